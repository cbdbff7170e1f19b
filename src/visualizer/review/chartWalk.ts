import type { ChartModel, ModelTransition } from '#machines/graph/model/chartModel.ts';

/** A state's id and those of all that it lies in, innermost first. */
export function withAncestorIds({ states }: ChartModel, stateId: string): readonly string[] {
  const ids: string[] = [];
  for (let id: string | null = stateId; id !== null && !ids.includes(id);) {
    ids.push(id);
    const at: string = id;
    id = states.find((state) => state.id === at)?.parentId ?? null;
  }
  return ids;
}

/** The ids of the states directly inside a state. */
export function childIdsOf({ states }: ChartModel, stateId: string): readonly string[] {
  return states.filter(({ parentId }) => parentId === stateId).map(({ id }) => id);
}

/** The ids of everything inside a state. */
export function insideIds(model: ChartModel, stateId: string): readonly string[] {
  return childIdsOf(model, stateId).flatMap((id) => [id, ...insideIds(model, id)]);
}

/** The screen that a state is or lies in. */
export function screenOf({ states }: ChartModel, stateId: string): string | null {
  return states.find(({ id }) => id === stateId)?.screenId ?? null;
}

/** The transitions by which a state can be left for another one, its own and those of all that it lies in. */
export function exitsOf(model: ChartModel, stateId: string): readonly ModelTransition[] {
  const around = withAncestorIds(model, stateId);
  return model.transitions.filter(
    ({ sourceId, targetIds, trigger }) =>
      around.includes(sourceId) && trigger.kind !== 'initial' && targetIds.some((target) => target !== stateId),
  );
}

/**
 * Every state that can be entered from these, if every guard could hold; they themselves and what they lie in included.
 * Who enters a state past its beginning, by a target further inside, does not enter where it begins.
 */
export function reachedFrom(model: ChartModel, startIds: readonly string[]): ReadonlySet<string> {
  const states = new Map(model.states.map((state) => [state.id, state]));
  const entered = new Set<string>();
  const reached = new Set<string>();
  const waiting = [...startIds];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (entered.has(id)) continue;
    entered.add(id);
    const initialId = states.get(id)?.initialId ?? null;
    if (initialId !== null) waiting.push(initialId);
    for (const around of withAncestorIds(model, id)) {
      if (reached.has(around)) continue;
      reached.add(around);
      if (states.get(around)?.type === 'parallel')
        waiting.push(...childIdsOf(model, around).filter((one) => !reached.has(one)));
      const own = model.transitions.filter(
        ({ sourceId, trigger }) => sourceId === around && trigger.kind !== 'initial',
      );
      waiting.push(...own.flatMap(({ targetIds }) => targetIds));
    }
  }
  return reached;
}
