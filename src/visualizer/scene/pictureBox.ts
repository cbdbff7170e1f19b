import type { Box, DrawnState } from '#src/visualizer/layout/geometry.ts';

/** Pictures are as wide and high as the windows in which they were taken. */
const ASPECT = 1.6;
const GAP = 10;
const SMALLEST_HEIGHT = 40;
const HANGING_WIDTH = 150;

/**
 * Where the picture of a screen stands: above its name when the box has room for it, otherwise hanging from the lower
 * right corner of the box, like a photograph that is clipped to it.
 */
export function pictureBoxOf(state: DrawnState): Box {
  const { x, y, width, title } = state;
  const height = title.y - y - 2 * GAP;
  return height < SMALLEST_HEIGHT ? hanging(state) : { x: x + GAP, y: y + GAP, width: width - 2 * GAP, height };
}

function hanging({ x, y, width, height }: DrawnState): Box {
  const [pictureWidth, pictureHeight] = [HANGING_WIDTH, HANGING_WIDTH / ASPECT];
  return { x: x + width - pictureWidth + GAP, y: y + height - GAP, width: pictureWidth, height: pictureHeight };
}
