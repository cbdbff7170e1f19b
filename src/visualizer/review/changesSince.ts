import type { Judgement } from './review.ts';
import type { ReviewPart } from './reviewParts.ts';

/** A sentence as it was read at a judgement and as it is now; null where there was or is none. */
export type WordingChange = { readonly id: string; readonly before: string | null; readonly after: string | null };

/**
 * What reads differently since a judgement. Rules are numbered, and a number moves on when one is put before it: only
 * sentences that are not on both sides are compared.
 */
export function changesSince({ items }: ReviewPart, { wording = {} }: Judgement): readonly WordingChange[] {
  const read = new Set(Object.values(wording));
  const present = new Set(items.map(({ text }) => text));
  const gone = new Map(Object.entries(wording).filter(([, text]) => !present.has(text)));
  const changed = items
    .filter(({ text }) => !read.has(text))
    .map(({ id, text }) => {
      const before = gone.get(id) ?? null;
      gone.delete(id);
      return { id, before, after: text };
    });
  return [...changed, ...[...gone].map(([id, before]) => ({ id, before, after: null }))];
}
