/** What a reviewer says of a screen, or of what goes on beside the screens. */
export const VERDICTS = ['approved', 'questioned', 'rejected'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One judgement: of which version, by whom and when (an ISO time). It is stale when the hash of what it judges differs. */
export type Judgement = {
  readonly verdict: Verdict;
  readonly note: string;
  readonly reviewer: string;
  readonly at: string;
  readonly hash: string;
  /** What was read, by the id of each state and rule. */
  readonly wording: Readonly<Record<string, string>>;
  /** What the screen looked like, as an SVG; null when no picture was there. */
  readonly picture: string | null;
};

/** A review of a chart, by the ids of what is judged. */
export type Review = {
  readonly version: 1;
  readonly reviewer: string;
  readonly judgements: Readonly<Record<string, Judgement>>;
};

/** The review state of a part: its verdict, `stale` when it was judged in another version, `open` when never. */
export const REVIEW_STATES = ['approved', 'questioned', 'rejected', 'stale', 'open'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What is judged, as far as a review knows it. */
export type Judged = {
  readonly id: string;
  readonly hash: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
};

export function blankReview(): Review {
  return { version: 1, reviewer: '', judgements: {} };
}

/** The judgement of an item, in whichever version it was given; null when there is none. */
export function judgementOf(id: string, { judgements }: Review): Judgement | null {
  return Object.hasOwn(judgements, id) ? (judgements[id] ?? null) : null;
}

/** What a reviewer says; without a verdict the judgement is taken back. */
export type Saying = {
  readonly verdict: Verdict | null;
  readonly note: string;
  readonly at: string;
  readonly picture: string | null;
};

/** The review with one part judged in its present version, in the name of the reviewer. */
export function judge(review: Review, { id, hash, items }: Judged, { verdict, note, at, picture }: Saying): Review {
  const { [id]: _, ...others } = review.judgements;
  if (verdict === null) return { ...review, judgements: others };
  const wording = Object.fromEntries(items.map((item) => [item.id, item.text]));
  const own: Judgement = { verdict, note: note.trim(), reviewer: review.reviewer, at, hash, wording, picture };
  return { ...review, judgements: { ...others, [id]: own } };
}
