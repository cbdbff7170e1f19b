import type { Box, DrawnLine, DrawnState, Geometry } from './geometry.ts';
import { crossingsOf, type Drawn, intersects, isWithin, segmentsOf, segmentTouches } from './shapes.ts';

/** What is wrong with a picture, each by the ids of what is at fault, and what makes it restless. */
export type Score = {
  /** Boxes that lie over one another, or reach out of the box that they belong in. */
  readonly overlaps: readonly string[];
  /** Lines that run through a box or a text that is not theirs. */
  readonly throughBoxes: readonly string[];
  /** Labels that do not stand on their line. */
  readonly strayLabels: readonly string[];
  /** Labels over another label, a box, a text or another line. */
  readonly coveredLabels: readonly string[];
  readonly crossings: readonly string[];
  /** Lines that run on top of one another. */
  readonly sharedStretches: readonly string[];
  readonly bends: number;
  /** Pairs of neighbours that do not stand in the order of the chart, and how many pairs there are. */
  readonly outOfOrder: readonly string[];
  readonly pairs: number;
};

type Placed = DrawnState & { readonly outer: ReadonlySet<string>; readonly parentId: string | null };

/** Judges a picture. */
export function score(geometry: Geometry): Score {
  const states = placed(geometry.states);
  const lines = drawnOf(geometry);
  const siblings = pairsOf(states).filter(([one, other]) => one.parentId === other.parentId);
  const { crossings, shared } = crossingsOf(lines);
  return {
    overlaps: overlapsOf(states),
    throughBoxes: lines.flatMap((line) => boxesUnder(line, states)),
    strayLabels: geometry.lines.filter((line) => !isOnLine(line)).map(({ id }) => id),
    coveredLabels: coveredLabelsOf(geometry.lines, lines, states),
    crossings,
    sharedStretches: shared,
    bends: geometry.lines.reduce((sum, { points }) => sum + points.length - 2, 0),
    outOfOrder: siblings.filter(([one, other]) => comesBefore(other, one)).map(([one, other]) => named(one, other)),
    pairs: siblings.length,
  };
}

/** The states with what they stand in: the list has outer states before inner ones, so the depth tells. */
function placed(states: readonly DrawnState[]): readonly Placed[] {
  const open: string[] = [];
  return states.map((state) => {
    open.length = Math.min(open.length, state.depth);
    const outer = new Set(open);
    const parentId = open.at(-1) ?? null;
    open.push(state.stateId);
    return { ...state, outer, parentId };
  });
}

function drawnOf({ lines, starts }: Geometry): readonly Drawn[] {
  return [
    ...lines.map(({ id, sourceId, targetId, points }) => ({ id, ends: [sourceId, targetId], points })),
    ...starts.map(({ stateId, points }) => ({ id: `start of ${stateId}`, ends: [stateId], points })),
  ];
}

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}

function overlapsOf(states: readonly Placed[]): readonly string[] {
  return pairsOf(states)
    .filter(([one, other]) => (other.outer.has(one.stateId) ? !isWithin(other, one) : intersects(one, other)))
    .map(([one, other]) => named(one, other));
}

function named(one: DrawnState, other: DrawnState): string {
  return `${one.stateId} and ${other.stateId}`;
}

/** A start arrow ends at a state inside its own, which lies under its last point only. */
function boxesUnder({ id, ends, points }: Drawn, states: readonly Placed[]): readonly string[] {
  const around = new Set(states.filter(({ stateId }) => ends.includes(stateId)).flatMap(({ outer }) => [...outer]));
  const isStart = ends.length === 1;
  return states.flatMap((state) => {
    const isAround = around.has(state.stateId) || (isStart && ends.includes(state.stateId));
    const areas: readonly Box[] = isAround ? [state.title, ...state.rows] : [state];
    const isHit = segmentsOf(points).some((segment) => areas.some((area) => segmentTouches(segment, area)));
    return isHit ? [`${id} through ${state.stateId}`] : [];
  });
}

function isOnLine({ label, points }: DrawnLine): boolean {
  return label === null || segmentsOf(points).some((segment) => segmentTouches(segment, label));
}

function coveredLabelsOf(
  lines: readonly DrawnLine[],
  drawn: readonly Drawn[],
  states: readonly Placed[],
): readonly string[] {
  return lines.flatMap(({ id, label }, index) => {
    if (label === null) return [];
    const others = lines.slice(index + 1).filter((other) => other.label !== null && intersects(label, other.label));
    const boxes = states.filter((state) => {
      const texts = [state.title, ...state.rows];
      return (
        intersects(label, state) &&
        (!isWithin(label, state) || isLeaf(state, states) || texts.some((text) => intersects(label, text)))
      );
    });
    const crossing = drawn.filter(
      (line) => line.id !== id && segmentsOf(line.points).some((segment) => segmentTouches(segment, label)),
    );
    return [
      ...others.map((other) => `${id} over the label of ${other.id}`),
      ...boxes.map(({ stateId }) => `${id} over ${stateId}`),
      ...crossing.map((line) => `${id} over the line ${line.id}`),
    ];
  });
}

function isLeaf({ stateId }: Placed, states: readonly Placed[]): boolean {
  return states.every(({ parentId }) => parentId !== stateId);
}

/** Whether a box is read before another: it stands in a higher row, or in the same row further left. */
function comesBefore(one: Box, other: Box): boolean {
  if (one.y + one.height <= other.y) return true;
  return one.y < other.y + other.height && one.x + one.width <= other.x;
}
