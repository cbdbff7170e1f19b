import type { Box, DrawnLine, DrawnState, Point } from './geometry.ts';

const STEP = 8;
const SPACING = 2;

/**
 * Moves overlapping labels to the closest free position on their line. Removes labels without a free position unless
 * `isKept`.
 */
export function clearLabels(
  lines: readonly DrawnLine[],
  states: readonly DrawnState[],
  isKept: boolean,
): readonly DrawnLine[] {
  const boxes = states.flatMap((state, index): readonly Box[] =>
    (states[index + 1]?.depth ?? 0) > state.depth ? [state.title, ...state.rows] : [state],
  );
  const parts = lines.flatMap(({ id, points }) => segmentsOf(points).map((part) => [id, part] as const));
  const labels = new Map(isKept ? lines.map(({ id, label }) => [id, label]) : []);
  for (const { id, points, label } of lines) {
    if (label === null) continue;
    const isFree = (box: Box, [owner, obstacle]: readonly [string, Box | null]) =>
      owner === id || obstacle === null || !isOverlapping(box, obstacle);
    const isClear = (candidate: Box) =>
      boxes.every((box) => !isOverlapping(candidate, box)) &&
      parts.every((part) => isFree(candidate, part)) &&
      [...labels].every((other) => isFree(candidate, other));
    if (isClear(label)) {
      labels.set(id, label);
      continue;
    }
    const distanceOf = ({ x, y }: Box) => Math.hypot(x - label.x, y - label.y);
    const nearest = positionsOn(points, label)
      .toSorted((one, other) => distanceOf(one) - distanceOf(other))
      .find(isClear);
    if (nearest !== undefined) labels.set(id, { ...label, ...nearest });
  }
  return lines.map((line) => ({ ...line, label: labels.get(line.id) ?? null }));
}

function positionsOn(points: readonly Point[], { width, height }: Box): readonly Box[] {
  return points.slice(1).flatMap(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [toX, toY];
    const count = Math.floor((Math.abs(toX - fromX) + Math.abs(toY - fromY)) / STEP);
    return Array.from({ length: count + 1 }, (_, step) => {
      const share = count === 0 ? 0 : step / count;
      return {
        x: fromX + (toX - fromX) * share - width / 2,
        y: fromY + (toY - fromY) * share - height / 2,
        width,
        height,
      };
    });
  });
}

export function segmentsOf(points: readonly Point[]): readonly Box[] {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return { x: Math.min(x, fromX), y: Math.min(y, fromY), width: Math.abs(x - fromX), height: Math.abs(y - fromY) };
  });
}

function isOverlapping(one: Box, other: Box): boolean {
  const isAcross = one.x + one.width + SPACING > other.x && one.x - SPACING < other.x + other.width;
  return isAcross && one.y + one.height + SPACING > other.y && one.y - SPACING < other.y + other.height;
}
