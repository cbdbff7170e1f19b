import { atWordStart, keyWords, createHighlighter, phraseOf, type Query } from './queryWords.ts';

type Term = { readonly asked: string; readonly patterns: readonly string[] };

/** A parsed question. If nothing contains all of its words, `mentioned` lists those in the best match. */
export type Question = { readonly query: Query; readonly mentioned: string | null };

/** Minimum share of a question's words that an answer must contain, with rare words weighing more. */
const MIN_WEIGHT_SHARE = 0.55;

/** The k1 (term saturation) and b (length normalization) parameters of Okapi BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.5;

/** Reduces a question to the words that its best match contains; null if they weigh less than the minimum share. */
export function readQuestion(
  query: string,
  synonyms: readonly (readonly string[])[],
  all: readonly string[],
): Question | null {
  const terms = termsOf(query, synonyms).map((term) => ({ ...term, begins: term.patterns.map(atWordStart) }));
  const countsIn = (text: string) =>
    terms.map(({ begins }) => begins.reduce((count, pattern) => count + Number(pattern.test(text)), 0));
  const counts = new Map(all.map((text) => [text, countsIn(text)]));
  const weights = terms.map((_, term) => {
    const count = all.filter((text) => (counts.get(text)?.[term] ?? 0) > 0).length;
    return Math.log(1 + all.length / Math.max(1, count));
  });
  const weightOf = (occurrences: readonly number[]) =>
    occurrences.reduce((sum, count, term) => sum + (count > 0 ? (weights[term] ?? 0) : 0), 0);
  const best = [...counts.values()].reduce<readonly number[]>(
    (heaviest, one) => (weightOf(one) > weightOf(heaviest) ? one : heaviest),
    [],
  );
  if (best.length === 0 || weightOf(best) < MIN_WEIGHT_SHARE * weights.reduce((sum, weight) => sum + weight, 0))
    return null;
  const lengthOf = (text: string) => text.split(/\s+/).length;
  const averageLength = all.reduce((sum, text) => sum + lengthOf(text), 0) / all.length;
  const scoreOf = (text: string) => {
    // Short text gets no bonus, because a label isn't a better answer than a sentence.
    const length = 1 - LENGTH_SHARE + LENGTH_SHARE * Math.max(1, lengthOf(text) / averageLength);
    return countsIn(text).reduce(
      (sum, count, term) => sum + ((weights[term] ?? 0) * count) / (count + SATURATION * length),
      0,
    );
  };
  const found = terms.filter((_, term) => (best[term] ?? 0) > 0);
  const words = found.map(({ asked }) => asked).join(', ');
  return {
    query: {
      matches: (text) => found.every(({ begins }) => begins.some((pattern) => pattern.test(text))),
      rank: (text) => -scoreOf(text),
      highlight: createHighlighter(found.flatMap(({ patterns }) => patterns)),
    },
    mentioned: found.length === terms.length ? null : words,
  };
}

function termsOf(query: string, synonyms: readonly (readonly string[])[]): readonly Term[] {
  const groups = synonyms.map((words) => words.map(phraseOf));
  const phrases = synonyms.flat().filter((words) => words.includes(' '));
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length).map(phraseOf);
  const parts = longestFirst.length === 0 ? [query] : query.split(new RegExp(`\\b(${longestFirst.join('|')})`, 'iu'));
  const asked = parts.flatMap((part, index) => (index % 2 === 1 ? [part] : keyWords(part)));
  return asked.map((words) => {
    const matching = groups.filter((group) => group.some((pattern) => new RegExp(`^${pattern}`, 'iu').test(words)));
    return { asked: words, patterns: [...new Set([phraseOf(words), ...matching.flat()])] };
  });
}
