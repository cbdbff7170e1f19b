import type { Point } from '#src/review/engine/layout/geometry.ts';

const CORNER_RADIUS = 8;
const ARROW_LENGTH = 9;
const ARROW_HALF_WIDTH = 4.5;

/** An orthogonal line with rounded corners as the data of a path; it ends where its arrowhead begins. */
export function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = shortened(points);
  if (first === undefined) return '';
  const path = pathFrom(first);
  for (const [index, point] of rest.entries()) {
    const [from, next] = [index === 0 ? first : (rest[index - 1] ?? first), rest[index + 1]];
    const radius =
      next === undefined ? 0 : Math.min(CORNER_RADIUS, distance(from, point) / 2, distance(point, next) / 2);
    if (next === undefined || radius < 0.5) path.lineTo(point);
    else path.lineTo(along(point, from, radius)).curveTo(point, along(point, next, radius));
  }
  return path.data();
}

/** The triangle at the end of a line, as the data of a path. */
export function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.findLast((point) => tip !== undefined && distance(point, tip) > 0);
  if (tip === undefined || before === undefined) return '';
  const [dx, dy] = direction(before, tip);
  const [baseX, baseY] = [tip[0] - dx * ARROW_LENGTH, tip[1] - dy * ARROW_LENGTH];
  const [sideX, sideY] = [-dy * ARROW_HALF_WIDTH, dx * ARROW_HALF_WIDTH];
  const path = pathFrom(tip)
    .lineTo([baseX + sideX, baseY + sideY])
    .lineTo([baseX - sideX, baseY - sideY]);
  return `${path.data()}z`;
}

type Path = {
  readonly lineTo: (to: Point) => Path;
  readonly curveTo: (over: Point, to: Point) => Path;
  readonly data: () => string;
};

/** Writes a path in steps from point to point, which are shorter to write than places. */
function pathFrom(start: Point): Path {
  let [x, y] = [round(start[0]), round(start[1])];
  let data = `M${x} ${y}`;
  const path: Path = {
    lineTo: (to) => {
      const [dx, dy] = [round(to[0]) - x, round(to[1]) - y];
      if (dx === 0 && dy === 0) return path;
      if (dy === 0) data += `h${dx}`;
      else if (dx === 0) data += `v${dy}`;
      else data += `l${dx} ${dy}`;
      [x, y] = [x + dx, y + dy];
      return path;
    },
    curveTo: (over, to) => {
      const [dx, dy] = [round(to[0]) - x, round(to[1]) - y];
      data += `q${round(over[0]) - x} ${round(over[1]) - y} ${dx} ${dy}`;
      [x, y] = [x + dx, y + dy];
      return path;
    },
    data: () => data,
  };
  return path;
}

/** The length of a line. */
export function lengthOf(points: readonly Point[]): number {
  return lengthsOf(points).reduce((sum, length) => sum + length, 0);
}

function lengthsOf(points: readonly Point[]): readonly number[] {
  return points.slice(1).map((point, index) => distance(points[index] ?? point, point));
}

/** The middle of a line by its length: where a sign stands when the line has no label. */
export function middleOf(points: readonly Point[]): Point {
  const lengths = lengthsOf(points);
  let left = lengthOf(points) / 2;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from === undefined || to === undefined) break;
    if (left <= length) return along(from, to, left);
    left -= length;
  }
  return points[0] ?? [0, 0];
}

function shortened(points: readonly Point[]): readonly Point[] {
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

/** Half a pixel is all that an eye can tell, and short numbers keep the document small. */
export function round(value: number): number {
  return Math.round(value * 2) / 2;
}
