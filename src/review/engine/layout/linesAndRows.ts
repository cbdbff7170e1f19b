import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Altitude } from './geometry.ts';
import { rowText } from './labels.ts';
import { mapLinesAndRows } from './mapLines.ts';
import type { Plan, PlannedRow, PlannedStart, PlannedState } from './planTypes.ts';
import { linksOf, lineOf, createIsForward, type Edge } from './edges.ts';

type Parents = ReadonlyMap<string, string | null>;

/** Transitions to another screen become rows if at least this many states have one with the same trigger and target. */
const MIN_ALIKE = 3;

/**
 * Divides transitions into lines, rows and starts. In a full chart, every transition is exactly one of:
 * 1. a start: the arrow from a dot to the initial state;
 * 2. a row inside its state, if any of these applies:
 *    - it has several targets or none;
 *    - its target is its own state or inside it ("from anywhere here");
 *    - its target is in another top-level region or on an earlier screen;
 *    - it leaves its screen, and at least `MIN_ALIKE` states have transitions with its trigger and target;
 * 3. a line between two states.
 * On the map, which hides the states inside screens, several transitions can share a line (see `mapLinesAndRows`).
 */
export function linesAndRows(
  model: ChartModel,
  altitude: Altitude,
  states: readonly PlannedState[],
): Pick<Plan, 'lines' | 'rows' | 'starts'> {
  const edges = edgesOf(model, states);
  const isForward = createIsForward(model);
  const starts = startsOf(model, states);
  if (altitude === 'map') return { starts, ...mapLinesAndRows(model, edges, states, isForward) };
  const isRow = createIsRow(model, edges);
  const lines = [...edges.filter((edge) => !isRow(edge)), ...linksOf(model, states).filter(isForward)];
  return {
    starts,
    lines: lines.flatMap((edge) => lineOf([edge], isForward)),
    rows: rowsOf(model, edges.filter(isRow)),
  };
}

function edgesOf(model: ChartModel, states: readonly PlannedState[]): readonly Edge[] {
  const drawn = new Map(states.map((state) => [state.id, state]));
  const parents = new Map(model.states.map(({ id, parentId }) => [id, parentId]));
  const closestDrawn = (id: string | null | undefined): PlannedState | null =>
    id === null || id === undefined ? null : (drawn.get(id) ?? closestDrawn(parents.get(id)));
  return model.transitions.flatMap((transition) => {
    const source = closestDrawn(transition.sourceId);
    if (transition.trigger.kind === 'initial' || source === null) return [];
    const target = transition.targetIds.length === 1 ? closestDrawn(transition.targetIds[0]) : null;
    return [{ transition, source, target }];
  });
}

function startsOf(model: ChartModel, states: readonly PlannedState[]): readonly PlannedStart[] {
  const drawn = new Set(states.map(({ id }) => id));
  return model.transitions.flatMap(({ trigger, sourceId, targetIds }) => {
    const targetId = targetIds[0];
    if (trigger.kind !== 'initial' || targetId === undefined) return [];
    return drawn.has(sourceId) && drawn.has(targetId) ? [{ stateId: sourceId, targetId }] : [];
  });
}

function createIsRow(model: ChartModel, edges: readonly Edge[]): (edge: Edge) => boolean {
  const order = new Map(model.states.map(({ id }, index) => [id, index]));
  const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
  const parents: Parents = new Map(model.states.map(({ id, parentId }) => [id, parentId]));
  const sourcesByKind = new Map<string, Set<string>>();
  for (const edge of edges) {
    const sources = sourcesByKind.get(kindOfEdge(edge)) ?? new Set();
    sourcesByKind.set(kindOfEdge(edge), sources.add(edge.source.id));
  }
  const hasRegions = model.states.some(({ parentId, type }) => parentId === null && type === 'parallel');
  const regionOf = new Map(model.states.map(({ id, regionId }) => [id, regionId]));
  return (edge) => {
    const { source, target } = edge;
    if (target === null || isSelfOrInside(parents, target.id, source.id)) return true;
    if (hasRegions && regionOf.get(source.id) !== regionOf.get(target.id)) return true;
    const isBetweenScreens = screenOf.get(source.id) !== screenOf.get(target.id);
    const isBack = (order.get(target.id) ?? 0) < (order.get(source.id) ?? 0);
    return isBetweenScreens && (isBack || (sourcesByKind.get(kindOfEdge(edge))?.size ?? 0) >= MIN_ALIKE);
  };
}

function kindOfEdge({ transition, target }: Edge): string {
  return `${transition.trigger.kind} ${transition.trigger.name} ${target?.id ?? ''}`;
}

function isSelfOrInside(parents: Parents, id: string | null | undefined, outerId: string): boolean {
  if (id === null || id === undefined) return false;
  return id === outerId || isSelfOrInside(parents, parents.get(id), outerId);
}

function rowsOf(model: ChartModel, edges: readonly Edge[]): readonly PlannedRow[] {
  const outer = new Set(model.states.map(({ parentId }) => parentId));
  const titleOf = new Map(model.states.map(({ id, title }) => [id, title]));
  return edges.map(({ transition, source }) => ({
    stateId: source.id,
    transitionIds: [transition.id],
    isEverywhere: outer.has(source.id),
    text: rowText(titleOf, transition),
  }));
}
