/** Who has a say: the owner of the product, and those whom a part may need besides. */
export const ROLES = ['owner', 'legal', 'compliance', 'engineering'] as const;
export type Role = (typeof ROLES)[number];

/** A person who reviews, in one role. */
export type Reviewer = { readonly name: string; readonly role: Role };

export const VERDICTS = ['approved', 'questioned', 'rejected'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One judgement of a part: when (an ISO time), and what exactly. It is stale when the part has another hash. */
export type Judgement = {
  readonly verdict: Verdict;
  readonly at: string;
  readonly hash: string;
  /** The hash of the chart that was read. */
  readonly version: string;
  /** What was read, by the id of each state and rule. */
  readonly wording: Readonly<Record<string, string>>;
  /** What customers read there; null where that was not known. */
  readonly words: readonly string[] | null;
  /** What the screen looked like, as markup; null when no picture was there. */
  readonly picture: string | null;
};

/** An earlier verdict and note of one person on a part, with its ISO time. */
export type Earlier = { readonly at: string; readonly verdict: Verdict | null; readonly note: string };

/** One person's verdict and note on a part, since when, and their earlier ones, oldest first. */
export type Saying = {
  readonly reviewer: Reviewer;
  readonly note: string;
  readonly judgement: Judgement | null;
  readonly at: string;
  readonly earlier: readonly Earlier[];
};

/** Whether a part needs a role besides those that the rules of the product ask, by one person. */
export type Need = { readonly role: Role; readonly isNeeded: boolean; readonly by: string; readonly at: string };

/** A review of a chart, by the ids of its parts. */
export type Review = {
  readonly version: 3;
  /** Who reviews in this browser; null before anybody said so. */
  readonly me: Reviewer | null;
  readonly said: Readonly<Record<string, readonly Saying[]>>;
  readonly needs: Readonly<Record<string, readonly Need[]>>;
};

/** What is judged, as far as a review knows it. */
export type Judged = {
  readonly id: string;
  readonly hash: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly words: readonly string[] | null;
};

export function blankReview(): Review {
  return { version: 3, me: null, said: {}, needs: {} };
}

/** Whether two names mean one person: blanks around them and capitals make no difference. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function isSamePerson(one: Reviewer | null, other: Reviewer | null): boolean {
  return one !== null && other !== null && one.role === other.role && isSameName(one.name, other.name);
}

/** Whether two marks are of one role and by one person. */
export function isSameNeed(one: Need, other: Need): boolean {
  return one.role === other.role && isSameName(one.by, other.by);
}

/** Returns the verdicts and notes on a part, by role, then by name. */
export function sayingsOf(id: string, { said }: Review): readonly Saying[] {
  return (ownOf(said, id) ?? []).toSorted(
    ({ reviewer: one }, { reviewer: other }) =>
      ROLES.indexOf(one.role) - ROLES.indexOf(other.role) || one.name.localeCompare(other.name),
  );
}

/** What this reviewer says of a part; null when nothing was said yet. */
export function ownSaying(id: string, review: Review): Saying | null {
  return sayingsOf(id, review).find(({ reviewer }) => isSamePerson(reviewer, review.me)) ?? null;
}

/** The judgement of a part as it is now. */
export function judgementOn(
  { hash, items, words }: Judged,
  given: Pick<Judgement, 'verdict' | 'at' | 'picture' | 'version'>,
): Judgement {
  return { ...given, hash, words, wording: Object.fromEntries(items.map(({ id, text }) => [id, text])) };
}

type Change = { readonly at: string; readonly note?: string; readonly judgement?: Judgement | null };

/** The review with what its reviewer says of a part changed, and what they said before retained. */
export function say(review: Review, id: string, change: Change): Review {
  const { me } = review;
  if (me === null) return review;
  const before = ownSaying(id, review);
  const earlier =
    before === null ? [] : [...before.earlier, ...(isReplaced(before, change) ? [] : [earlierOf(before)])];
  const own = { note: '', judgement: null, ...before, reviewer: me, ...change, earlier };
  const others = sayingsOf(id, review).filter(({ reviewer }) => !isSamePerson(reviewer, me));
  const isSilent = own.note === '' && own.judgement === null && earlier.length === 0;
  return { ...review, said: { ...review.said, [id]: isSilent ? others : [...others, own] } };
}

/** Returns a verdict and note as they are kept once another replaces them. */
export function earlierOf({ at, judgement, note }: Saying): Earlier {
  return { at, verdict: judgement?.verdict ?? null, note };
}

/** A verdict that its person withdrew, with its last note, and when it was given and withdrawn. */
export type Withdrawn = {
  readonly verdict: Verdict;
  readonly note: string;
  readonly from: string;
  readonly to: string;
};

/** Returns the verdicts that one person withdrew; a replaced verdict does not count as withdrawn. */
export function withdrawnFrom(saying: Saying): readonly Withdrawn[] {
  const history = [...saying.earlier, earlierOf(saying)];
  return history.flatMap(({ verdict, at: to }, index) => {
    const last = history[index - 1];
    if (verdict !== null || !last?.verdict) return [];
    const before = history.slice(0, index);
    // Each edit of the note repeats the verdict.
    const [first = last] = before.slice(before.findLastIndex((one) => one.verdict !== last.verdict) + 1);
    return [{ verdict: last.verdict, note: last.note, from: first.at, to }];
  });
}

/** Whether the note is not the one that the verdict was given with. */
export function isEdited({ note, judgement, earlier }: Saying): boolean {
  return earlier.some((before) => before.at === judgement?.at && before.note !== note);
}

/** Changes of a note with pauses shorter than this are one. What a verdict was given with is always retained. */
const PAUSE_MS = 60_000;

/** Whether a change loses nothing: the note is still being written, or gets its verdict, and no verdict was withdrawn. */
function isReplaced({ at, judgement, earlier }: Saying, change: Change): boolean {
  if (judgement === null && earlier.at(-1)?.verdict) return false;
  if (change.note === undefined) return judgement === null;
  return at !== judgement?.at && Date.parse(change.at) - Date.parse(at) < PAUSE_MS;
}

/** The review with its reviewer's mark that a part needs a role, or not any more; the marks of others stay. */
export function markNeed(review: Review, id: string, need: Omit<Need, 'by'>): Review {
  const marked = { ...need, by: review.me?.name ?? '' };
  const others = needsOf(id, review).filter((one) => !isSameNeed(one, marked));
  return { ...review, needs: { ...review.needs, [id]: [...others, marked] } };
}

/** What was marked of a part. */
export function needsOf(id: string, { needs }: Review): readonly Need[] {
  return ownOf(needs, id) ?? [];
}

function ownOf<Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
