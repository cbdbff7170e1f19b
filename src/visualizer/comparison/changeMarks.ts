import type { ItemMarks, Marks } from '#src/visualizer/scene/marks.ts';
import type { Change } from './compareModels.ts';

/** What the changes mark on the picture and in the outline; where something is removed, what is left has changed. */
export function changeMarks(changes: readonly Change[]): Marks {
  const removed = changes.filter(({ kind }) => kind === 'removed');
  const others = changes.filter(({ kind }) => kind !== 'removed');
  return new Map<string, ItemMarks>([
    ...removed.map(({ id }): [string, ItemMarks] => [id, { change: 'changed' }]),
    ...others.map(({ id, kind }): [string, ItemMarks] => [id, { change: kind === 'added' ? 'added' : 'changed' }]),
  ]);
}
