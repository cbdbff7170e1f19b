import { describe, expect, it } from 'vitest';
import { layOut, LAYOUT_TIMEOUT_MS } from '#src/review/engine/layout/program/layOut.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import { createPending } from '#src/review/engine/session/pending.ts';
import { timePassed } from '#src/review/engine/session/sessionStep.ts';
import { createSimulation } from '#src/review/engine/session/simulation.ts';
import { createStepDescriber } from '#src/review/engine/session/stepDescriber.ts';
import { faultsOf } from '#test/review/layout/faults.ts';
import { door } from './doorChart.ts';
import { createPlayer } from './playerChart.ts';

describe('The chart of another machine', () => {
  it.each([
    ['flat', door, 5, 7, 6],
    ['of regions, with history, delays, calls and no descriptions', createPlayer(), 12, 15, 11],
  ])(
    'is read and drawn whole: one that is %s',
    { timeout: LAYOUT_TIMEOUT_MS },
    async (_what, machine, states, transitions, lines) => {
      const model = toChartModel(machine, { title: 'Made up' });
      const geometry = await layOut(model, 'chart');
      expect({
        states: model.states.length,
        transitions: model.transitions.length,
        lines: geometry.lines.length,
        drawn: geometry.states.map(({ stateId }) => stateId).toSorted(),
        faults: faultsOf(geometry),
      }).toEqual({ states, transitions, lines, drawn: model.states.map(({ id }) => id).toSorted(), faults: [] });
      expect(model.transitions.filter(({ description }) => !/^[A-Z0-9“].+\.$/.test(description))).toEqual([]);
    },
  );

  it('is played: its own events, the answers of its calls, and time', () => {
    const machine = createPlayer();
    const { acceptedEvents, isSample } = createPending({ events: {}, answers: {} });
    const model = toChartModel(machine, { title: 'Player' });
    const describer = createStepDescriber({ machine, model, acceptedEvents, describe: () => null });
    const { simulate, isKnown } = createSimulation(describer, {
      inputOf: () => undefined,
      watchOf: () => null,
      isSample,
    });
    const after = (...events: Parameters<typeof simulate>[1]) => simulate('start', events).at(-1);
    expect(after()?.choices.map(({ text }) => text)).toEqual(['Power', 'Louder']);
    expect([{ type: 'POWER' }, { type: 'POWER', more: 1 }, { type: 'NOTHING' }, null].map(isKnown)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(after({ type: 'POWER' })?.active).toContain('player.power.on.stopped');
    expect(after({ type: 'POWER' }, { type: 'PLAY' }, { type: 'xstate.done.actor.decode' })?.active).toContain(
      'player.power.on.playing',
    );
    expect(after({ type: 'POWER' }, timePassed(60_000))?.active).toContain('player.power.off');
  });
});
