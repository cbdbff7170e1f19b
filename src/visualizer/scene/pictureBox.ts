import type { Box, DrawnState } from '#src/visualizer/layout/geometry.ts';

/** Pictures are as wide and high as the windows in which they were taken. */
const ASPECT = 1.6;
/** On the low cards of the map the upper part of a picture says more than all of it very small. */
export const WIDEST_ON_MAP = 2.2;
const GAP = 10;
const SMALLEST_WIDTH = 64;
const HANGING_WIDTH = 150;

/**
 * Where the picture of a screen stands: below its name when the box has room for it, otherwise hanging from the lower
 * right corner of the box, like a photograph that is clipped to it.
 */
export function pictureBoxOf(state: DrawnState, isInnermost: boolean, widest = ASPECT): Box | null {
  return (isInnermost ? below(state, widest) : null) ?? hanging(state);
}

function below({ x, y, width, height, title, rows }: DrawnState, widest: number): Box | null {
  const top = Math.max(title.y + title.height, ...rows.map((row) => row.y + row.height)) + GAP;
  const free = { width: width - 2 * GAP, height: y + height - GAP - top };
  const fitting = Math.min(free.width, free.height * widest);
  if (fitting < SMALLEST_WIDTH) return null;
  return { x: x + (width - fitting) / 2, y: top, width: fitting, height: Math.min(free.height, fitting / ASPECT) };
}

function hanging({ x, y, width, height }: DrawnState): Box {
  const [pictureWidth, pictureHeight] = [HANGING_WIDTH, HANGING_WIDTH / ASPECT];
  return { x: x + width - pictureWidth + GAP, y: y + height - GAP, width: pictureWidth, height: pictureHeight };
}
