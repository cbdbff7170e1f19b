import { type Judgement, judgementOf, type Review } from './review.ts';

/** Two reviews as one, with how many judgements came in anew, and the ids of those that the two did not agree on. */
export type Merged = { readonly review: Review; readonly added: number; readonly disputed: readonly string[] };

/** Puts another review into this one. The later judgement of an item stays. The reviewer stays who it is. */
export function mergeReviews(own: Review, other: Review): Merged {
  const coming = Object.entries(other.judgements);
  const judgements = { ...own.judgements };
  for (const [id, theirs] of coming) judgements[id] = laterOf(judgementOf(id, own) ?? theirs, theirs);
  return {
    review: { ...own, reviewer: own.reviewer === '' ? other.reviewer : own.reviewer, judgements },
    added: coming.filter(([id]) => judgementOf(id, own) === null).length,
    disputed: coming.flatMap(([id, { verdict }]) =>
      (judgementOf(id, own)?.verdict ?? verdict) === verdict ? [] : [id],
    ),
  };
}

function laterOf(one: Judgement, other: Judgement): Judgement {
  return Date.parse(other.at) > Date.parse(one.at) ? other : one;
}
