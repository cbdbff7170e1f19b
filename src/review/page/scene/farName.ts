import type { Box, DrawnState } from '#src/review/engine/layout/geometry.ts';
import { textWidth, wrapped } from '#src/review/engine/layout/measure.ts';

const LARGEST = 110;
/** The cards of the map are of one size, and so are their names as far as they fit. */
export const LARGEST_ON_MAP = 36;
const SMALLEST = 14;
const LINE_HEIGHT = 1.1;
const MOST_LINES = 3;
/** The share of a box that a name may fill. */
const FILLS = 0.86;

/** A name as large as its box lets it be, for a reader far away; the lines stand in the middle of the box. */
export type FarName = { readonly lines: readonly string[]; readonly size: number; readonly box: Box };

/** The name of a state as it is read from far away, above what is inside; null when there is no room. */
export function farNameOf(state: DrawnState, contentTop: number | null, most = LARGEST): FarName | null {
  const { x, y, width } = state;
  const box = { x, y, width, height: (contentTop ?? y + state.height) - y };
  const name = largest(state.title.lines.join(' '), box, most);
  return name.size < SMALLEST ? null : name;
}

/** The way to break the words into lines at which they are largest. */
function largest(title: string, box: Box, most: number): FarName {
  const attempts = Array.from(title, (_, index) => wrapped(title, title.length - index));
  const sized = attempts
    .filter((lines) => lines.length <= MOST_LINES)
    .map((lines) => ({ lines, size: sizeFor(lines, box, most), box }));
  return sized.reduce((one, other) => (other.size > one.size ? other : one), { lines: [title], size: 0, box });
}

function sizeFor(lines: readonly string[], { width, height }: Box, most: number): number {
  const widest = Math.max(...lines.map((line) => textWidth(line, { size: 1, weight: '600', lineHeight: 1 })));
  const fitting = Math.min(most, (width * FILLS) / widest, (height * FILLS) / (lines.length * LINE_HEIGHT));
  return Math.floor(fitting);
}
