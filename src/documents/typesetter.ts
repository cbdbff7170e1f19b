import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { DocumentFonts, FaceName, Letter } from './faces.ts';
import { openHiddenText } from './hiddenText.ts';
import type { Lettering } from './painter.ts';
import { openPictures } from './pictures.ts';
import type { TextStyle } from './style.ts';

/** A stretch of a line in one font, or painted where no font has it. */
type Run = { readonly letters: readonly string[]; readonly face: FaceName | null };

/** A line of text and how far its baseline is below its top. The width is without the blanks at its end. */
export type Line = Readonly<Record<'width' | 'height' | 'ascent', number>> & {
  readonly runs: readonly Run[];
  readonly direction: Direction;
};

/**
 * The direction of a line: `ltr` has letters from left to right only; the others have some from right to left, which are
 * painted as a whole, in a paragraph that begins at its left or at its right.
 */
type Direction = 'ltr' | 'mixed-ltr' | 'mixed-rtl';
type Paragraph = { readonly letters: readonly Letter[]; readonly direction: Direction };
/** Whether all digits are equally wide. */
type Tabular = { readonly tabular?: boolean };
type DrawOptions = Tabular & { readonly underline?: boolean };
type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>;

/** The two halves of a character in the wrong order. */
const TURNED_PAIR = /([\udc00-\udfff])([\ud800-\udbff])/g;
const TABULAR: Features = ['tnum'];
const WEIGHTS: Readonly<Record<TextStyle['font'], number>> = { display: 700, text: 400, strong: 600 };
const bidi = bidiFactory();

/** Breaks text into lines and draws them, each letter in the first font that has it or as a picture (R20.6). */
export function openTypesetter(pdf: PDFKit.PDFDocument, { faces, painter }: DocumentFonts) {
  const hidden = openHiddenText(pdf);
  const pictures = openPictures(pdf);
  for (const [name, file] of Object.entries(faces.files)) pdf.registerFont(name, file);
  // The painter only comes with letters to paint.
  const paintWith = () => painter ?? missingPainter();

  const letteringOf = (style: TextStyle, direction: Direction): Lettering => ({
    weight: WEIGHTS[style.font],
    color: style.color,
    isRightToLeft: direction === 'mixed-rtl',
  });
  const widthOf = ({ letters, face }: Run, style: TextStyle, direction: Direction, isTabular = false): number => {
    const text = letters.join('');
    return face === null
      ? paintWith().widthOf(text, letteringOf(style, direction)) * style.size
      : pdf
          .font(face)
          .fontSize(style.size)
          .widthOfString(text, isTabular ? { features: TABULAR } : {});
  };
  const lengthOf = ({ letters, direction }: Paragraph, style: TextStyle, isTabular = false): number =>
    runsOf(letters).reduce((sum, run) => sum + widthOf(run, style, direction, isTabular), 0);

  /** Breaks letters into lines where Unicode allows it, a word that is longer than a line between any two letters. */
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
    const lengthOfLetters = (some: readonly Letter[]) => lengthOf({ letters: some, direction }, style);
    for (const word of wordsOf(letters)) {
      const length = lengthOfLetters(word);
      if (length <= width || lengthOfLetters(trimmed(word)) <= width) add(word, length);
      else for (const letter of word) add([letter], isBlank(letter) ? 0 : lengthOfLetters([letter]));
    }
    return [...lines, line].map((some) => ({ letters: some, direction }));
  }

  function measured({ letters, direction }: Paragraph, style: TextStyle, isTabular = false): Line {
    const runs = runsOf(direction === 'ltr' ? letters : trimmed(letters));
    const paintings = runs
      .filter(({ face }) => face === null)
      .map((run) => paintWith().paint(run.letters.join(''), letteringOf(style, direction)));
    const own = faces.ascentOf(style.font) * style.size;
    const ascent = Math.max(own, ...paintings.map((painting) => painting.ascent * style.size));
    const lineHeight = pdf.font(style.font).fontSize(style.size).currentLineHeight(true);
    const descents = paintings.map((painting) => (painting.height - painting.ascent) * style.size);
    return {
      runs,
      direction,
      width: lengthOf({ letters: trimmed(letters), direction }, style, isTabular),
      ascent,
      height: ascent + Math.max(lineHeight - own, ...descents) + style.lineGap,
    };
  }

  return {
    /** Returns the lines of a text that may take so much width; an empty text has none. */
    layOut(text: string, style: TextStyle, width: number, { tabular }: Tabular = {}): readonly Line[] {
      if (text === '') return [];
      return faces
        .linesOf(text, style.font)
        .flatMap((letters) => wrap(withDirection(letters), style, width).map((line) => measured(line, style, tabular)));
    },
    /** Draws a line from its left end and its top. */
    draw(line: Line, style: TextStyle, left: number, top: number, { tabular, underline }: DrawOptions = {}): void {
      const baseline = top + line.ascent;
      let x = left;
      for (const run of line.runs) {
        const text = run.letters.join('');
        const width = widthOf(run, style, line.direction, tabular);
        if (run.face === null) {
          const { size } = style;
          const painting = paintWith().paint(text, letteringOf(style, line.direction));
          pictures.draw(painting, {
            x: x + painting.x * size,
            y: baseline - painting.ascent * size,
            width: painting.width * size,
            height: painting.height * size,
          });
          hidden.add(asSeen(text, line.direction), { x, baseline, size, width });
        } else {
          pdf.font(run.face).fontSize(style.size);
          pdf.text(text, x, baseline - faces.ascentOf(run.face) * style.size, {
            lineBreak: false,
            ...(underline === true ? { underline } : {}),
            ...(tabular === true ? { features: TABULAR } : {}),
          });
        }
        x += width;
      }
    },
    finish: () => hidden.finish(),
  };
}

