import { setup } from 'xstate';
import { plainWords } from '#machines/graph/model/chartWords.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import type { Box, DrawnLine, DrawnState, Geometry, TextBlock } from '#src/visualizer/layout/geometry.ts';

const machine = setup({ delays: { patience: 2000 } }).createMachine({
  id: 'small',
  initial: 'open',
  states: {
    open: { meta: { screen: 'open' }, on: { CLOSE: 'closed', LOOK: {} }, after: { patience: 'closed' } },
    closed: { type: 'final' },
  },
});

/** A chart of two states: a screen with two lines and a row, and an end. */
export const smallModel = toChartModel(machine, plainWords('Small'));

/** The chart of two states, drawn by hand. */
export const smallGeometry: Geometry = {
  altitude: 'chart',
  modelHash: smallModel.hash,
  width: 600,
  height: 200,
  states: [
    state('small', { x: 0, y: 0, width: 600, height: 200 }, { depth: 0 }),
    state(
      'small.open',
      { x: 40, y: 40, width: 220, height: 120 },
      {
        rows: [
          {
            ...text({ x: 54, y: 80, width: 60, height: 17 }, ['LOOK']),
            transitionId: 'small.open|LOOK|1',
            transitionIds: ['small.open|LOOK|1'],
            isEverywhere: true,
          },
        ],
      },
    ),
    state('small.closed', { x: 460, y: 60, width: 100, height: 40 }),
  ],
  lines: [
    line('small.open|CLOSE|0', [
      [260, 70],
      [460, 70],
    ]),
    line('small.open|after patience|2', [
      [260, 90],
      [300, 90],
      [300, 150],
      [510, 150],
      [510, 100],
    ]),
  ],
  starts: [
    {
      stateId: 'small',
      dot: [10, 90],
      points: [
        [10, 90],
        [40, 90],
      ],
    },
  ],
};

function text(box: Box, lines: readonly string[]): TextBlock {
  return { ...box, lines };
}

function state(stateId: string, box: Box, more: Partial<DrawnState> = {}): DrawnState {
  const title = text({ x: box.x + 14, y: box.y + 10, width: 60, height: 19 }, [stateId]);
  return { stateId, ...box, depth: 1, title, note: null, rows: [], isCollapsed: false, isRegion: false, ...more };
}

function line(id: string, points: DrawnLine['points']): DrawnLine {
  const [[x, y] = [0, 0]] = points;
  const label = text({ x: x + 20, y: y - 8, width: 60, height: 16 }, [id]);
  return { id, transitionIds: [id], sourceId: 'small.open', targetId: 'small.closed', points, label };
}
