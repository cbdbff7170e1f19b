/** A part of a text, and whether a query found it. */
export type MarkedPart = { readonly text: string; readonly isFound: boolean };

/** What a query asks for: words that a text has to contain, in any order. */
export type Query = {
  readonly isIn: (text: string) => boolean;
  /** 0 for the words as one phrase, 1 for all of them as whole words, 2 for anything else. */
  readonly rank: (text: string) => number;
  readonly marked: (text: string) => readonly MarkedPart[];
};

/** Spaces or hyphens between two words of a phrase. */
const BETWEEN = '[\\s-]+';

/** Reads a query; null when it has no words. A word matches its plural, its hyphenated form and any word it begins. */
export function readQuery(query: string): Query | null {
  const words = query.trim().split(/\s+/).filter(Boolean).map(patternOf);
  if (words.length === 0) return null;
  const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}(?:e?s)?(?![\\p{L}\\d])`, 'iu');
  const begins = words.map(beginOf);
  const wholes = words.map(whole);
  const phrase = whole(words.join(BETWEEN));
  const every = (patterns: readonly RegExp[], text: string) => patterns.every((pattern) => pattern.test(text));
  return {
    isIn: (text) => every(begins, text),
    rank: (text) => (phrase.test(text) ? 0 : every(wholes, text) ? 1 : 2),
    marked: markWith(words),
  };
}

/** The pattern at the beginning of a word. */
export function beginOf(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'iu');
}

/** Marks every word that begins with one of these patterns. */
export function markWith(patterns: readonly string[]): Query['marked'] {
  const anywhere = new RegExp(`((?<![\\p{L}\\d])(?:${patterns.map((word) => `${word}\\p{L}*`).join('|')}))`, 'iu');
  // Splitting by a group puts what it matched at the odd places.
  return (text) =>
    text
      .split(anywhere)
      .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
      .filter((part) => part.text !== '');
}

/** Words of a question that say nothing of what it asks about. */
const ASKING = new Set(
  'a about all an and any anybody are as at be been by can company could creator creators customer customers did do does ever for from get gets had happen happens has have how i if in is it its long many may me much must my of on once one or really said say says shall should still that the their them then there they this to us use was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The words that a query puts in quotation marks; null if it quotes nothing. */
export function quotedIn(query: string): string | null {
  return /["“](.+?)["”]/u.exec(query)?.[1]?.trim() ?? null;
}

/** Whether a query is or quotes a name, or has a name of several words in it. */
export function isNamedIn(name: string, query: string): boolean {
  const words = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\d]+/gu)
        ?.join(' ') ?? ''
    } `;
  const [own, asked] = [words(name), words(quotedIn(query) ?? query)];
  return own === asked || (own.trim().includes(' ') && asked.includes(own));
}

/** What is left of a question in a whole sentence: the words that it is about. */
export function keyWords(query: string): readonly string[] {
  const words = query.split(/\s+/).map((word) => word.replaceAll(/^["“(]+|[?!.,;:"”)]+$/g, ''));
  return words.filter((word) => word !== '' && !ASKING.has(word.toLowerCase()));
}

/** Several words as a pattern, one after the other. */
export function phraseOf(words: string): string {
  return words.split(/\s+/).map(patternOf).join(BETWEEN);
}

/** A word as a pattern, with a hyphen or none between its letters, in the singular. */
function patternOf(word: string): string {
  const singular = /[^s]s$/i.test(word) && word.length > 3 ? word.slice(0, -1) : word;
  const letters = singular
    .split('')
    .map((letter) => (letter === '-' ? '[\\s-]?' : letter.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')));
  return letters.join(/^\p{L}+$/u.test(singular) ? '-?' : '');
}
