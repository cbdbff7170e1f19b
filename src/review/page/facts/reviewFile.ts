import * as v from 'valibot';
import {
  isSameNeed,
  isSamePerson,
  needsOf,
  type Review,
  type Reviewer,
  ROLES,
  type Saying,
  sayingsOf,
  VERDICTS,
} from './review.ts';

const KIND = 'statechart review';

const TIME = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at))),
);
const REVIEWER = v.object({ name: v.string(), role: v.picklist(ROLES) });
const JUDGEMENT = v.object({
  verdict: v.picklist(VERDICTS),
  at: TIME,
  hash: v.string(),
  version: v.string(),
  wording: v.record(v.string(), v.string()),
  words: v.nullable(v.array(v.string())),
  picture: v.nullable(v.string()),
});
const SAYING = v.object({ reviewer: REVIEWER, note: v.string(), judgement: v.nullable(JUDGEMENT) });
const NEED = v.object({ role: v.picklist(ROLES), isNeeded: v.boolean(), by: v.string(), at: TIME });

const FILE = v.object({
  kind: v.literal(KIND),
  version: v.literal(2),
  me: v.nullable(REVIEWER),
  said: v.record(v.string(), v.array(SAYING)),
  needs: v.record(v.string(), v.array(NEED)),
});

/** The review as the text of a file: JSON, in the order of the ids, so that two files can be compared. */
export function exportReview({ version, me, said, needs }: Review): string {
  return `${JSON.stringify({ kind: KIND, version, me, said: inOrder(said), needs: inOrder(needs) }, null, 2)}\n`;
}

function inOrder<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Reads what `exportReview` wrote; null for anything else. What is said of a part that this chart does not have is
 * retained: it may belong to the chart of tomorrow or of yesterday.
 */
export function readReview(text: string): Review | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), FILE), text);
  if (!success) return null;
  const { kind: _, ...review } = output;
  return review;
}

/**
 * Puts another review into this one; who reviews here stays who it is. What this reviewer said stays as it is, and is taken over only where nothing was
 * said; of anybody else the later judgement stays, with its note.
 */
export function mergeReviews(
  own: Review,
  other: Review,
): { readonly review: Review; readonly brought: readonly Saying[] } {
  const coming = Object.keys(other.said).flatMap((id) =>
    sayingsOf(id, other)
      .filter((theirs) => isNews(theirs, knownOf(id, own, theirs), own.me))
      .map((theirs) => [id, theirs] as const),
  );
  const said = { ...own.said };
  for (const [id, theirs] of coming) {
    const others = (said[id] ?? []).filter(({ reviewer }) => !isSamePerson(reviewer, theirs.reviewer));
    said[id] = [...others, theirs];
  }
  const ids = new Set([...Object.keys(own.needs), ...Object.keys(other.needs)]);
  const needs = Object.fromEntries([...ids].map((id) => [id, latestNeeds(id, own, other)]));
  return { review: { ...own, said, needs }, brought: coming.map(([, one]) => one) };
}

function knownOf(id: string, review: Review, { reviewer }: Saying): Saying | undefined {
  return sayingsOf(id, review).find((known) => isSamePerson(known.reviewer, reviewer));
}

function isNews(theirs: Saying, known: Saying | undefined, me: Reviewer | null): boolean {
  if (known === undefined) return true;
  if (isSamePerson(theirs.reviewer, me)) return false;
  return timeOf(theirs) > timeOf(known) || (timeOf(theirs) === timeOf(known) && theirs.note !== known.note);
}

function timeOf({ judgement }: Saying): number {
  return judgement === null ? 0 : Date.parse(judgement.at);
}

function latestNeeds(id: string, own: Review, other: Review) {
  const all = [...needsOf(id, own), ...needsOf(id, other)].toSorted(
    (one, two) => Date.parse(two.at) - Date.parse(one.at),
  );
  return all.filter((need, index) => all.findIndex((one) => isSameNeed(one, need)) === index);
}
