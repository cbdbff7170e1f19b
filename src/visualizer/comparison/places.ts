import type { ChartModel } from '#machines/graph/model/chartModel.ts';

/** Where a state lies, from its screen or region down. */
export function placeOf(id: string, model: ChartModel): string {
  const state = model.states.find((candidate) => candidate.id === id);
  if (state === undefined) return id;
  const isOutermost = state.screen !== null || state.parentId === null || state.regionId === state.id;
  return isOutermost ? state.title : `${placeOf(state.parentId, model)} › ${state.title}`;
}
