import type { Box, Geometry } from '#src/review/engine/layout/geometry.ts';
import { segmentsOf } from '#src/review/engine/layout/clearLabels.ts';

type Thing = Box & { readonly id: string };

/** Positions are rounded to half pixels. */
const TOLERANCE = 0.75;

/** Lists what makes a picture hard to read: overlaps, lines through texts or states, and labels far from their lines. */
export function faultsOf({ states, lines, starts }: Geometry): readonly string[] {
  const texts = states.flatMap((state, index): readonly Thing[] => {
    const isLeaf = (states[index + 1]?.depth ?? 0) <= state.depth;
    return (isLeaf ? [state] : [state.title, ...state.rows]).map((box) => ({ ...box, id: state.stateId }));
  });
  const labels = lines.flatMap(({ id, label }): readonly Thing[] => (label === null ? [] : [{ ...label, id }]));
  const things = [...texts, ...labels];
  const overlaps = things.flatMap((thing, index) =>
    things.slice(index + 1).flatMap((other) => (touch(thing, other) ? [`${thing.id} over ${other.id}`] : [])),
  );
  const ways = [...lines, ...starts.map(({ stateId, points }) => ({ id: `start of ${stateId}`, points }))];
  const crossings = ways.flatMap(({ id, points }) => {
    const crossed = things.filter((thing) => thing.id !== id && segmentsOf(points).some((part) => touch(part, thing)));
    return crossed.map((thing) => `${id} through ${thing.id}`);
  });
  const astray = lines.filter(
    ({ label, points }) => label !== null && !segmentsOf(points).some((part) => touch(part, label)),
  );
  return [...overlaps, ...crossings, ...astray.map(({ id }) => `label of ${id} astray`)];
}

function touch(one: Box, other: Box): boolean {
  const isAcross = one.x + one.width > other.x + TOLERANCE && one.x < other.x + other.width - TOLERANCE;
  return isAcross && one.y + one.height > other.y + TOLERANCE && one.y < other.y + other.height - TOLERANCE;
}
