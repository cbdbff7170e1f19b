import { setup } from 'xstate';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import type { DrawnLine, Geometry, Point } from '#src/review/engine/layout/geometry.ts';
import { unpacked } from '#src/review/engine/layout/packed.ts';

const machine = setup({ delays: { patience: 2000 } }).createMachine({
  id: 'small',
  initial: 'open',
  states: {
    open: { meta: { screen: 'open' }, on: { CLOSE: 'closed', LOOK: {} }, after: { patience: 'closed' } },
    closed: { type: 'final' },
  },
});

/** A chart of two states: a screen with two lines and a row, and an end. */
export const smallModel = toChartModel(machine, { title: 'Small' });

/** The chart of two states, drawn by hand: its row is said to apply everywhere in its state. */
export const smallGeometry: Geometry = {
  altitude: 'chart',
  modelHash: smallModel.hash,
  width: 600,
  height: 200,
  states: statesAt([0, 0, 600, 200], [40, 40, 220, 120], [460, 60, 100, 40]),
  lines: [
    line('small.open|CLOSE|0', [260, 70], [460, 70]),
    line('small.open|after patience|2', [260, 90], [300, 90], [300, 150], [510, 150], [510, 100]),
  ],
  starts: [start('small', [10, 90], [40, 90])],
};

/** The states in these places, with their texts. */
function statesAt(...states: readonly (readonly number[])[]): Geometry['states'] {
  const places = { altitude: 'chart', modelHash: smallModel.hash, size: [], states, lines: [], starts: [] };
  return (unpacked(places, smallModel)?.states ?? []).map((state) => ({
    ...state,
    rows: state.rows
      .filter(({ transitionId }) => transitionId === 'small.open|LOOK|1')
      .map((row) => ({ ...row, isEverywhere: true })),
  }));
}

function start(stateId: string, dot: Point, end: Point): Geometry['starts'][number] {
  return { stateId, dot, points: [dot, end] };
}

function line(id: string, ...way: DrawnLine['points']): DrawnLine {
  const [[x, y] = [0, 0]] = way;
  const label = { x: x + 20, y: y - 8, width: 60, height: 16, lines: [id] };
  const kind = { isMain: false, isLink: false, isSigned: false, isTwoWay: false };
  return { ...kind, id, transitionIds: [id], sourceId: 'small.open', targetId: 'small.closed', points: way, label };
}
