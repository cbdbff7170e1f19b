import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { type Judgement, type Review, type Verdict, VERDICTS } from './review.ts';

/** Why a text is no review. */
export type ReviewProblem = 'notJson' | 'notAReview' | 'otherVersion';

/** A review that was read, or why it could not be. */
export type ReviewReading =
  | { readonly review: Review; readonly chart: ReviewedChart | null; readonly problem: null }
  | { readonly review: null; readonly chart: null; readonly problem: ReviewProblem };

/** The chart that a file says it reviews. */
export type ReviewedChart = { readonly id: string; readonly hash: string };

const KIND = 'statechart review';
const TEXTS = ['note', 'reviewer', 'at', 'hash'] as const;

/** The review as the text of a file: JSON, in the order of the ids, so that two files can be compared. */
export function exportReview(model: Pick<ChartModel, 'id' | 'hash'> | null, review: Review): string {
  const judgements = Object.fromEntries(
    Object.entries(review.judgements).toSorted(([one], [other]) => byText(one, other)),
  );
  const chart = model === null ? null : { id: model.id, hash: model.hash };
  const file = { kind: KIND, version: review.version, chart, reviewer: review.reviewer, judgements };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads what `exportReview` wrote, or what a person made of it; never throws. A judgement of an item that this chart
 * does not have is retained: it may belong to the chart of tomorrow or of yesterday.
 */
export function readReview(text: string): ReviewReading {
  const file = parsed(text);
  if (file === undefined) return refused('notJson');
  if (!isRecord(file) || !isRecord(file['judgements'])) return refused('notAReview');
  if ('kind' in file && file['kind'] !== KIND) return refused('notAReview');
  if (file['version'] !== 1) return refused('otherVersion');
  const { reviewer = '' } = file;
  const judgements = Object.entries(file['judgements']);
  const isSound = judgements.every(([, judgement]) => isJudgement(judgement));
  if (!isSound || !isText(reviewer)) return refused('notAReview');
  const review: Review = {
    version: 1,
    reviewer,
    judgements: Object.fromEntries(judgements.map(([id, judgement]) => [id, onlyKnown(judgement as Judgement)])),
  };
  return { review, chart: chartOf(file['chart']), problem: null };
}

function refused(problem: ReviewProblem): ReviewReading {
  return { review: null, chart: null, problem };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function chartOf(chart: unknown): ReviewedChart | null {
  if (!isRecord(chart)) return null;
  const { id, hash } = chart;
  return isText(id) && isText(hash) ? { id, hash } : null;
}

function isJudgement(value: unknown): value is Judgement {
  return (
    isRecord(value) &&
    VERDICTS.includes(value['verdict'] as Verdict) &&
    TEXTS.every((key) => isText(value[key])) &&
    isTimestamp(value['at']) &&
    (!('wording' in value) || (isRecord(value['wording']) && Object.values(value['wording']).every(isText)))
  );
}

function onlyKnown({ verdict, note, reviewer, at, hash, wording }: Judgement): Judgement {
  return { verdict, note, reviewer, at, hash, ...(wording === undefined ? {} : { wording }) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTimestamp(value: unknown): boolean {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
