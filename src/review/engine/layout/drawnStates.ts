import type { Drawing } from './drawing.ts';
import type { Box, DrawnState, TextBlock } from './geometry.ts';
import type { PlannedState } from './planTypes.ts';

export function drawnStates(
  { plan, headers }: Drawing,
  boxOf: (state: PlannedState, index: number) => Box | undefined,
): readonly DrawnState[] {
  return plan.states.flatMap((state, index): readonly DrawnState[] => {
    const header = headers.get(state.id);
    if (header === undefined) return [];
    const box = roundedBox(boxOf(state, index));
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

export function roundedToHalf(pixels: number): number {
  return Math.round(pixels * 2) / 2;
}

/** Rounds to half pixels; a missing box is empty. */
export function roundedBox({ x, y, width, height }: Box = { x: 0, y: 0, width: 0, height: 0 }): Box {
  return { x: roundedToHalf(x), y: roundedToHalf(y), width: roundedToHalf(width), height: roundedToHalf(height) };
}

function moveBlock(block: TextBlock, { x, y }: Box): TextBlock {
  return { ...block, x: block.x + x, y: block.y + y };
}
