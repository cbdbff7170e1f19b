import { createMachine, fromPromise, not } from 'xstate';
import { expect, it } from 'vitest';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { lintChart } from '#test/model/lintChart.ts';

const DESCRIBED = { description: 'Described.', meta: { requirements: ['R1.1'] } };
const call = fromPromise(() => Promise.resolve());

/** A chart with every kind of mistake that the linter reports. */
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
        entry: 'misspelledAction',
        invoke: [
          { id: 'first', src: 'misspelledPort', onError: DESCRIBED },
          { id: 'second', src: 'call' },
        ],
        after: { misspelledDelay: DESCRIBED, 7000: DESCRIBED },
        on: {
          go: { ...DESCRIBED, guard: not('misspelledGuard') },
          stay: { ...DESCRIBED, guard: () => true, actions: () => {} },
        },
      },
      b: { ...DESCRIBED, id: 'same', initial: 'z', states: { c: { description: ' ', meta: { requirements: ['1'] } } } },
    },
  },
  { guards: { isUnused: () => true }, actors: { call } },
);

it('The chart linter reports every mistake in a bad chart', () => {
  expect(lintChart(BAD_CHART).map(({ rule, where, name }) => `${rule} ${where} ${name}`)).toEqual([
    'targetFromParallelRoot bad root.left',
    'unknownAction a misspelledAction',
    'unknownDelay a 7000',
    'unknownDelay a misspelledDelay',
    'unknownPort a misspelledPort',
    'invokeWithoutOnError a second',
    'unknownGuard a on go misspelledGuard',
    'inlineImplementation a on stay a function',
    'inlineImplementation a on stay a function',
    'duplicateId b same',
    'badInitial b "z"',
    'missingDescription b.c ',
    'missingRequirement b.c 1',
    'unusedName bad isUnused',
  ]);
});

it('The chart linter finds no mistakes in the journey', () => {
  expect(lintChart(createJourneyMachine())).toEqual([]);
});
