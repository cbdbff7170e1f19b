import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Marks } from '#src/visualizer/scene/marks.ts';
import type { Review } from './review.ts';
import { reviewParts, verdictOf } from './reviewParts.ts';

/** What the review says of every screen and region, to be laid over the picture. */
export function reviewMarks(model: ChartModel, review: Review): Marks {
  return new Map(reviewParts(model).map((part) => [part.id, { verdict: verdictOf(part, review) }]));
}
