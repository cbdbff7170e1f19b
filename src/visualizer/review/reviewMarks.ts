import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { ItemMarks, Marks } from '#src/visualizer/scene/marks.ts';
import { type Review, verdictOf } from './review.ts';
import { reviewItems } from './reviewItems.ts';

/** What the review says of every item, to be laid over the picture. */
export function reviewMarks(model: ChartModel, review: Review): Marks {
  return new Map(
    reviewItems(model).map((item): [string, ItemMarks] => [item.id, { verdict: verdictOf(item, review) }]),
  );
}
