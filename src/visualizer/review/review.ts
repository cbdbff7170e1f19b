/** What a reviewer says of a state or a transition. */
export const VERDICTS = ['approved', 'questioned', 'rejected'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * One judgement: of what, in which version, by whom and when (an ISO time). It is stale when the item's hash differs.
 */
export type Judgement = {
  readonly verdict: Verdict;
  readonly note: string;
  readonly reviewer: string;
  readonly at: string;
  readonly hash: string;
};

/** A review of a chart, by the ids of its states and transitions. */
export type Review = {
  readonly version: 1;
  readonly reviewer: string;
  readonly judgements: Readonly<Record<string, Judgement>>;
};

/** The review state of an item: its verdict, `stale` when it was judged in another version, `open` when never. */
export const REVIEW_STATES = ['approved', 'questioned', 'rejected', 'stale', 'open'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** An item as far as a review knows it. */
export type Judged = { readonly id: string; readonly hash: string };

export function blankReview(): Review {
  return { version: 1, reviewer: '', judgements: {} };
}

/** The judgement of an item, in whichever version it was given; null when there is none. */
export function judgementOf(id: string, { judgements }: Review): Judgement | null {
  return Object.hasOwn(judgements, id) ? (judgements[id] ?? null) : null;
}

export function verdictOf({ id, hash }: Judged, review: Review): ReviewState {
  const judgement = judgementOf(id, review);
  if (judgement === null) return 'open';
  return judgement.hash === hash ? judgement.verdict : 'stale';
}

/** What a reviewer says; without a verdict the judgement is taken back. */
export type Saying = { readonly verdict: Verdict | null; readonly note: string; readonly at: string };

/** The review with one item judged in its present version, in the name of the reviewer. */
export function judge(review: Review, { id, hash }: Judged, { verdict, note, at }: Saying): Review {
  const others = Object.entries(review.judgements).filter(([other]) => other !== id);
  const { reviewer } = review;
  const own: [string, Judgement][] = verdict === null ? [] : [[id, { verdict, note: note.trim(), reviewer, at, hash }]];
  return { ...review, judgements: Object.fromEntries([...others, ...own]) };
}
