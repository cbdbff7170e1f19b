import type { Point } from '#src/review/engine/layout/geometry.ts';

const CORNER_RADIUS = 8;
const ARROW_LENGTH = 9;
const ARROW_HALF_WIDTH = 4.5;

/** Returns path data for an orthogonal line with rounded corners, ending where its arrowhead begins. */
export function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = shortenForArrow(points);
  if (first === undefined) return '';
  const commands = rest.map((point, index) => {
    const [from, next] = [index === 0 ? first : (rest[index - 1] ?? first), rest[index + 1]];
    const radius =
      next === undefined ? 0 : Math.min(CORNER_RADIUS, distance(from, point) / 2, distance(point, next) / 2);
    if (next === undefined || radius < 0.5) return `L${pointText(point)}`;
    return `L${pointText(along(point, from, radius))}Q${pointText(point)} ${pointText(along(point, next, radius))}`;
  });
  return `M${pointText(first)}${commands.join('')}`;
}

export function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.findLast((point) => tip !== undefined && distance(point, tip) > 0);
  if (tip === undefined || before === undefined) return '';
  const [dx, dy] = direction(before, tip);
  const [baseX, baseY] = [tip[0] - dx * ARROW_LENGTH, tip[1] - dy * ARROW_LENGTH];
  const [sideX, sideY] = [-dy * ARROW_HALF_WIDTH, dx * ARROW_HALF_WIDTH];
  return `M${pointText(tip)}L${pointText([baseX + sideX, baseY + sideY])}L${pointText([baseX - sideX, baseY - sideY])}z`;
}

function pointText([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function lengthOf(points: readonly Point[]): number {
  return lengthsOf(points).reduce((sum, length) => sum + length, 0);
}

function lengthsOf(points: readonly Point[]): readonly number[] {
  return points.slice(1).map((point, index) => distance(points[index] ?? point, point));
}

export function middleOf(points: readonly Point[]): Point {
  const lengths = lengthsOf(points);
  let remaining = lengthOf(points) / 2;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from === undefined || to === undefined) break;
    if (remaining <= length) return along(from, to, remaining);
    remaining -= length;
  }
  return points[0] ?? [0, 0];
}

function shortenForArrow(points: readonly Point[]): readonly Point[] {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (tip === undefined || before === undefined) return points;
  return [...points.slice(0, -1), along(tip, before, Math.min(ARROW_LENGTH - 1, distance(tip, before)))];
}

function along(from: Point, to: Point, length: number): Point {
  const [dx, dy] = direction(from, to);
  return [from[0] + dx * length, from[1] + dy * length];
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** Rounds to half pixels: the eye can't tell, and short numbers keep the document small. */
export function round(value: number): number {
  return Math.round(value * 2) / 2;
}
