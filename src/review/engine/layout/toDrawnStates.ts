import type { Drawing } from './drawing.ts';
import type { Box, DrawnState, TextBlock } from './geometry.ts';
import type { PlannedState } from './planTypes.ts';

export function toDrawnStates(
  { plan, headers }: Drawing,
  boxOf: (state: PlannedState, index: number) => Box | undefined,
): readonly DrawnState[] {
  return plan.states.flatMap((state, index): readonly DrawnState[] => {
    const header = headers.get(state.id);
    if (header === undefined) return [];
    const box = roundBox(boxOf(state, index));
    return [
      {
        stateId: state.id,
        depth: state.depth,
        ...box,
        title: moveBlock(header.title, box),
        note: header.note === null ? null : moveBlock(header.note, box),
        rows: header.rows.map((row) => ({ ...row, ...moveBlock(row, box) })),
        isRegion: state.isRegion,
      },
    ];
  });
}

export function roundToHalf(pixels: number): number {
  return Math.round(pixels * 2) / 2;
}

/** Rounds to half pixels. A missing box becomes an empty box. */
export function roundBox({ x, y, width, height }: Box = { x: 0, y: 0, width: 0, height: 0 }): Box {
  return { x: roundToHalf(x), y: roundToHalf(y), width: roundToHalf(width), height: roundToHalf(height) };
}

function moveBlock(block: TextBlock, { x, y }: Box): TextBlock {
  return { ...block, x: block.x + x, y: block.y + y };
}
