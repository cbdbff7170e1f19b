import { create, type Font } from 'fontkit';
import { lettersOf, withoutInvisible } from './letters.ts';
import type { TextPainter } from './painter.ts';
import type { TextStyle } from './style.ts';

/** A font file; the wide ones have Latin with every mark, Greek and Cyrillic, in the weights of `text` and `strong`. */
export type FaceName = TextStyle['font'] | 'wide' | 'wideStrong';
export type FontFiles = Readonly<Partial<Record<FaceName, Uint8Array>>>;
export type Faces = ReturnType<typeof openFaces>;

/** The fonts a document embeds, and what draws the letters that they lack. */
export type DocumentFonts = { readonly faces: Faces; readonly painter?: TextPainter | undefined };

/** A letter with its marks, or one emoji, and the font that writes it; null where no embedded font does. */
export type Letter = { readonly text: string; readonly face: FaceName | null };

const WIDE_FACES = { display: 'wideStrong', text: 'wide', strong: 'wideStrong' } as const;
/** The wide fonts are for these scripts; letters of others change with their neighbors. */
const WIDE_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;
const MISSING_GLYPH = 0;

/** Opens font files, and tells which of them writes a letter. */
export function openFaces(files: FontFiles) {
  const fonts = new Map<FaceName, Font>();
  const spellings = new Map<string, string | undefined>();

  const fontOf = (face: FaceName): Font => {
    const file = files[face];
    if (file === undefined) throw new Error(`The document has no font for ${face}.`);
    const font = fonts.get(face) ?? create(file);
    fonts.set(face, font);
    return font;
  };
  const spell = (face: FaceName, letter: string): string | undefined => {
    const key = `${face} ${letter}`;
    if (!spellings.has(key)) spellings.set(key, spelling(fontOf(face), letter));
    return spellings.get(key);
  };
  const spellWide = (face: FaceName, letter: string): string | undefined =>
    files[face] !== undefined && WIDE_SCRIPTS.test(letter) ? spell(face, letter) : undefined;

  return {
    files,
    /** How far a font's letters reach above the baseline, in ems. */
    ascentOf: (face: FaceName): number => fontOf(face).ascent / fontOf(face).unitsPerEm,
    /** Splits text into its lines, and these into letters, each with the font that writes it. */
    linesOf(text: string, own: TextStyle['font']): readonly (readonly Letter[])[] {
      const wide = WIDE_FACES[own];
      const lines = lettersOf(text);
      // One word in two typefaces looks like a mistake: a letter that only the wide font has sets the whole text in it.
      const isWide = lines
        .flat()
        .some((letter) => spell(own, letter) === undefined && spellWide(wide, letter) !== undefined);
      return lines.map((letters) =>
        letters.map((letter) => {
          const inWide = isWide ? spellWide(wide, letter) : undefined;
          if (inWide !== undefined) return { text: inWide, face: wide };
          const inOwn = spell(own, letter);
          return inOwn === undefined ? { text: letter, face: null } : { text: inOwn, face: own };
        }),
      );
    },
    /** The letters of a text that no font writes. */
    lacks: (text: string, own: TextStyle['font']): readonly string[] =>
      lettersOf(text).flatMap((letters) =>
        letters.filter((letter) => (spell(own, letter) ?? spellWide(WIDE_FACES[own], letter)) === undefined),
      ),
  };
}

/** Whether wide fonts are worth fetching for one of these letters. */
export function mayBeWide(letters: readonly string[]): boolean {
  return letters.some((letter) => WIDE_SCRIPTS.test(letter));
}

/**
 * Returns how a font spells a letter, or undefined if it can't: each character has to be drawn by its own glyph, which is
 * what the text is read back from. Fonts that draw a composed letter in parts are given the parts.
 */
function spelling(font: Font, letter: string): string | undefined {
  const visible = withoutInvisible(letter);
  return [visible.normalize('NFC'), visible.normalize('NFD')].find((text) => {
    const own = Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).id);
    return (
      !own.includes(MISSING_GLYPH) &&
      font
        .layout(text)
        .glyphs.map(({ id }) => id)
        .join() === own.join()
    );
  });
}
