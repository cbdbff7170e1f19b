import type { Point } from '#src/review/engine/layout/geometry.ts';
import type { PageBox, PageLine, PagePath } from './pageTypes.ts';

const MARGIN = 20;
const LANE = 14;
const LABEL_SPACING = 12;
const FIRST_LINE_Y = 30;
const CARD_HEIGHT = 240;

type PlacedLine = { readonly line: PageLine; readonly fromY: number; readonly toY: number };

export type Gap = {
  readonly width: number;
  readonly lines: readonly PlacedLine[];
  readonly labelWidth: number;
  readonly backLaneCount: number;
};

/** Stacks the lines between two neighboring boxes. The y coordinates of lines are relative to the top of the row. */
export function gapBetween(left: PageBox, right: PageBox, lines: readonly PageLine[]): Gap {
  if (lines.length === 0) return { width: 2 * MARGIN, lines: [], labelWidth: 0, backLaneCount: 0 };
  const placed = placeTargets(placeSources(left, right, lines), left, right);
  const bent = placed.filter(({ fromY, toY }) => fromY !== toY);
  const labelWidth = Math.max(0, ...lines.map(({ label }) => label.width));
  const backLaneCount = bent.filter(({ line }) => line.from.side === 'WEST').length;
  return { width: 2 * MARGIN + labelWidth + LANE * bent.length, lines: placed, labelWidth, backLaneCount };
}

function placeSources(left: PageBox, right: PageBox, lines: readonly PageLine[]): readonly PlacedLine[] {
  const isFixed = ({ from, to }: PageLine) => from.offset !== null || to.offset !== null;
  const free = lines.filter((line) => !isFixed(line));
  const minHeight = Math.min(left.height, right.height);
  const total = free.reduce((sum, { label }) => sum + label.height + LABEL_SPACING, 0);
  const start =
    minHeight <= CARD_HEIGHT ? Math.max(LABEL_SPACING, (minHeight - total + LABEL_SPACING) / 2) : FIRST_LINE_Y;
  const taken: (readonly [from: number, to: number])[] = [];
  return [...lines.filter(isFixed), ...free].map((line): PlacedLine => {
    const y = line.from.offset ?? line.to.offset ?? findFreeY(start, line.label.height, taken);
    taken.push([y - line.label.height / 2 - LABEL_SPACING / 2, y + line.label.height / 2 + LABEL_SPACING / 2]);
    const source = line.from.boxId === left.id ? left : right;
    const fromY = line.from.offset ?? Math.min(y, source.height - LABEL_SPACING);
    return { line, fromY, toY: line.to.offset ?? fromY };
  });
}

function placeTargets(placed: readonly PlacedLine[], left: PageBox, right: PageBox): readonly PlacedLine[] {
  const ends = new Map<string, number>();
  let limit = Number.POSITIVE_INFINITY;
  for (const { line, fromY, toY } of placed.toSorted((one, other) => other.fromY - one.fromY)) {
    const target = line.to.boxId === left.id ? left : right;
    const end = line.to.offset ?? Math.min(toY, target.height - LABEL_SPACING, limit);
    limit = Math.min(limit, end) - LANE;
    ends.set(line.id, end);
    if (end > fromY && line.to.offset === null) ends.set(line.id, fromY);
  }
  return placed.map((line) => ({ ...line, toY: ends.get(line.line.id) ?? line.toY }));
}

function findFreeY(start: number, height: number, taken: readonly (readonly [number, number])[]): number {
  let y = start + height / 2;
  for (const [from, to] of taken.toSorted(([one], [other]) => one - other)) {
    if (y + height / 2 > from && y - height / 2 < to) y = to + height / 2 + LABEL_SPACING / 2;
  }
  return y;
}

export function pathsInGap(gap: Gap, x: number, y: number): readonly (readonly [id: string, path: PagePath])[] {
  const lanes = lanesOf(gap.lines);
  const labelsX = x + MARGIN + gap.backLaneCount * LANE;
  return gap.lines.map(({ line, fromY, toY }) => {
    const isBack = line.from.side === 'WEST';
    const [startX, endX] = isBack ? [x + gap.width, x] : [x, x + gap.width];
    const lane = (lanes.get(line.id) ?? 0) + 0.5;
    const laneX = isBack ? labelsX - LANE * lane : labelsX + gap.labelWidth + LANE * lane;
    const bend: readonly Point[] =
      fromY === toY
        ? []
        : [
            [laneX, y + fromY],
            [laneX, y + toY],
          ];
    const labelX = labelsX + (gap.labelWidth - line.label.width) / 2;
    const label = { x: labelX, y: y + fromY - line.label.height / 2, ...line.label };
    return [line.id, { points: [[startX, y + fromY], ...bend, [endX, y + toY]], label }] as const;
  });
}

/** Avoids crossings: orders vertical segments from the top if they go up, and from the bottom if they go down. */
function lanesOf(placed: readonly PlacedLine[]): ReadonlyMap<string, number> {
  const up = placed.filter(({ fromY, toY }) => toY < fromY).toSorted((one, other) => one.fromY - other.fromY);
  const down = placed.filter(({ fromY, toY }) => toY > fromY).toSorted((one, other) => other.fromY - one.fromY);
  const forward = [...up, ...down].filter(({ line }) => line.from.side === 'EAST');
  const backward = [...up, ...down].filter(({ line }) => line.from.side === 'WEST');
  return new Map([...forward.entries(), ...backward.entries()].map(([lane, { line }]) => [line.id, lane]));
}
