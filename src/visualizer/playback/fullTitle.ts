import type { ChartModel, ModelState } from '#machines/graph/model/chartModel.ts';

/** A state by its title and those of what it lies in, from its screen or region down: "Contract › Signing › Signed". */
export function fullTitle(state: ModelState, { states }: Pick<ChartModel, 'states'>): string {
  const isOutermost = state.id === (state.screenId ?? state.regionId) || state.parentId === null;
  const parent = isOutermost ? undefined : states.find(({ id }) => id === state.parentId);
  return parent === undefined ? state.title : `${fullTitle(parent, { states })} › ${state.title}`;
}
