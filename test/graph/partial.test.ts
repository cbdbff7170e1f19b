import { assign, setup } from 'xstate';
import { expect, it } from 'vitest';
import { explore, type Survey } from '#machines/graph/exploration/explore.ts';

const LIMIT = 150;

/** A machine that counts for ever beside something that does not grow. */
const counting = setup({
  types: { context: {} as { count: number; isEven: boolean }, events: {} as { type: 'counted' } },
}).createMachine({
  context: { count: 0, isEven: true },
  on: { counted: { actions: assign(({ context }) => ({ count: context.count + 1, isEven: !context.isEven })) } },
});

it('an exploration that does not end stops at its limit and names what grows (R1.1)', () => {
  const survey: Survey = {
    inputs: [undefined],
    samplesOf: () => [{ type: 'counted' }],
    abstraction: ({ context }) => context as Record<string, unknown>,
    limit: LIMIT,
  };
  const { isComplete, growth, states } = explore(counting, survey);
  expect([isComplete, states.size]).toEqual([false, LIMIT + 1]);
  expect(Object.fromEntries(growth)).toEqual({ count: LIMIT + 1, isEven: 2 });
});
