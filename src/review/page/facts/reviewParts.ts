import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import { hashOf } from '#src/review/engine/model/hash.ts';
import { partsOf } from './chartParts.ts';
import type { Marks } from './marks.ts';
import { judgementOf, type Review, REVIEW_STATES, type ReviewState } from './review.ts';

/** A state or a rule as it is read by a reviewer. */
export type ReviewItem = {
  readonly id: string;
  readonly hash: string;
  readonly kind: 'state' | 'transition';
  readonly text: string;
};

/** What is judged at once: a screen, or a region, with all that lies in it. Its hash is another when any item's is. */
export type ReviewPart = {
  readonly id: string;
  readonly hash: string;
  readonly title: string;
  readonly isScreen: boolean;
  readonly items: readonly ReviewItem[];
};

/** How far a review has come: how many parts have each review state, and how many there are. */
export type Progress = Readonly<Record<ReviewState, number>> & { readonly all: number };

/**
 * Everything that is judged: the screens in the order of the main path, then what holds on all of them and what goes on
 * beside them. An initial arrow is no item of its own: where a state begins is part of the state.
 */
export function reviewParts(model: ChartModel): readonly ReviewPart[] {
  const parts = partsOf(model).map(({ state: { id, screen }, title, rules: groups }) => {
    const items = groups.flatMap(({ state, rules }): readonly ReviewItem[] => [
      { id: state.id, hash: state.hash, kind: 'state', text: wordsOf(state) },
      ...rules.map(({ id, hash, description }) => ({ id, hash, kind: 'transition' as const, text: description })),
    ]);
    const hash = hashOf(items.map((item) => [item.id, item.hash]));
    return { id, hash, title, isScreen: screen !== null, items };
  });
  return parts.toSorted((one, other) => Number(other.isScreen) - Number(one.isScreen));
}

function wordsOf({ title, description }: ModelState): string {
  return description === '' ? title : `${title}: ${description}`;
}

/** The part in which a state or a rule is judged. */
export function partWith(parts: readonly ReviewPart[], itemId: string | null): ReviewPart | null {
  return parts.find(({ items }) => items.some(({ id }) => id === itemId)) ?? null;
}

/** What a review says of a part. */
export function verdictOf(part: ReviewPart, review: Review): ReviewState {
  const judgement = judgementOf(part.id, review);
  if (judgement === null) return 'open';
  return judgement.hash === part.hash ? judgement.verdict : 'stale';
}

/** The review state of every part. */
export function progress(parts: readonly ReviewPart[], review: Review): Progress {
  const verdicts = parts.map((part) => verdictOf(part, review));
  const counts = REVIEW_STATES.map((state) => [state, verdicts.filter((one) => one === state).length] as const);
  return { ...(Object.fromEntries(counts) as Record<ReviewState, number>), all: parts.length };
}

/** The next part after this one that has no verdict of its present version, from the start again at the end. */
export function nextOpenPart(parts: readonly ReviewPart[], review: Review, afterId: string | null): ReviewPart | null {
  const from = parts.findIndex(({ id }) => id === afterId) + 1;
  const inTurn = [...parts.slice(from), ...parts.slice(0, from)];
  return inTurn.find((part) => part.id !== afterId && ['open', 'stale'].includes(verdictOf(part, review))) ?? null;
}

/** What the review says of every screen and region, to be laid over the picture. */
export function reviewMarks(model: ChartModel, review: Review): Marks {
  return new Map(reviewParts(model).map((part) => [part.id, { verdict: verdictOf(part, review) }]));
}
