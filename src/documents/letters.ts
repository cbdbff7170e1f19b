const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
// A no-break space stays one: the fonts have it, and lines don't break there. A byte order mark is no blank.
const BLANKS = /[^\S\n\u00a0\ufeff]/g;
const UNDRAWABLE = /[\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;
const REPLACEMENT = '\ufffd';
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Control}\ufff9-\ufffb]/gu;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The lines of typed text, each as its letters with their marks. Blanks of every kind are spaces, and what has no picture
 * is left out; joiners stay within the letters or emoji that they shape.
 */
export function lettersOf(text: string): readonly (readonly string[])[] {
  const shown = text.replace(LINE_ENDS, '\n').replace(BLANKS, ' ').replace(UNDRAWABLE, REPLACEMENT);
  return shown
    .split('\n')
    .map((line) =>
      Array.from(GRAPHEMES.segment(line), ({ segment }) => segment).filter((letter) => withoutInvisible(letter) !== ''),
    );
}

/** The text without joiners, direction marks, controls and other characters that leave no mark on paper. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
