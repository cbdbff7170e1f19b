import type { ChartModel, ModelState } from '#machines/graph/model/chartModel.ts';

/** A place in a chart as a reviewer reads it: the screen or part, and what lies inside it. */
export type Place = { readonly id: string; readonly group: string; readonly title: string };

const INSIDE = ' › ';

/** The innermost of the active states, each with the screen or part that it lies in, in the order of the chart. */
export function activePlaces(model: ChartModel, active: readonly string[]): readonly Place[] {
  const isActive = new Set(active);
  const outer = new Set(
    model.states.flatMap(({ id, parentId }) => (isActive.has(id) && parentId !== null ? [parentId] : [])),
  );
  return placesOf(model).filter(({ id }) => isActive.has(id) && !outer.has(id));
}

/** Every state inside a part of the chart, named by the titles from its screen or part down. */
export function placesOf({ states }: ChartModel): readonly Place[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  const lineOf = (state: ModelState): readonly ModelState[] => {
    const parent = state.parentId === null ? undefined : byId.get(state.parentId);
    return parent === undefined ? [state] : [...lineOf(parent), state];
  };
  return states.flatMap((state) => {
    // The root is no place; a screen stands for itself, not for the part that holds the screens.
    const [, ...line] = lineOf(state);
    const from = Math.max(
      0,
      line.findIndex(({ screen }) => screen !== null),
    );
    const [group, ...inside] = line.slice(from).map(({ title }) => title);
    return group === undefined ? [] : [{ id: state.id, group, title: inside.join(INSIDE) || group }];
  });
}
