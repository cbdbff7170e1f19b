import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { DocumentFonts, FaceName, Letter } from './fonts.ts';
import { createPaintedText } from './paintedText.ts';
import type { Lettering } from './painter.ts';
import type { TextStyle } from './style.ts';

/** A part of a line in one font; `face` is null if its letters are painted as an image. */
type Run = { readonly text: string; readonly face: FaceName | null };

/** A line of text; `width` excludes trailing spaces, and `ascent` is the distance from its top to its baseline. */
export type Line = Readonly<Record<'width' | 'height' | 'ascent', number>> & {
  readonly runs: readonly Run[];
  readonly direction: Direction;
};

/** A paragraph with right-to-left letters is mixed: each line is painted as one image, in the paragraph's direction. */
type Direction = 'ltr' | 'mixed-ltr' | 'mixed-rtl';
type Paragraph = { readonly letters: readonly Letter[]; readonly direction: Direction };
/** `tabular` gives all digits the same width. */
export type LineOptions = { readonly tabular?: boolean; readonly underline?: boolean };
type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>;

const REVERSED_SURROGATES = /([\udc00-\udfff])([\ud800-\udbff])/g;
const TABULAR: Features = ['tnum'];
const WEIGHTS: Readonly<Record<TextStyle['font'], number>> = { display: 700, text: 400, strong: 600 };
const bidi = bidiFactory();

/** Breaks text into lines, and draws each letter in a font that includes it, or as an image (R20.6). */
export function createTypesetter(pdf: PDFKit.PDFDocument, { faces, painter }: DocumentFonts) {
  const painted = createPaintedText(pdf);
  for (const [name, file] of Object.entries(faces.files)) pdf.registerFont(name, file);
  const requirePainter = () => {
    if (painter !== undefined) return painter;
    throw new Error('Some letters are missing from the embedded fonts, and there is nothing to paint them with.');
  };

  const letteringOf = (style: TextStyle, direction: Direction): Lettering => ({
    weight: WEIGHTS[style.font],
    color: style.color,
    isRightToLeft: direction === 'mixed-rtl',
  });
  const widthOf = ({ text, face }: Run, style: TextStyle, direction: Direction, isTabular = false): number => {
    if (face === null) return requirePainter().widthOf(text, letteringOf(style, direction)) * style.size;
    pdf.font(face).fontSize(style.size);
    return pdf.widthOfString(text, isTabular ? { features: TABULAR } : {});
  };
  const totalWidth = (letters: readonly Letter[], style: TextStyle, direction: Direction, isTabular = false): number =>
    runsOf(letters).reduce((sum, run) => sum + widthOf(run, style, direction, isTabular), 0);

  /** Breaks letters into lines where Unicode allows it; a word longer than a line breaks anywhere. */
  function wrap({ letters, direction }: Paragraph, style: TextStyle, width: number): readonly Paragraph[] {
    const lines: Letter[][] = [];
    let line: Letter[] = [];
    let room = width;
    const add = (added: readonly Letter[], length: number) => {
      if (length > room && line.length > 0) {
        lines.push(line);
        [line, room] = [[], width];
      }
      line.push(...added);
      room -= length;
    };
    for (const word of wordsOf(letters)) {
      const length = totalWidth(word, style, direction);
      if (length <= width || totalWidth(trimEnd(word), style, direction) <= width) add(word, length);
      else for (const letter of word) add([letter], isBlank(letter) ? 0 : totalWidth([letter], style, direction));
    }
    return [...lines, line].map((each) => ({ letters: each, direction }));
  }

  function measureLine({ letters, direction }: Paragraph, style: TextStyle, isTabular = false): Line {
    const runs = runsOf(direction === 'ltr' ? letters : trimEnd(letters));
    const paintings = runs
      .filter(({ face }) => face === null)
      .map(({ text }) => requirePainter().paint(text, letteringOf(style, direction)));
    const fontAscent = faces.ascentOf(style.font) * style.size;
    const ascent = Math.max(fontAscent, ...paintings.map((painting) => painting.ascent * style.size));
    const lineHeight = pdf.font(style.font).fontSize(style.size).currentLineHeight(true);
    const descents = paintings.map((painting) => (painting.height - painting.ascent) * style.size);
    return {
      runs,
      direction,
      width: totalWidth(trimEnd(letters), style, direction, isTabular),
      ascent,
      height: ascent + Math.max(lineHeight - fontAscent, ...descents) + style.lineGap,
    };
  }

  return {
    layOut(text: string, style: TextStyle, width: number, { tabular }: LineOptions = {}): readonly Line[] {
      if (text === '') return [];
      return faces
        .linesOf(text, style.font)
        .flatMap((letters) =>
          wrap(withDirection(letters), style, width).map((line) => measureLine(line, style, tabular)),
        );
    },
    draw(line: Line, style: TextStyle, left: number, top: number, { tabular, underline }: LineOptions = {}): void {
      const baseline = top + line.ascent;
      let x = left;
      for (const run of line.runs) {
        const { text, face } = run;
        const width = widthOf(run, style, line.direction, tabular);
        if (face === null) {
          const painting = requirePainter().paint(text, letteringOf(style, line.direction));
          painted.draw(painting, toVisualOrder(text, line.direction), { x, baseline, size: style.size, width });
        } else {
          pdf.font(face).fontSize(style.size);
          pdf.text(text, x, baseline - faces.ascentOf(face) * style.size, {
            lineBreak: false,
            ...(underline && { underline }),
            ...(tabular && { features: TABULAR }),
          });
        }
        x += width;
      }
    },
    finish: () => painted.finish(),
  };
}

