import * as v from 'valibot';
import { hashOf } from '#src/review/engine/model/hash.ts';
import {
  toPastFeedback,
  isSameNeed,
  needsOf,
  ownFeedback,
  type Review,
  ROLES,
  type Feedback,
  feedbackOn,
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
const NOTE_FIELDS = { at: TIME, note: v.string() };
const PAST_FEEDBACK = v.array(v.object({ ...NOTE_FIELDS, verdict: v.nullable(v.picklist(VERDICTS)) }));
const FEEDBACK = v.object({
  ...NOTE_FIELDS,
  reviewer: REVIEWER,
  judgement: v.nullable(JUDGEMENT),
  earlier: PAST_FEEDBACK,
});
const NEED = v.object({ role: v.picklist(ROLES), isNeeded: v.boolean(), by: v.string(), at: TIME });

const HEAD = v.looseObject({ kind: v.literal(KIND), version: v.literal(3), checksum: v.string() });
const REVIEW = v.object({
  version: v.literal(3),
  me: v.nullable(REVIEWER),
  said: v.record(v.string(), v.array(FEEDBACK)),
  needs: v.record(v.string(), v.array(NEED)),
});

/** Serializes a review. The checksum detects accidents and careless edits; it is not a signature. */
export function exportReview(review: Review): string {
  return `${JSON.stringify({ ...contentOf(review), checksum: checksumOf(review) }, null, 2)}\n`;
}

export function checksumOf(review: Review): string {
  return hashOf(contentOf(review));
}

function contentOf({ version, me, said, needs }: Review) {
  return { kind: KIND, version, me, said, needs };
}

/**
 * Parses an exported review, or returns the problem. Feedback on unknown parts is kept, because it may belong to
 * another version of the chart.
 */
export function readReview(text: string): Review | 'notAReview' | 'changedFile' {
  const file = v.safeParse(v.pipe(v.string(), v.parseJson(), HEAD), text);
  if (!file.success) return 'notAReview';
  const { checksum, ...content } = file.output;
  if (hashOf(content) !== checksum) return 'changedFile';
  const { success, output } = v.safeParse(REVIEW, content);
  return success ? output : 'notAReview';
}

/** One person's feedback on a part in the file, and their feedback here, if any. */
type Pair = { readonly id: string; readonly theirs: Feedback; readonly mine: Feedback | null };

/**
 * Merges another review into this one; the reviewer here stays the same. A person's latest feedback wins, and earlier
 * feedback is kept. Also returns the feedback that is new here, and where verdicts conflict.
 */
export function mergeReviews(own: Review, other: Review) {
  const pairs = Object.keys(other.said).flatMap((id) =>
    feedbackOn(id, other).map((theirs): Pair => ({
      id,
      theirs,
      mine: ownFeedback(id, { ...own, me: theirs.reviewer }),
    })),
  );
  const said = { ...own.said };
  for (const pair of pairs) {
    const others = (said[pair.id] ?? []).filter((one) => one !== pair.mine);
    said[pair.id] = [...others, mergeFeedback(pair)];
  }
  const ids = new Set([...Object.keys(own.needs), ...Object.keys(other.needs)]);
  const needs = Object.fromEntries([...ids].map((id) => [id, latestNeeds(id, own, other)]));
  return {
    review: { ...own, said, needs },
    received: pairs.filter(isNewer).map(({ theirs }) => theirs),
    conflicts: pairs.flatMap(({ id, theirs: { reviewer, judgement: inFile }, mine }) => {
      const here = mine?.judgement;
      return here && inFile && here.verdict !== inFile.verdict ? [{ id, reviewer, here, inFile }] : [];
    }),
  };
}

function isNewer({ theirs, mine }: Pair): boolean {
  return mine === null || Date.parse(theirs.at) > Date.parse(mine.at);
}

/** Returns the later feedback, with the earlier entries of both. */
function mergeFeedback({ theirs, mine, ...pair }: Pair): Feedback {
  if (mine === null) return theirs;
  const last = isNewer({ ...pair, theirs, mine }) ? theirs : mine;
  const all = [...mine.earlier, ...theirs.earlier, toPastFeedback(mine), toPastFeedback(theirs)];
  const before = new Map(all.filter(({ at }) => at !== last.at).map((one) => [one.at, one]));
  return { ...last, earlier: [...before.values()].toSorted((one, two) => Date.parse(one.at) - Date.parse(two.at)) };
}

function latestNeeds(id: string, own: Review, other: Review) {
  const all = [...needsOf(id, own), ...needsOf(id, other)].toSorted(
    (one, two) => Date.parse(two.at) - Date.parse(one.at),
  );
  return all.filter((need, index) => all.findIndex((one) => isSameNeed(one, need)) === index);
}
