import type { ItemMarks, Marks } from '#src/visualizer/scene/marks.ts';
import type { Change } from './compareModels.ts';

/** What the changes mark on the picture and in the outline. */
export function changeMarks(changes: readonly Change[]): Marks {
  return new Map<string, ItemMarks>(changes.map(({ id, kind }) => [id, { change: kind }]));
}
