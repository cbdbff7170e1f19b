import type { Box, DrawnState } from '#src/visualizer/layout/geometry.ts';
import { textWidth } from '#src/visualizer/layout/measure.ts';

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
  const words = state.title.lines.join(' ').split(' ');
  const height = (contentTop ?? state.y + state.height) - state.y;
  const name = largest(words, { ...boxOf(state), height }, most);
  return name.size < SMALLEST ? null : name;
}

function largest(words: readonly string[], box: Box, most: number): FarName {
  const attempts = Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, index) => inLines(words, index + 1));
  const sized = attempts.map((lines) => ({ lines, size: sizeFor(lines, box, most), box }));
  return sized.reduce((one, other) => (other.size > one.size ? other : one));
}

function boxOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height };
}

function sizeFor(lines: readonly string[], { width, height }: Box, most: number): number {
  const widest = Math.max(...lines.map((line) => textWidth(line, { size: 1, weight: '600', lineHeight: 1 })));
  const fitting = Math.min(most, (width * FILLS) / widest, (height * FILLS) / (lines.length * LINE_HEIGHT));
  return Math.floor(fitting);
}

/** Words in so many lines of about the same length. */
function inLines(words: readonly string[], count: number): readonly string[] {
  const total = words.join(' ').length;
  const lines: string[] = [];
  let remaining = [...words];
  for (let left = count; left > 0; left -= 1) {
    const wanted = Math.ceil(remaining.join(' ').length / left);
    const taken = left === 1 ? remaining.length : Math.max(1, wordsWithin(remaining, Math.max(wanted, total / count)));
    lines.push(remaining.slice(0, taken).join(' '));
    remaining = remaining.slice(taken);
  }
  return lines.filter((line) => line !== '');
}

function wordsWithin(words: readonly string[], characters: number): number {
  let length = -1;
  const count = words.findIndex((word) => {
    length += word.length + 1;
    return length > characters;
  });
  return count < 0 ? words.length : count;
}
