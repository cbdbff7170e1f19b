import { setup } from 'xstate';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import { unpacked } from '#src/review/engine/layout/packed.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';

const machine = setup({ delays: { patience: 2000 } }).createMachine({
  id: 'small',
  initial: 'open',
  states: {
    open: { meta: { screen: 'open' }, on: { CLOSE: 'closed', LOOK: {} }, after: { patience: 'closed' } },
    closed: { type: 'final' },
  },
});

/** A screen with two lines and a row, and a final state. */
export const smallModel = toChartModel(machine, { title: 'Small' });

const drawn = unpacked(
  {
    altitude: 'chart',
    modelHash: smallModel.hash,
    size: [600, 200],
    states: [
      [0, 0, 600, 200],
      [40, 40, 220, 120],
      [460, 60, 100, 40],
    ],
    lines: [
      { label: [280, 62], points: [260, 70, 460, 70] },
      { label: [280, 82], points: [260, 90, 300, 90, 300, 150, 510, 150, 510, 100] },
    ],
    starts: [[10, 90, 10, 90, 40, 90]],
  },
  smallModel,
);
if (drawn === null) throw new Error('The drawing belongs to another chart.');

/** The small chart, drawn by hand; its row applies everywhere in its state. */
export const smallGeometry: Geometry = {
  ...drawn,
  states: drawn.states.map((state) => ({ ...state, rows: state.rows.map((row) => ({ ...row, isEverywhere: true })) })),
};
