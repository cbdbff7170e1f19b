import type { ItemMarks, Marks } from '#src/visualizer/scene/marks.ts';

/** Several layers of marks as one: what a later layer says of an item is added to what the earlier ones say. */
export function layered(layers: readonly Marks[]): Marks {
  const given = layers.filter(({ size }) => size > 0);
  if (given.length === 1 && given[0] !== undefined) return given[0];
  const marks = new Map<string, ItemMarks>();
  for (const layer of given) for (const [id, mark] of layer) marks.set(id, { ...marks.get(id), ...mark });
  return marks;
}

/** Memoizes a function for its latest arguments. */
export function memoizeLatest<Given extends readonly unknown[], Answer>(
  work: (...given: Given) => Answer,
): (...given: Given) => Answer {
  let last: { readonly given: Given; readonly answer: Answer } | null = null;
  return (...given) => {
    if (last !== null && given.every((value, index) => value === last?.given[index])) return last.answer;
    last = { given, answer: work(...given) };
    return last.answer;
  };
}
