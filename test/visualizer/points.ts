import type { Point } from '#src/visualizer/layout/geometry.ts';

/** Points as they are written one after the other: x, y, x, y. */
export function points(...numbers: readonly number[]): readonly Point[] {
  return numbers.flatMap((x, index): readonly Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));
}
