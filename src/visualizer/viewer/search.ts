import type { ChartModel } from '#machines/graph/model/chartModel.ts';

/**
 * The ids of the states and transitions in which every word of a query occurs: in the title, the sentence, the name in
 * the code or a requirement id. None for an empty query.
 */
export function foundIn({ states, transitions }: ChartModel, query: string): ReadonlySet<string> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return new Set();
  const texts = [
    ...states.map(({ id, title, description, requirements }) => [id, title, description, ...requirements]),
    ...transitions.map(({ id, label, sentence, requirements }) => [id, label, sentence, ...requirements]),
  ].map(([id = '', ...parts]) => ({ id, text: [id, ...parts].join(' ').toLowerCase() }));
  return new Set(texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id));
}