export function countFittingLines(lines: readonly Line[], height: number): number {
  let [count, room] = [0, height];
  for (const line of lines) {
    room -= line.height;
    if (room < 0) break;
    count += 1;
  }
  return count;
}

function wordsOf(letters: readonly Letter[]): readonly (readonly Letter[])[] {
  const breaker = new LineBreaker(letters.map(({ text }) => text).join(''));
  const ends = new Set<number>();
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) ends.add(next.position);
  const words: Letter[][] = [[]];
  let position = 0;
  for (const letter of letters) {
    words.at(-1)?.push(letter);
    position += letter.text.length;
    if (ends.has(position)) words.push([]);
  }
  return words.filter((word) => word.length > 0);
}

function withDirection(letters: readonly Letter[]): Paragraph {
  if (letters.every(({ face }) => face !== null)) return { letters, direction: 'ltr' };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(letters.map(({ text }) => text).join(''));
  if (!levels.some(isRightToLeft)) return { letters, direction: 'ltr' };
  const direction = isRightToLeft(paragraphs[0]?.level ?? 0) ? 'mixed-rtl' : 'mixed-ltr';
  return { letters: letters.map((letter) => ({ ...letter, face: null })), direction };
}

function toVisualOrder(text: string, direction: Direction): string {
  if (direction === 'ltr') return text;
  const levels = bidi.getEmbeddingLevels(text, direction === 'mixed-rtl' ? 'rtl' : 'ltr');
  const units = bidi.getReorderedIndices(text, levels).map((index) => text.charAt(index));
  return units.join('').replaceAll(REVERSED_SURROGATES, '$2$1');
}

function runsOf(letters: readonly Letter[]): readonly Run[] {
  const runs: { text: string; face: FaceName | null }[] = [];
  for (const { text, face } of letters) {
    const last = runs.at(-1);
    if (last?.face === face) last.text += text;
    else runs.push({ text, face });
  }
  return runs;
}

function trimEnd(letters: readonly Letter[]): readonly Letter[] {
  return letters.slice(0, letters.findLastIndex((letter) => !isBlank(letter)) + 1);
}

function isBlank({ text }: Letter): boolean {
  return text === ' ';
}

/** In Unicode's bidirectional algorithm, odd levels are right-to-left. */
function isRightToLeft(level: number): boolean {
  return level % 2 === 1;
}
