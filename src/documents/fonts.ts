import wide from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import wideStrong from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?url';
import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url';
import strong from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';
import { create, type Font } from 'fontkit';
import type { TextPainter } from './painter.ts';
import type { TextStyle } from './style.ts';

/** Reads the product's files by address, and loads a painter for letters that no font includes. */
export type Sources = {
  readonly read: (address: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly loadPainter?: (typed: string) => Promise<TextPainter>;
};

/** A font's name. The wide fonts cover Latin, Greek and Cyrillic, in the weights of `text` and `strong`. */
export type FaceName = TextStyle['font'] | 'wide' | 'wideStrong';
type Files<Content> = Readonly<Partial<Record<FaceName, Content>>>;

export type DocumentFonts = {
  readonly faces: ReturnType<typeof createFaces>;
  readonly painter?: TextPainter | undefined;
};

/** A letter with its diacritics, or one emoji, and the embedded font that includes it, if any. */
export type Letter = { readonly text: string; readonly face: FaceName | null };

const BASE_FACES = { display, text, strong };
const WIDE_FACES = { wide, wideStrong };
const WIDE_FACE_OF = { display: 'wideStrong', text: 'wide', strong: 'wideStrong' } as const;
/** The wide fonts are only used for these scripts; in others, a letter's shape can depend on its neighbors. */
const WIDE_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;
const MISSING_GLYPH = 0;

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
// Excludes no-break spaces, where lines must not break, and byte order marks.
const WHITESPACE = /[^\S\n\u00a0\ufeff]/g;
const UNDRAWABLE = /[\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;
/** Joiners, direction marks, controls and other invisible characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Control}\ufff9-\ufffb]/gu;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const BROWSER_SOURCES: Sources = {
  read: async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Fetching ${address} failed with status ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  },
  loadPainter: async (typed) => (await import('./painter.ts')).loadPainter(typed),
};

/** Reads the fonts for a document; the wide fonts and the painter are only loaded if the typed text needs them. */
export async function readFonts({ read, loadPainter }: Sources, typed = ''): Promise<DocumentFonts> {
  const readAll = async (addresses: Files<string>) => {
    const files = Object.entries(addresses).map(async ([face, address]) => [face, await read(address)] as const);
    return Object.fromEntries(await Promise.all(files));
  };
  const base = await readAll(BASE_FACES);
  const baseFaces = createFaces(base);
  const missing = baseFaces.missingLetters(typed);
  if (missing.length === 0) return { faces: baseFaces };
  const mayBeWide = missing.some((letter) => WIDE_SCRIPTS.test(letter));
  const faces = mayBeWide ? createFaces({ ...base, ...(await readAll(WIDE_FACES)) }) : baseFaces;
  return { faces, painter: faces.missingLetters(typed).length === 0 ? undefined : await loadPainter?.(typed) };
}

function createFaces(files: Files<Uint8Array>) {
  const fonts = new Map<FaceName, Font>();
  const drawableForms = new Map<string, string | undefined>();

  const fontOf = (face: FaceName): Font => {
    const file = files[face];
    if (file === undefined) throw new Error(`The font ${face} is not loaded.`);
    const font = fonts.get(face) ?? create(file);
    fonts.set(face, font);
    return font;
  };
  const findForm = (face: FaceName, letter: string) => {
    const key = `${face} ${letter}`;
    if (!drawableForms.has(key)) drawableForms.set(key, findDrawableForm(fontOf(face), letter));
    return drawableForms.get(key);
  };
  const findWideForm = (base: TextStyle['font'], letter: string) => {
    const face = WIDE_FACE_OF[base];
    return files[face] !== undefined && WIDE_SCRIPTS.test(letter) ? findForm(face, letter) : undefined;
  };

  return {
    files,
    /** Height above the baseline, in ems. */
    ascentOf: (face: FaceName): number => fontOf(face).ascent / fontOf(face).unitsPerEm,
    /** Splits text into lines of letters, each with the font that draws it. */
    linesOf(typed: string, base: TextStyle['font']): readonly (readonly Letter[])[] {
      const lines = lettersOf(typed);
      // If only the wide font includes a letter, the whole text uses that font, so no word mixes two typefaces.
      const isWide = lines
        .flat()
        .some((letter) => findForm(base, letter) === undefined && findWideForm(base, letter) !== undefined);
      const withFace = (letter: string): Letter => {
        const wideForm = isWide ? findWideForm(base, letter) : undefined;
        if (wideForm !== undefined) return { text: wideForm, face: WIDE_FACE_OF[base] };
        const baseForm = findForm(base, letter);
        return baseForm === undefined ? { text: letter, face: null } : { text: baseForm, face: base };
      };
      return lines.map((letters) => letters.map(withFace));
    },
    missingLetters: (typed: string): readonly string[] =>
      lettersOf(typed)
        .flat()
        .filter((letter) => (findForm('text', letter) ?? findWideForm('text', letter)) === undefined),
  };
}

/**
 * Splits typed text into lines of graphemes. Replaces whitespace (except no-break spaces) with spaces and undrawable
 * characters with U+FFFD, and drops invisible graphemes.
 */
export function lettersOf(typed: string): readonly (readonly string[])[] {
  const shown = typed.replace(LINE_ENDS, '\n').replace(WHITESPACE, ' ').replace(UNDRAWABLE, '\ufffd');
  return shown
    .split('\n')
    .map((line) =>
      Array.from(GRAPHEMES.segment(line), ({ segment }) => segment).filter(
        (letter) => letter.replace(INVISIBLE, '') !== '',
      ),
    );
}

/** Returns the composed or decomposed form with one glyph per character, so text can be extracted from the PDF. */
function findDrawableForm(font: Font, letter: string): string | undefined {
  const visible = letter.replace(INVISIBLE, '');
  return [visible.normalize('NFC'), visible.normalize('NFD')].find((spelled) => {
    const glyphIds = Array.from(spelled, (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).id);
    if (glyphIds.includes(MISSING_GLYPH)) return false;
    const layoutIds = font.layout(spelled).glyphs.map(({ id }) => id);
    return layoutIds.join() === glyphIds.join();
  });
}
