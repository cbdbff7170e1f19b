/** A stretch of text that one font can write. */
export type LetterRun = { readonly text: string; readonly isExtended: boolean };

// What the Latin files of the fonts hold, and their Latin-extended ones.
const LATIN =
  /[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u;
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u;
const EXTENDED_EVERYWHERE = new RegExp(EXTENDED.source, 'gu');

/** The text in stretches of one font each; a letter that no font has is written as its number, as in [U+5F20]. */
export function letterRuns(text: string): readonly LetterRun[] {
  const runs: LetterRun[] = [];
  for (const letter of text.normalize('NFC')) {
    const isExtended = EXTENDED.test(letter);
    const written = isExtended || LATIN.test(letter) ? letter : numberOf(letter);
    const last = runs.at(-1);
    if (last?.isExtended === isExtended) runs[runs.length - 1] = { text: last.text + written, isExtended };
    else runs.push({ text: written, isExtended });
  }
  return runs;
}

/** The text with a letter of like width for each that only the extended font has, to measure with. */
export function plainLetters(text: string): string {
  const written = letterRuns(text).map((run) => run.text);
  return written.join('').replace(EXTENDED_EVERYWHERE, 'n');
}

/** What a reader of tags gets for a text that not every letter could be drawn of. */
export function actual(text: string): { readonly actual?: string } {
  const drawn = letterRuns(text).map((run) => run.text);
  return drawn.join('') === text.normalize('NFC') ? {} : { actual: text };
}

function numberOf(letter: string): string {
  return `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
