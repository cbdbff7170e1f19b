import {
  blankReview,
  judgementOn,
  type Review,
  type Reviewer,
  say,
  type Verdict,
} from '#src/review/page/facts/review.ts';
import { partWith, type ReviewPart, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { SMALL_CHART } from './smallChart.ts';

export const AT = '2026-11-21T09:00:00.000Z';
export const DANA: Reviewer = { name: 'Dana', role: 'owner' };
export const LEE: Reviewer = { name: 'Lee', role: 'legal' };

/** The parts of the small chart, and the first of them. */
export const parts = reviewParts(SMALL_CHART);
export const shelf = partWith(parts, 'shelf') as ReviewPart;

/** A review in which somebody judges. */
export const by = (me: Reviewer, review = blankReview()): Review => ({ ...review, me });
export const judged = (review: Review, part: ReviewPart, verdict: Verdict = 'approved'): Review =>
  say(review, part.id, { at: AT, judgement: judgementOn(part, { verdict, at: AT, picture: null, version: 'v1' }) });

/** Everything is approved by Dana. */
export const approved = parts.reduce((all, part) => judged(all, part), by(DANA));
