const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
// Keeps no-break spaces, where lines don't break, and byte order marks, which are no blanks.
const BLANKS = /[^\S\n\u00a0\ufeff]/g;
const UNDRAWABLE = /[\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;
const REPLACEMENT = '\ufffd';
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Control}\ufff9-\ufffb]/gu;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits typed text into lines of graphemes. All blanks become spaces, and graphemes that leave no mark are dropped. */
export function lettersOf(text: string): readonly (readonly string[])[] {
  const shown = text.replace(LINE_ENDS, '\n').replace(BLANKS, ' ').replace(UNDRAWABLE, REPLACEMENT);
  return shown
    .split('\n')
    .map((line) =>
      Array.from(GRAPHEMES.segment(line), ({ segment }) => segment).filter((letter) => withoutInvisible(letter) !== ''),
    );
}

/** Removes joiners, direction marks, controls and other characters that leave no mark on paper. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
