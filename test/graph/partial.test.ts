import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore, type Survey } from '#machines/graph/exploration/explore.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const LIMIT = 150;

/** A machine that counts for ever beside something that does not grow. */
const counting = setup({
  types: { context: {} as { count: number; isEven: boolean }, events: {} as { type: 'counted' } },
}).createMachine({
  context: { count: 0, isEven: true },
  on: { counted: { actions: assign(({ context }) => ({ count: context.count + 1, isEven: !context.isEven })) } },
});

const elapsedMs = (context: unknown) => (context as JourneyContext).elapsedMs;

describe('An exploration that does not end', () => {
  it('stops at its limit and names what grows in a machine that counts (R1.1)', () => {
    const survey: Survey = {
      inputs: [undefined],
      samplesOf: () => [{ type: 'counted' }],
      abstraction: ({ context }) => context as Record<string, unknown>,
      limit: LIMIT,
    };
    const { isComplete, growth, states } = explore(counting, survey);
    const grown = [
      ['count', LIMIT + 1],
      ['isEven', 2],
    ];
    expect({ isComplete, growth, states: states.size }).toEqual({
      isComplete: false,
      growth: grown,
      states: LIMIT + 1,
    });
  });

  it('names the milliseconds when the chart is explored without abstracting from them (R6.1)', () => {
    const { abstraction, inputs } = SURVEYS.timed;
    const survey: Survey = {
      inputs: inputs.slice(0, 1),
      abstraction: (snapshot) => ({ ...abstraction(snapshot), elapsedMs: elapsedMs(snapshot.context) }),
      limit: LIMIT,
      samplesOf: ({ context }) => [
        { type: 'url.opened', path: '/processing', hash: '' } as never,
        { type: 'progress.advanced', elapsedMs: elapsedMs(context) + 1 } as never,
      ],
    };
    const { isComplete, growth, states } = explore(createJourneyMachine(), survey);
    expect([isComplete, growth[0]?.[0]]).toEqual([false, 'elapsedMs']);
    expect(states.size).toBeGreaterThan(LIMIT);
    expect(growth[0]?.[1]).toBeGreaterThan(LIMIT / 2);
  });

  it('says nothing of growth when everything was explored (R1.1)', () => {
    const { isComplete, growth } = explore(createJourneyMachine(), SURVEYS.readContract);
    expect([isComplete, growth]).toEqual([true, []]);
  });
});
