import type { Box, Point } from './geometry.ts';

/** A line as the checks see it: its points, and the states at its ends. */
export type Drawn = { readonly id: string; readonly ends: readonly string[]; readonly points: readonly Point[] };

type Segment = readonly [from: Point, to: Point];

/** What rounding to half pixels may move. */
const TOLERANCE = 0.75;

/** The straight parts of a line. */
export function segmentsOf(points: readonly Point[]): readonly Segment[] {
  return points.slice(1).map((to, index): Segment => [points[index] ?? to, to]);
}

/** Whether two boxes have an area in common. */
export function intersects(one: Box, other: Box): boolean {
  return (
    isOverlap(one.x, one.x + one.width, other.x, other.x + other.width) &&
    isOverlap(one.y, one.y + one.height, other.y, other.y + other.height)
  );
}

/** Whether a box lies wholly in another. */
export function isWithin(inner: Box, outer: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width + TOLERANCE;
  const bottom = inner.y + inner.height <= outer.y + outer.height + TOLERANCE;
  return inner.x >= outer.x - TOLERANCE && inner.y >= outer.y - TOLERANCE && right && bottom;
}

/** Whether a level or upright segment runs through the inside of a box; any other by the box around it. */
export function segmentTouches([[x1, y1], [x2, y2]]: Segment, { x, y, width, height }: Box): boolean {
  const isAcross = Math.max(x1, x2) > x + TOLERANCE && Math.min(x1, x2) < x + width - TOLERANCE;
  const isDown = Math.max(y1, y2) > y + TOLERANCE && Math.min(y1, y2) < y + height - TOLERANCE;
  return isAcross && isDown;
}

/** Where lines cross, and where they run on top of one another. */
export function crossingsOf(lines: readonly Drawn[]): {
  readonly crossings: readonly string[];
  readonly shared: readonly string[];
} {
  const crossings: string[] = [];
  const shared: string[] = [];
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      for (const segment of segmentsOf(one.points)) {
        for (const another of segmentsOf(other.points)) {
          if (doCross(segment, another)) crossings.push(`${one.id} and ${other.id}`);
          if (doCover(segment, another)) shared.push(`${one.id} and ${other.id}`);
        }
      }
    }
  });
  return { crossings, shared };
}

function doCross(one: Segment, other: Segment): boolean {
  return isCrossedBy(one, other) || isCrossedBy(other, one);
}

/** A level segment crossed by an upright one. */
function isCrossedBy([[x1, y1], [x2, y2]]: Segment, [[x3, y3], [x4, y4]]: Segment): boolean {
  if (y1 !== y2 || x3 !== x4) return false;
  return x3 > Math.min(x1, x2) && x3 < Math.max(x1, x2) && y1 > Math.min(y3, y4) && y1 < Math.max(y3, y4);
}

function doCover([[x1, y1], [x2, y2]]: Segment, [[x3, y3], [x4, y4]]: Segment): boolean {
  const isLevel = y1 === y2 && y3 === y4 && y1 === y3;
  const isUpright = x1 === x2 && x3 === x4 && x1 === x3;
  if (isLevel) return isOverlap(Math.min(x1, x2), Math.max(x1, x2), Math.min(x3, x4), Math.max(x3, x4));
  return isUpright && isOverlap(Math.min(y1, y2), Math.max(y1, y2), Math.min(y3, y4), Math.max(y3, y4));
}

function isOverlap(start: number, end: number, otherStart: number, otherEnd: number): boolean {
  return Math.min(end, otherEnd) - Math.max(start, otherStart) > TOLERANCE;
}
