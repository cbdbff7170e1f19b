import { describe, expect, it } from 'vitest';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import { unpacked } from '#src/review/engine/layout/packed.ts';
import { faultsOf } from '#test/review/layout/faults.ts';
import { LAYOUT_TIMEOUT_MS } from '#src/review/engine/layout/program/layOut.ts';
import { chartOf } from './chart.ts';
import * as doors from './charts/door.ts';
import * as players from './charts/player.ts';
import { machineIn, simulationOf } from './machine.ts';

const last = <Item>(items: readonly Item[]): Item | undefined => items.at(-1);

describe('The chart of another machine', () => {
  it.each([
    ['flat', doors, 'Door', 5, 7, 6],
    ['of regions, with history, delays, calls and no descriptions', players, 'Player', 12, 15, 11],
  ])(
    'is read and drawn whole: one that is %s',
    { timeout: LAYOUT_TIMEOUT_MS },
    async (_what, exported, title, states, transitions, lines) => {
      const chart = await chartOf(exported);
      const { model, drawings, hasScreens } = chart;
      expect([chart.title, hasScreens, model.states.length, model.transitions.length]).toEqual([
        title,
        false,
        states,
        transitions,
      ]);
      expect(model.transitions.filter(({ sentence }) => !/^[A-Z].+\.$/.test(sentence))).toEqual([]);
      const geometry = unpacked(drawings.chart, model);
      expect(geometry?.states.map(({ stateId }) => stateId).toSorted()).toEqual(
        model.states.map(({ id }) => id).toSorted(),
      );
      expect(geometry?.lines.length).toBe(lines);
      expect(geometry === null ? ['not drawn'] : faultsOf(geometry)).toEqual([]);
    },
  );

  it('is played: its own events, the answers of its calls, and time', async () => {
    const { model } = await chartOf(players);
    const { simulate } = simulationOf(machineIn(players), model);
    const played = (...types: readonly string[]) =>
      last(
        simulate(
          'start',
          types.map((type) => ({ type })),
        ),
      );
    expect(played()?.choices.map(({ text }) => text)).toEqual(['Power', 'Louder']);
    expect(played('POWER')?.active).toContain('player.power.on.stopped');
    expect(played('POWER', 'PLAY', 'xstate.done.actor.decode')?.active).toContain('player.power.on.playing');
    const idle = last(simulate('start', [{ type: 'POWER' }, { type: 'time.passed', ms: 60_000 } as { type: string }]));
    expect(idle?.active).toContain('player.power.off');
  });

  it('is found in a file by what it exports, and missed aloud', () => {
    expect(machineIn(doors).id).toBe('door');
    expect(machineIn({ createViewerMachine, unpacked }).id).toBe('viewer');
    const fails = () => {
      throw new Error('not to be called');
    };
    expect(() => machineIn({ unpacked, fails, text: 'door' })).toThrow('The file exports no XState machine');
  });
});
