import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Altitude } from './geometry.ts';
import type { PlannedState } from './planTypes.ts';

/** The states that are drawn, outer ones before inner ones; on the map the screens, and what they stand in. */
export function visibleStates({ states }: ChartModel, altitude: Altitude): readonly PlannedState[] {
  const stateById = new Map(states.map((state) => [state.id, state]));
  const screenParents = new Set(states.flatMap(({ screen, parentId }) => (screen === null ? [] : [parentId])));
  const drawn = new Map<string, PlannedState>();
  for (const { id, parentId, title, description, screen } of states) {
    if (altitude === 'map' && screen === null && !screenParents.has(id)) continue;
    const parent = drawn.get(parentId ?? '');
    drawn.set(id, {
      id,
      parentId: parent?.id ?? null,
      depth: parent === undefined ? 0 : parent.depth + 1,
      title,
      description,
      isScreen: screen !== null,
      isRegion: stateById.get(parentId ?? '')?.type === 'parallel',
    });
  }
  return [...drawn.values()];
}
