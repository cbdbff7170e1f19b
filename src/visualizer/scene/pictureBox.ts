import type { Box, DrawnState } from '#src/visualizer/layout/geometry.ts';

const GAP = 10;
const SMALLEST_HEIGHT = 40;

/** Where the picture of a screen stands: above its name, when the box has room for it. */
export function pictureBoxOf({ x, y, width, title }: DrawnState): Box | null {
  const height = title.y - y - 2 * GAP;
  return height < SMALLEST_HEIGHT ? null : { x: x + GAP, y: y + GAP, width: width - 2 * GAP, height };
}
