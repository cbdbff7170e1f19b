import type { Box, DrawnLine, DrawnState, Geometry } from '#src/review/engine/layout/geometry.ts';
import { partsOf } from '#src/review/engine/layout/clearLabels.ts';

type Thing = Box & { readonly id: string };
type Line = { readonly id: string; readonly parts: readonly Box[] };

/** What rounding to half pixels may move. */
const TOLERANCE = 0.75;

/** Everything that makes a picture hard to read: what lies over what, and which label stands apart from its line. */
export function faultsOf(geometry: Geometry): readonly string[] {
  const lines = linesOf(geometry);
  const texts = geometry.states.flatMap(thingsIn);
  const labels = geometry.lines.flatMap(({ id, label }) => (label === null ? [] : [{ ...label, id }]));
  const underLines = lines.flatMap((line) =>
    [...texts, ...labels.filter(({ id }) => id !== line.id)]
      .filter((thing) => line.parts.some((part) => touch(part, thing)))
      .map((thing) => `${line.id} through ${thing.id}`),
  );
  const astray = labels.filter(({ id, ...label }) =>
    lines.every((line) => line.id !== id || !line.parts.some((part) => touch(part, label))),
  );
  return [
    ...misplaced(geometry.states),
    ...geometry.lines.flatMap((line) => boxesUnder(line, geometry.states).map((id) => `${line.id} through ${id}`)),
    ...pairsOf([...texts, ...labels]).flatMap(([one, other]) =>
      touch(one, other) ? [`${one.id} and ${other.id}`] : [],
    ),
    ...underLines,
    ...astray.map(({ id }) => `${id} astray`),
  ];
}

/** The states that a line runs through without leading out of them or into them. */
function boxesUnder({ points, sourceId, targetId }: DrawnLine, states: readonly DrawnState[]): readonly string[] {
  const parts = partsOf(points);
  const strange = states.filter((state, index) => {
    const own = [state, ...states.slice(index + 1, index + 1 + countInside(states, index))];
    return own.every(({ stateId }) => stateId !== sourceId && stateId !== targetId);
  });
  return strange.filter((state) => parts.some((part) => touch(part, state))).map(({ stateId }) => stateId);
}

/** How many states are inside another one; they follow it. */
function countInside(states: readonly DrawnState[], index: number): number {
  const later = states.slice(index + 1);
  const end = later.findIndex(({ depth }) => depth <= (states[index]?.depth ?? 0));
  return end === -1 ? later.length : end;
}

/** What nothing may lie over: a state in which no other one is, the texts of any other. */
function thingsIn(state: DrawnState, index: number, states: readonly DrawnState[]): readonly Thing[] {
  return (countInside(states, index) === 0 ? [state] : [state.title, ...state.rows]).map((box) => ({
    ...box,
    id: state.stateId,
  }));
}

/** Boxes that reach out of one they belong in, or lie over another; what is in a state follows it in the list. */
function misplaced(states: readonly DrawnState[]): readonly string[] {
  return states.flatMap((state, index) => {
    const count = countInside(states, index);
    const wrong = states
      .slice(index + 1)
      .filter((other, at) => (at < count ? !isWithin(other, state) : touch(state, other)));
    return wrong.map(({ stateId }) => `${state.stateId} and ${stateId}`);
  });
}

/** Whether two boxes have an area in common, or a straight part of a line runs through the inside of a box. */
function touch(one: Box, other: Box): boolean {
  const isAcross = one.x + one.width > other.x + TOLERANCE && one.x < other.x + other.width - TOLERANCE;
  return isAcross && one.y + one.height > other.y + TOLERANCE && one.y < other.y + other.height - TOLERANCE;
}

function isWithin(inner: Box, outer: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width + TOLERANCE;
  const bottom = inner.y + inner.height <= outer.y + outer.height + TOLERANCE;
  return inner.x >= outer.x - TOLERANCE && inner.y >= outer.y - TOLERANCE && right && bottom;
}

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}

/** The lines, and the arrows that show where a state begins, by their straight parts. */
function linesOf({ lines, starts }: Geometry): readonly Line[] {
  const arrows = starts.map(({ stateId, points }) => ({ id: `start of ${stateId}`, points }));
  return [...lines, ...arrows].map(({ id, points }) => ({ id, parts: partsOf(points) }));
}
