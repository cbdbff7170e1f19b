import * as v from 'valibot';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { type Review, VERDICTS, type Judgement, judgementOf } from './review.ts';

const KIND = 'statechart review';

const JUDGEMENT = v.object({
  verdict: v.picklist(VERDICTS),
  note: v.string(),
  reviewer: v.string(),
  at: v.pipe(
    v.string(),
    v.check((at) => !Number.isNaN(Date.parse(at))),
  ),
  hash: v.string(),
  wording: v.record(v.string(), v.string()),
  picture: v.optional(v.nullable(v.string()), null),
});

const FILE = v.object({
  kind: v.literal(KIND),
  version: v.literal(1),
  /** The chart that is reviewed; a review that this browser saved names none. */
  chart: v.nullable(v.object({ id: v.string(), hash: v.string() })),
  reviewer: v.string(),
  judgements: v.record(v.string(), JUDGEMENT),
});

/** A review that was read from a file, and the chart that it is of. */
export type ReadReview = { readonly review: Review; readonly chart: v.InferOutput<typeof FILE>['chart'] };

/** The review as the text of a file: JSON, in the order of the ids, so that two files can be compared. */
export function exportReview(model: Pick<ChartModel, 'id' | 'hash'> | null, review: Review): string {
  const ids = Object.keys(review.judgements).toSorted();
  const judgements = Object.fromEntries(ids.map((id) => [id, review.judgements[id]]));
  const chart = model === null ? null : { id: model.id, hash: model.hash };
  return `${JSON.stringify({ kind: KIND, version: review.version, chart, reviewer: review.reviewer, judgements }, null, 2)}\n`;
}

/**
 * Reads what `exportReview` wrote; null for anything else. A judgement of an item that this chart does not have is
 * retained: it may belong to the chart of tomorrow or of yesterday.
 */
export function readReview(text: string): ReadReview | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), FILE), text);
  if (!success) return null;
  const { version, reviewer, judgements, chart } = output;
  return { review: { version, reviewer, judgements }, chart };
}

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
