import { create, type Font } from 'fontkit';
import { lettersOf, withoutInvisible } from './letters.ts';
import type { TextPainter } from './painter.ts';
import type { TextStyle } from './style.ts';

/** A font; the wide ones have all of Latin, Greek and Cyrillic, in the weights of `text` and `strong`. */
export type FaceName = TextStyle['font'] | 'wide' | 'wideStrong';

/** The fonts that a document embeds, and the painter of letters that they lack. */
export type DocumentFonts = {
  readonly faces: ReturnType<typeof openFaces>;
  readonly painter?: TextPainter | undefined;
};

/** A letter with its marks, or one emoji, and the embedded font that has it, if any. */
export type Letter = { readonly text: string; readonly face: FaceName | null };

const WIDE_FACES = { display: 'wideStrong', text: 'wide', strong: 'wideStrong' } as const;
/** The wide fonts only write these scripts; letters of others change with their neighbors. */
const WIDE_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;
const MISSING_GLYPH = 0;

export function openFaces(files: Readonly<Partial<Record<FaceName, Uint8Array>>>) {
  const fonts = new Map<FaceName, Font>();
  const spellings = new Map<string, string | undefined>();

  const fontOf = (face: FaceName): Font => {
    const file = files[face];
    if (file === undefined) throw new Error(`The document has no font for ${face}.`);
    const font = fonts.get(face) ?? create(file);
    fonts.set(face, font);
    return font;
  };
  const spell = (face: FaceName, letter: string) => {
    const key = `${face} ${letter}`;
    if (!spellings.has(key)) spellings.set(key, spelling(fontOf(face), letter));
    return spellings.get(key);
  };
  const spellWide = (own: TextStyle['font'], letter: string) => {
    const face = WIDE_FACES[own];
    return files[face] !== undefined && WIDE_SCRIPTS.test(letter) ? spell(face, letter) : undefined;
  };

  return {
    files,
    /** How far a font's letters reach above the baseline, in ems. */
    ascentOf: (face: FaceName): number => fontOf(face).ascent / fontOf(face).unitsPerEm,
    /** Splits text into lines of letters, each with the font that has it. */
    linesOf(text: string, own: TextStyle['font']): readonly (readonly Letter[])[] {
      const lines = lettersOf(text);
      // Two typefaces in one word look like a mistake, so one letter that only the wide font has makes the whole text wide.
      const isWide = lines
        .flat()
        .some((letter) => spell(own, letter) === undefined && spellWide(own, letter) !== undefined);
      const withFace = (letter: string): Letter => {
        const inWide = isWide ? spellWide(own, letter) : undefined;
        if (inWide !== undefined) return { text: inWide, face: WIDE_FACES[own] };
        const inOwn = spell(own, letter);
        return inOwn === undefined ? { text: letter, face: null } : { text: inOwn, face: own };
      };
      return lines.map((letters) => letters.map(withFace));
    },
    /** Returns the letters of a text that no font has. */
    lacks: (text: string): readonly string[] =>
      lettersOf(text)
        .flat()
        .filter((letter) => (spell('text', letter) ?? spellWide('text', letter)) === undefined),
  };
}

export function mayBeWide(letters: readonly string[]): boolean {
  return letters.some((letter) => WIDE_SCRIPTS.test(letter));
}

/**
 * Returns the letter, composed or decomposed, such that the font draws each character by its own glyph; text is read
 * back from these. Returns undefined if there is no such form.
 */
function spelling(font: Font, letter: string): string | undefined {
  const visible = withoutInvisible(letter);
  return [visible.normalize('NFC'), visible.normalize('NFD')].find((text) => {
    const own = Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).id);
    if (own.includes(MISSING_GLYPH)) return false;
    const drawn = font.layout(text).glyphs.map(({ id }) => id);
    return drawn.join() === own.join();
  });
}
