export const ROLES = ['owner', 'legal', 'compliance', 'engineering'] as const;
export type Role = (typeof ROLES)[number];

export type Reviewer = { readonly name: string; readonly role: Role };

export const VERDICTS = ['approved', 'questioned', 'rejected'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A verdict with a snapshot of the part. Stale once the part's hash or words change. `at` is an ISO time. */
export type VerdictRecord = {
  readonly verdict: Verdict;
  readonly at: string;
  readonly hash: string;
  /** Hash of the chart. */
  readonly version: string;
  readonly wording: Readonly<Record<string, string>>;
  /** Creator-facing sentences in this part; null if they weren't available. */
  readonly words: readonly string[] | null;
  /** Markup of the screen at that time; null if no screen preview was loaded. */
  readonly picture: string | null;
};

export type PastFeedback = { readonly at: string; readonly verdict: Verdict | null; readonly note: string };

/** One person's verdict and note on a part. `at` is the time of the last change; `earlier` is oldest first. */
export type Feedback = {
  readonly reviewer: Reviewer;
  readonly note: string;
  readonly judgement: VerdictRecord | null;
  readonly at: string;
  readonly earlier: readonly PastFeedback[];
};

/** Marks a part as needing approval from a role that the review rules don't require, or as no longer needing it. */
export type Need = { readonly role: Role; readonly isNeeded: boolean; readonly by: string; readonly at: string };

/** A saved review. Feedback and needs are keyed by part id. */
export type Review = {
  readonly version: 3;
  /** The reviewer in this browser; null if nobody has entered a name. */
  readonly me: Reviewer | null;
  readonly said: Readonly<Record<string, readonly Feedback[]>>;
  readonly needs: Readonly<Record<string, readonly Need[]>>;
};

/** The fields of a part that a verdict records. */
export type JudgedPart = {
  readonly id: string;
  readonly hash: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly words: readonly string[] | null;
};

export function blankReview(): Review {
  return { version: 3, me: null, said: {}, needs: {} };
}

/** Ignores case and surrounding spaces. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function isSamePerson(one: Reviewer | null, other: Reviewer | null): boolean {
  return one !== null && other !== null && one.role === other.role && isSameName(one.name, other.name);
}

export function isSameNeed(one: Need, other: Need): boolean {
  return one.role === other.role && isSameName(one.by, other.by);
}

/** Returns the verdicts and notes on a part, sorted by role, then by name. */
export function feedbackOn(id: string, { said }: Review): readonly Feedback[] {
  return (getOwnValue(said, id) ?? []).toSorted(
    ({ reviewer: one }, { reviewer: other }) =>
      ROLES.indexOf(one.role) - ROLES.indexOf(other.role) || one.name.localeCompare(other.name),
  );
}

export function ownFeedback(id: string, review: Review): Feedback | null {
  return feedbackOn(id, review).find(({ reviewer }) => isSamePerson(reviewer, review.me)) ?? null;
}

export function createVerdictRecord(
  { hash, items, words }: JudgedPart,
  details: Pick<VerdictRecord, 'verdict' | 'at' | 'picture' | 'version'>,
): VerdictRecord {
  return { ...details, hash, words, wording: Object.fromEntries(items.map(({ id, text }) => [id, text])) };
}

type Change = { readonly at: string; readonly note?: string; readonly judgement?: VerdictRecord | null };

/**
 * Updates the current reviewer's feedback on a part. The previous feedback moves to `earlier`, unless it may be
 * overwritten.
 */
export function updateFeedback(review: Review, id: string, change: Change): Review {
  const { me } = review;
  if (me === null) return review;
  const before = ownFeedback(id, review);
  const earlier =
    before === null ? [] : [...before.earlier, ...(canOverwrite(before, change) ? [] : [toPastFeedback(before)])];
  const updated = { note: '', judgement: null, ...before, reviewer: me, ...change, earlier };
  const others = feedbackOn(id, review).filter(({ reviewer }) => !isSamePerson(reviewer, me));
  const isEmpty = updated.note === '' && updated.judgement === null && earlier.length === 0;
  return { ...review, said: { ...review.said, [id]: isEmpty ? others : [...others, updated] } };
}

export function toPastFeedback({ at, judgement, note }: Feedback): PastFeedback {
  return { at, verdict: judgement?.verdict ?? null, note };
}

/** A withdrawn verdict with its last note. It was given at `from` and withdrawn at `to`, both ISO times. */
export type WithdrawnVerdict = {
  readonly verdict: Verdict;
  readonly note: string;
  readonly from: string;
  readonly to: string;
};

/** Returns the verdicts that one person withdrew; a replaced verdict does not count as withdrawn. */
export function withdrawnVerdicts(feedback: Feedback): readonly WithdrawnVerdict[] {
  const history = [...feedback.earlier, toPastFeedback(feedback)];
  return history.flatMap(({ verdict, at: to }, index) => {
    const last = history[index - 1];
    if (verdict !== null || !last?.verdict) return [];
    const before = history.slice(0, index);
    // Note edits repeat the verdict in the history, so this finds its first entry.
    const [first = last] = before.slice(before.findLastIndex((one) => one.verdict !== last.verdict) + 1);
    return [{ verdict: last.verdict, note: last.note, from: first.at, to }];
  });
}

export function isEdited({ note, judgement, earlier }: Feedback): boolean {
  return earlier.some((before) => before.at === judgement?.at && before.note !== note);
}

/** Note edits less than a minute apart count as one. The note given with a verdict is always kept. */
const SAME_EDIT_MS = 60_000;

/** Whether a change may overwrite the previous feedback. Verdicts and withdrawals are always kept. */
function canOverwrite({ at, judgement, earlier }: Feedback, change: Change): boolean {
  if (judgement === null && earlier.at(-1)?.verdict) return false;
  if (change.note === undefined) return judgement === null;
  return at !== judgement?.at && Date.parse(change.at) - Date.parse(at) < SAME_EDIT_MS;
}

/** Records whether this reviewer thinks a part needs a role. Keeps everyone else's marks. */
export function markNeed(review: Review, id: string, need: Omit<Need, 'by'>): Review {
  const marked = { ...need, by: review.me?.name ?? '' };
  const others = needsOf(id, review).filter((one) => !isSameNeed(one, marked));
  return { ...review, needs: { ...review.needs, [id]: [...others, marked] } };
}

export function needsOf(id: string, { needs }: Review): readonly Need[] {
  return getOwnValue(needs, id) ?? [];
}

function getOwnValue<Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
