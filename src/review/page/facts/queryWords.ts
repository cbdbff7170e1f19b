export type HighlightedPart = { readonly text: string; readonly isFound: boolean };

/** A parsed query: the words that matching text must contain, in any order. */
export type Query = {
  readonly matches: (text: string) => boolean;
  /** Sort key; lower is better. */
  readonly rank: (text: string) => number;
  readonly highlight: (text: string) => readonly HighlightedPart[];
};

const WORD_GAP = '[\\s-]+';

/** Parses a query; null if it is blank. Words also match plurals, hyphenated forms and longer words. */
export function readQuery(query: string): Query | null {
  const words = query.trim().split(/\s+/).filter(Boolean).map(patternOf);
  if (words.length === 0) return null;
  const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}(?:e?s)?(?![\\p{L}\\d])`, 'iu');
  const begins = words.map(atWordStart);
  const wholes = words.map(whole);
  const phrase = whole(words.join(WORD_GAP));
  const every = (patterns: readonly RegExp[], text: string) => patterns.every((pattern) => pattern.test(text));
  return {
    matches: (text) => every(begins, text),
    rank: (text) => (phrase.test(text) ? 0 : every(wholes, text) ? 1 : 2),
    highlight: createHighlighter(words),
  };
}

export function atWordStart(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'iu');
}

export function createHighlighter(patterns: readonly string[]): Query['highlight'] {
  const anywhere = new RegExp(`((?<![\\p{L}\\d])(?:${patterns.map((word) => `${word}\\p{L}*`).join('|')}))`, 'iu');
  // Splitting by a capture group leaves the matches at odd indexes.
  return (text) =>
    text
      .split(anywhere)
      .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
      .filter((part) => part.text !== '');
}

const STOP_WORDS = new Set(
  'a about all an and any anybody are as ask asked asks at be been by can company could creator creators customer customers did do does ever for from get gets had happen happens has have how i if in is it its long many may me much must my of on once one or really said say says shall should still that the their them then there they this to us use was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

export function quotedPart(query: string): string | null {
  return /["“](.+?)["”]/u.exec(query)?.[1]?.trim() ?? null;
}

/** Whether a query equals or quotes a name, or contains a multi-word name. */
export function isNamedIn(name: string, query: string): boolean {
  const normalize = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\d]+/gu)
        ?.join(' ') ?? ''
    } `;
  const [nameWords, queryWords] = [normalize(name), normalize(quotedPart(query) ?? query)];
  return nameWords === queryWords || (nameWords.trim().includes(' ') && queryWords.includes(nameWords));
}

export function keyWords(query: string): readonly string[] {
  const words = query.split(/\s+/).map((word) => word.replaceAll(/^["“(]+|[?!.,;:"”)]+$/g, ''));
  return words.filter((word) => word !== '' && !STOP_WORDS.has(word.toLowerCase()));
}

export function phraseOf(words: string): string {
  return words.split(/\s+/).map(patternOf).join(WORD_GAP);
}

/** Returns a pattern for a word's singular, with an optional hyphen between any two letters. */
function patternOf(word: string): string {
  const singular = /[^s]s$/i.test(word) && word.length > 3 ? word.slice(0, -1) : word;
  const letters = singular
    .split('')
    .map((letter) => (letter === '-' ? '[\\s-]?' : letter.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')));
  return letters.join(/^\p{L}+$/u.test(singular) ? '-?' : '');
}
