import { createMachine, fromPromise, not } from 'xstate';
import { expect, it } from 'vitest';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { lintChart } from '#test/model/lintChart.ts';

const DESCRIBED = { description: 'Described.', meta: { requirements: ['R1.1'] } };
const call = fromPromise(() => Promise.resolve());

/** A chart with each mistake once. */
const BAD_CHART = createMachine(
  {
    id: 'bad',
    ...DESCRIBED,
    type: 'parallel',
    on: { 'root.left': { ...DESCRIBED, target: '.a' } },
    states: {
      a: {
        ...DESCRIBED,
        id: 'same',
        entry: 'misspeltAction',
        invoke: [
          { id: 'first', src: 'misspeltPort', onError: DESCRIBED },
          { id: 'second', src: 'call' },
        ],
        after: { misspeltDelay: DESCRIBED, 7000: DESCRIBED },
        on: {
          go: { ...DESCRIBED, guard: not('misspeltGuard') },
          stay: { ...DESCRIBED, guard: () => true, actions: () => {} },
        },
      },
      b: { ...DESCRIBED, id: 'same', initial: 'z', states: { c: { description: ' ', meta: { requirements: ['1'] } } } },
    },
  },
  { guards: { isUnused: () => true }, actors: { call } },
);

it('The chart linter reports each mistake of a bad chart', () => {
  expect(lintChart(BAD_CHART).map(({ rule, where, name }) => `${rule} ${where} ${name}`)).toEqual([
    'targetFromParallelRoot bad root.left',
    'unknownAction a misspeltAction',
    'unknownDelay a 7000',
    'unknownDelay a misspeltDelay',
    'unknownPort a misspeltPort',
    'invokeWithoutOnError a second',
    'unknownGuard a on go misspeltGuard',
    'inlineImplementation a on stay a function',
    'inlineImplementation a on stay a function',
    'duplicateId b same',
    'badInitial b "z"',
    'missingDescription b.c ',
    'missingRequirement b.c 1',
    'unusedName bad isUnused',
  ]);
});

it('The chart linter finds no mistake in the journey', () => {
  expect(lintChart(createJourneyMachine())).toEqual([]);
});
