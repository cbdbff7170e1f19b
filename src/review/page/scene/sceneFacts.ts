import type { ChartModel, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import type { Box, DrawnLine, DrawnState, Geometry } from '#src/review/engine/layout/geometry.ts';
import type { Marks } from '#src/review/page/facts/marks.ts';
import { eventById } from '#src/review/page/facts/ruleEntries.ts';

export type StateFacts = {
  readonly kind: 'root' | 'top' | 'screen' | 'outer' | 'leaf';
  readonly radius: number;
  readonly isFinal: boolean;
  /** Whether nothing inside the state is drawn. Only such states get the "active" flag. */
  readonly isInnermost: boolean;
  readonly previewBox: Box | null;
};

export type RuleKind = 'event' | 'delay' | 'always' | 'error' | 'done';

export type SceneFacts = {
  readonly states: ReadonlyMap<string, StateFacts>;
  /** By line id, or by the id of a row's first transition. */
  readonly kinds: ReadonlyMap<string, RuleKind>;
};

const RADII = { root: 20, top: 18, screen: 16, outer: 12, leaf: 10 };

/** Derives everything about a drawing that doesn't change while it is shown. */
export function sceneFactsOf(model: ChartModel, geometry: Geometry): SceneFacts {
  const states = new Map(model.states.map((state) => [state.id, state]));
  return {
    states: new Map(
      geometry.states.map((drawn, index, { [index + 1]: next }) => {
        const isInnermost = next === undefined || next.depth <= drawn.depth;
        return [drawn.stateId, stateFacts(drawn, states.get(drawn.stateId), isInnermost)];
      }),
    ),
    kinds: ruleKinds(model, geometry),
  };
}

export function ruleKinds(model: ChartModel, { lines, states }: Geometry): SceneFacts['kinds'] {
  const transitions = new Map(model.transitions.map((transition) => [transition.id, transition]));
  const kindOf = (ids: readonly string[]) => ruleKind(ids.flatMap((id) => transitions.get(id) ?? []));
  const rows = states.flatMap((state) => state.rows);
  return new Map([
    ...lines.map(({ id, transitionIds }) => [id, kindOf(transitionIds)] as const),
    ...rows.map(({ transitionId, transitionIds }) => [transitionId, kindOf(transitionIds)] as const),
  ]);
}

function stateFacts(drawn: DrawnState, state: ModelState | undefined, isInnermost: boolean): StateFacts {
  const kind = stateKind(state, isInnermost);
  return {
    kind,
    radius: RADII[kind],
    isFinal: state?.type === 'final',
    isInnermost,
    previewBox: typeof state?.screen === 'string' ? previewBoxOf(drawn) : null,
  };
}

function stateKind(state: ModelState | undefined, isInnermost: boolean): StateFacts['kind'] {
  if (state?.parentId === null) return 'root';
  if (typeof state?.screen === 'string') return 'screen';
  if (state?.keys.length === 1) return 'top';
  return isInnermost ? 'leaf' : 'outer';
}

function ruleKind(transitions: readonly ModelTransition[]): RuleKind {
  const kinds = new Set(transitions.map(({ trigger }) => KINDS[trigger.kind]));
  const [only = 'event'] = kinds;
  return kinds.size > 1 ? 'event' : only;
}

const KINDS = {
  event: 'event',
  after: 'delay',
  error: 'error',
  done: 'done',
  finished: 'done',
  snapshot: 'event',
  always: 'always',
  initial: 'event',
} as const satisfies Readonly<Record<ModelTransition['trigger']['kind'], RuleKind>>;

export function boxOfItem({ states, lines }: Geometry, id: string): Box | null {
  const row = states.flatMap((state) => state.rows).find(({ transitionIds }) => transitionIds.includes(id));
  return states.find(({ stateId }) => stateId === id) ?? row ?? lineBox(lines.find((line) => hasId(line, id)));
}

function hasId(line: DrawnLine, id: string): boolean {
  return line.id === id || line.transitionIds.includes(id);
}

function lineBox(line: DrawnLine | undefined): Box | null {
  if (line === undefined) return null;
  if (line.label !== null) return line.label;
  const [xs, ys] = [line.points.map(([x]) => x), line.points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * Returns the shapes that show the selection: the item, or the state drawn around it. An event selects all its rules.
 */
export function shapesOf(model: ChartModel, geometry: Geometry, selectedId: string | null): ReadonlySet<string> {
  if (selectedId === null) return new Set();
  const drawn = createShapeLookup(model, geometry);
  const ids = eventById(model, selectedId)?.rules.map(({ id }) => id) ?? [selectedId];
  return new Set(ids.flatMap((id) => drawn(id) ?? []));
}

/** Highlights the nearest drawn ancestor of each found item that isn't drawn. */
export function drawnMarks(model: ChartModel, geometry: Geometry, marks: Marks): Marks {
  const drawn = createShapeLookup(model, geometry);
  const found = [...marks].flatMap(([id, { isFound }]) => (isFound === true ? (drawn(id) ?? []) : []));
  return found.length === 0
    ? marks
    : new Map([...marks, ...found.map((id) => [id, { ...marks.get(id), isFound: true, isDimmed: false }] as const)]);
}

/** Creates a lookup from an item to its shape, or to the nearest drawn ancestor. */
function createShapeLookup(model: ChartModel, { states, lines }: Geometry): (id: string | null) => string | null {
  const shapes = new Set([
    ...states.flatMap(({ stateId, rows }) => [stateId, ...rows.flatMap(({ transitionIds }) => transitionIds)]),
    ...lines.flatMap(({ transitionIds }) => transitionIds),
  ]);
  const parents = new Map<string, string | null>([
    ...model.states.map(({ id, parentId }) => [id, parentId] as const),
    ...model.transitions.map(({ id, sourceId }) => [id, sourceId] as const),
  ]);
  const drawn = (id: string | null): string | null =>
    id === null || shapes.has(id) ? id : drawn(parents.get(id) ?? null);
  return drawn;
}

const GAP = 10;
const MIN_HEIGHT = 40;

/** Returns the space above a screen's name for its preview; null if the space is too small. */
function previewBoxOf({ x, y, width, title }: DrawnState): Box | null {
  const height = title.y - y - 2 * GAP;
  return height < MIN_HEIGHT ? null : { x: x + GAP, y: y + GAP, width: width - 2 * GAP, height };
}
