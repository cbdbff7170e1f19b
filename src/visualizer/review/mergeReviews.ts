import { type Judgement, judgementOf, type Review, type Verdict } from './review.ts';

/** An item of which two reviews say something different: what stays and what was set aside. */
export type Disagreement = { readonly id: string; readonly stays: Judgement; readonly setAside: Judgement };

/** Two reviews as one, with how many judgements came in anew, and where the two did not agree. */
export type Merged = {
  readonly review: Review;
  readonly added: number;
  readonly disagreements: readonly Disagreement[];
};

const CARE: readonly Verdict[] = ['approved', 'questioned', 'rejected'];

/**
 * Puts another review into this one. The later judgement of an item stays; of two given at the same time the more
 * careful one. The reviewer stays who it is.
 */
export function mergeReviews(own: Review, other: Review): Merged {
  const judgements = new Map(Object.entries(own.judgements));
  const disagreements: Disagreement[] = [];
  let added = 0;
  for (const [id, coming] of Object.entries(other.judgements)) {
    const existing = judgementOf(id, own);
    if (existing === null) added += 1;
    const stays = existing === null ? coming : laterOf(existing, coming);
    judgements.set(id, stays);
    if (existing === null || existing.verdict === coming.verdict) continue;
    disagreements.push({ id, stays, setAside: stays === existing ? coming : existing });
  }
  const reviewer = own.reviewer === '' ? other.reviewer : own.reviewer;
  return { review: { version: 1, reviewer, judgements: Object.fromEntries(judgements) }, added, disagreements };
}

function laterOf(one: Judgement, other: Judgement): Judgement {
  const byTime = Date.parse(one.at) - Date.parse(other.at);
  if (byTime !== 0) return byTime > 0 ? one : other;
  const byCare = CARE.indexOf(one.verdict) - CARE.indexOf(other.verdict);
  if (byCare !== 0) return byCare > 0 ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}