/** The height of lines below each other. */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

/** How many lines fit into so much height. */
export function fitting(lines: readonly Line[], height: number): number {
  let [count, room] = [0, height];
  for (const line of lines) {
    room -= line.height;
    if (room < 0) break;
    count += 1;
  }
  return count;
}

/** The letters between two places where a line may end, in order. */
function wordsOf(letters: readonly Letter[]): readonly (readonly Letter[])[] {
  const breaker = new LineBreaker(letters.map(({ text }) => text).join(''));
  const words: Letter[][] = [];
  let [word, end]: [Letter[], number] = [[], 0];
  let next = breaker.nextBreak();
  for (const letter of letters) {
    word.push(letter);
    end += letter.text.length;
    while (next !== null && next.position < end) next = breaker.nextBreak();
    if (next?.position !== end) continue;
    words.push(word);
    word = [];
  }
  return word.length > 0 ? [...words, word] : words;
}

function withDirection(letters: readonly Letter[]): Paragraph {
  if (letters.every(({ face }) => face !== null)) return { letters, direction: 'ltr' };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(letters.map(({ text }) => text).join(''));
  if (!levels.some(isOdd)) return { letters, direction: 'ltr' };
  const direction = isOdd(paragraphs[0]?.level ?? 0) ? 'mixed-rtl' : 'mixed-ltr';
  return { letters: letters.map((letter) => ({ ...letter, face: null })), direction };
}

/** The characters of a line in the order in which they are seen from left to right. */
function asSeen(text: string, direction: Direction): string {
  if (direction === 'ltr') return text;
  const levels = bidi.getEmbeddingLevels(text, direction === 'mixed-rtl' ? 'rtl' : 'ltr');
  const units = bidi.getReorderedIndices(text, levels).map((index) => text.charAt(index));
  return units.join('').replaceAll(TURNED_PAIR, '$2$1');
}

function runsOf(letters: readonly Letter[]): readonly Run[] {
  const runs: { letters: string[]; face: FaceName | null }[] = [];
  for (const { text, face } of letters) {
    const last = runs.at(-1);
    if (last?.face === face) last.letters.push(text);
    else runs.push({ letters: [text], face });
  }
  return runs;
}

function trimmed(letters: readonly Letter[]): readonly Letter[] {
  return letters.slice(0, letters.findLastIndex((letter) => !isBlank(letter)) + 1);
}

function isBlank({ text }: Letter): boolean {
  return text === ' ';
}

/** Levels of Unicode's bidirectional algorithm run from right to left where they are odd. */
function isOdd(level: number): boolean {
  return level % 2 === 1;
}

function missingPainter(): never {
  throw new Error('The document has letters that no embedded font has, and nothing to paint them with.');
}
