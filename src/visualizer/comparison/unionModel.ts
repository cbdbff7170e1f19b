import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { modelHash } from '#machines/graph/model/hash.ts';
import { grouped } from '#src/visualizer/layout/grouped.ts';
import { matchModels } from './matchModels.ts';
import { unionIds } from './unionIds.ts';

/** Stands for what has no parent; no state is called so. */
const ROOT = '';

/**
 * One chart that holds both versions: everything of the later one as it is, and what was removed at the place where it
 * was. Laid out once, both versions share their coordinates.
 */
export function unionModel(before: ChartModel, after: ChartModel): ChartModel {
  const matches = matchModels(before, after);
  const idOf = unionIds(before, after, matches);
  const place = (id: string | null) => (id === null ? null : idOf(id));
  const removedStates = before.states
    .filter(({ id }) => !matches.states.has(id))
    .map((state) => ({
      ...state,
      id: idOf(state.id),
      parentId: place(state.parentId),
      initialId: place(state.initialId),
      regionId: place(state.regionId),
      screenId: place(state.screenId),
    }));
  const removedRules = before.transitions
    .filter(({ id }) => !matches.transitions.has(id))
    .map((rule) => ({
      ...rule,
      id: idOf(rule.id),
      sourceId: idOf(rule.sourceId),
      targetIds: rule.targetIds.map(idOf),
    }));
  const states = inOrder(after.states, removedStates, earlierNeighbours(before, idOf));
  const content = {
    id: after.id,
    title: after.title,
    states,
    transitions: byState(states, [...after.transitions, ...removedRules]),
    delays: [
      ...after.delays,
      ...before.delays.filter(({ name }) => !after.delays.some((delay) => delay.name === name)),
    ],
  };
  return { ...content, hash: modelHash(content) };
}

/**
 * For each state of the earlier version, in the union's ids, what came before it in its parent; nothing for the first.
 */
function earlierNeighbours({ states }: ChartModel, idOf: (id: string) => string): ReadonlyMap<string, string | null> {
  const last = new Map<string | null, string>();
  return new Map(
    states.map(({ id, parentId }) => {
      const neighbour = last.get(parentId) ?? null;
      last.set(parentId, idOf(id));
      return [idOf(id), neighbour];
    }),
  );
}

/** Parents before what lies inside, and what was removed behind what came before it. */
function inOrder(
  states: readonly ModelState[],
  removed: readonly ModelState[],
  neighbours: ReadonlyMap<string, string | null>,
): readonly ModelState[] {
  const children = new Map(grouped(states, ({ parentId }) => parentId ?? ROOT));
  for (const state of removed) {
    const parentId = state.parentId ?? ROOT;
    const siblings = [...(children.get(parentId) ?? [])];
    const before = neighbours.get(state.id) ?? null;
    siblings.splice(siblings.findIndex(({ id }) => id === before) + 1, 0, state);
    children.set(parentId, siblings);
  }
  const withInside = (state: ModelState): readonly ModelState[] => [
    state,
    ...(children.get(state.id) ?? []).flatMap(withInside),
  ];
  return (children.get(ROOT) ?? []).flatMap(withInside);
}

function byState(states: readonly ModelState[], rules: readonly ModelTransition[]): readonly ModelTransition[] {
  const bySource = grouped(rules, ({ sourceId }) => sourceId);
  return states.flatMap(({ id }) => bySource.get(id) ?? []);
}
