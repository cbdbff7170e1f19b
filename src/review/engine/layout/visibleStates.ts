import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { Altitude } from './geometry.ts';
import type { PlannedState } from './planTypes.ts';

/** Returns the drawn states, outer ones first. On the map, these are the steps of the journey and their parents. */
export function visibleStates(model: ChartModel, altitude: Altitude): readonly PlannedState[] {
  const { states } = model;
  const stateById = new Map(states.map((state) => [state.id, state]));
  const screenParents = new Set(states.flatMap(({ screen, parentId }) => (screen === null ? [] : [parentId])));
  const drawn = new Map<string, PlannedState>();
  for (const state of states) {
    const { id, parentId, title, description, screen } = state;
    if (altitude === 'map' && !(screen === null ? screenParents.has(id) : isStep(model, state))) continue;
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

/** A screen that can only be opened by its address, such as the not-found page, isn't a step of the journey. */
function isStep({ states, transitions }: ChartModel, { id, screen }: ModelState): boolean {
  const screenOf = new Map(states.map((state) => [state.id, state.screenId]));
  const incoming = transitions.filter(
    ({ sourceId, targetIds }) =>
      screenOf.get(sourceId) !== id && targetIds.some((target) => screenOf.get(target) === id),
  );
  const isReachable = incoming.some(
    ({ trigger, sourceId }) => trigger.kind === 'initial' || screenOf.get(sourceId) !== null,
  );
  return incoming.length === 0 || isReachable || states.some(({ links }) => links.includes(screen ?? ''));
}
