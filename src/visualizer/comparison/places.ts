import type { ChartModel } from '#machines/graph/model/chartModel.ts';

/** Where a state lies, from its screen or region down. A state that only the earlier version has is looked up there. */
export function placeOf(id: string, model: ChartModel, other: ChartModel = model): string {
  const state = model.states.find((candidate) => candidate.id === id) ?? other.states.find((one) => one.id === id);
  if (state === undefined) return id;
  const isOutermost = state.screen !== null || state.parentId === null || state.regionId === state.id;
  return isOutermost ? state.title : `${placeOf(state.parentId, model, other)} › ${state.title}`;
}
