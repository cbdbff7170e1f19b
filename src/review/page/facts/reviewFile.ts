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

/** Serializes a review. The checksum detects accidental changes, but it isn't a signature. */
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

/** One person's feedback on a part, as imported and as stored in this browser. */
type Pair = { readonly id: string; readonly imported: Feedback; readonly local: Feedback | null };

/**
 * Merges an imported review into the local one, and keeps the local reviewer. A person's latest feedback wins, and
 * earlier feedback is kept. Also returns the newly received feedback and any conflicting verdicts.
 */
export function mergeReviews(local: Review, imported: Review) {
  const pairs = Object.keys(imported.said).flatMap((id) =>
    feedbackOn(id, imported).map((feedback): Pair => ({
      id,
      imported: feedback,
      local: ownFeedback(id, { ...local, me: feedback.reviewer }),
    })),
  );
  const said = { ...local.said };
  for (const pair of pairs) {
    const others = (said[pair.id] ?? []).filter((one) => one !== pair.local);
    said[pair.id] = [...others, mergeFeedback(pair)];
  }
  const ids = new Set([...Object.keys(local.needs), ...Object.keys(imported.needs)]);
  const needs = Object.fromEntries([...ids].map((id) => [id, latestNeeds(id, local, imported)]));
  return {
    review: { ...local, said, needs },
    received: pairs.filter(isNewer).map((pair) => pair.imported),
    conflicts: pairs.flatMap(({ id, imported: { reviewer, judgement: inFile }, local: feedback }) => {
      const here = feedback?.judgement;
      return here && inFile && here.verdict !== inFile.verdict ? [{ id, reviewer, here, inFile }] : [];
    }),
  };
}

function isNewer({ imported, local }: Pair): boolean {
  return local === null || Date.parse(imported.at) > Date.parse(local.at);
}

/** Returns the later feedback, with the history of both. */
function mergeFeedback({ imported, local, ...pair }: Pair): Feedback {
  if (local === null) return imported;
  const last = isNewer({ ...pair, imported, local }) ? imported : local;
  const all = [...local.earlier, ...imported.earlier, toPastFeedback(local), toPastFeedback(imported)];
  const before = new Map(all.filter(({ at }) => at !== last.at).map((one) => [one.at, one]));
  return { ...last, earlier: [...before.values()].toSorted((one, two) => Date.parse(one.at) - Date.parse(two.at)) };
}

function latestNeeds(id: string, local: Review, imported: Review) {
  const all = [...needsOf(id, local), ...needsOf(id, imported)].toSorted(
    (one, two) => Date.parse(two.at) - Date.parse(one.at),
  );
  return all.filter((need, index) => all.findIndex((one) => isSameNeed(one, need)) === index);
}
