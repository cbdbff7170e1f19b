import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type ChartFinding, lintChart } from '#machines/graph/lintChart.ts';
import { unusedNames } from '#machines/graph/unusedNames.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const TOLD = { description: 'Told.', meta: { requirements: ['R1.1'] } };

const CALL = fromPromise(() => Promise.resolve());

const vocabulary = setup({
  guards: { isReady: () => true },
  actions: { note: () => {} },
  delays: { moment: 10 },
  actors: { call: CALL },
});

type Config = Parameters<typeof vocabulary.createMachine>[0];

/** A chart of the tiny vocabulary; a misspelt name is a compile error only where it is written in place. */
function chart(config: object): AnyStateMachine {
  return vocabulary.createMachine({ id: 'tiny', ...TOLD, ...config } as Config) as unknown as AnyStateMachine;
}

const to = (target: string) => ({ ...TOLD, target });

const broken: { title: string; machine: AnyStateMachine; findings: ChartFinding[] }[] = [
  {
    title: 'a delay that is not in the vocabulary, which would fire at once',
    machine: chart({
      initial: 'a',
      states: { a: { ...TOLD, after: { momnet: to('b') } }, b: TOLD },
    }),
    findings: [{ rule: 'unknownDelay', where: 'a', detail: '"momnet" is no delay and would fire at once' }],
  },
  {
    title: 'a delay that is a number without a name',
    machine: chart({ initial: 'a', states: { a: { ...TOLD, after: { 7000: to('b') } }, b: TOLD } }),
    findings: [{ rule: 'numberDelay', where: 'a', detail: '7000 ms is a number without a name' }],
  },
  {
    title: 'a guard that is not in the vocabulary',
    machine: chart({ initial: 'a', states: { a: { ...TOLD, on: { go: { ...to('b'), guard: 'isRaedy' } } }, b: TOLD } }),
    findings: [{ rule: 'unknownGuard', where: 'a on go', detail: '"isRaedy" is no guard' }],
  },
  {
    title: 'an action that is not in the vocabulary, on a transition, an entry and an exit',
    machine: chart({
      initial: 'a',
      states: { a: { ...TOLD, entry: 'nota', exit: 'ntoe', on: { go: { ...TOLD, actions: { type: 'noet' } } } } },
    }),
    findings: [
      { rule: 'unknownAction', where: 'a', detail: '"nota" is no action' },
      { rule: 'unknownAction', where: 'a', detail: '"ntoe" is no action' },
      { rule: 'unknownAction', where: 'a on go', detail: '"noet" is no action' },
    ],
  },
  {
    title: 'a port that is not in the vocabulary',
    machine: chart({ initial: 'a', states: { a: { ...TOLD, invoke: { id: 'i', src: 'clal', onError: TOLD } } } }),
    findings: [{ rule: 'unknownPort', where: 'a', detail: '"clal" is no port' }],
  },
  {
    title: 'a guard and an action that are written in place',
    machine: chart({
      initial: 'a',
      states: { a: { ...TOLD, on: { go: { ...TOLD, guard: () => true, actions: () => {} } } } },
    }),
    findings: [
      { rule: 'inlineImplementation', where: 'a on go', detail: 'a guard is written in place' },
      { rule: 'inlineImplementation', where: 'a on go', detail: 'an action is written in place' },
    ],
  },
  {
    title: 'an initial state that is no child, and a state that therefore is never seen',
    machine: chart({ initial: 'z', states: { a: TOLD } }),
    findings: [
      { rule: 'badInitial', where: 'tiny', detail: '"z" is no child' },
      { rule: 'unreachableState', where: 'a', detail: 'no transition leads here' },
    ],
  },
  {
    title: 'two states with one id',
    machine: chart({
      initial: 'a',
      states: { a: { ...TOLD, id: 'same', on: { go: to('b') } }, b: { ...TOLD, id: 'same' } },
    }),
    findings: [{ rule: 'duplicateId', where: 'b', detail: '"same" is also the id of a' }],
  },
  {
    title: 'a state that no transition leads to, also when it is the initial one of a state entered elsewhere',
    machine: chart({
      initial: 'a',
      states: {
        a: { ...TOLD, on: { go: to('b.second') } },
        b: { ...TOLD, initial: 'first', states: { first: TOLD, second: TOLD } },
        c: { ...TOLD, on: { go: to('a') } },
      },
    }),
    findings: [
      { rule: 'unreachableState', where: 'b.first', detail: 'no transition leads here' },
      { rule: 'unreachableState', where: 'c', detail: 'no transition leads here' },
    ],
  },
  {
    title: 'a call to the outside that may fail unnoticed',
    machine: chart({ initial: 'a', states: { a: { ...TOLD, invoke: { id: 'i', src: 'call', onDone: TOLD } } } }),
    findings: [{ rule: 'invokeWithoutOnError', where: 'a', detail: '"i" may fail unnoticed' }],
  },
  {
    title: 'a transition with a target on a parallel root, which would enter every region anew',
    machine: chart({
      type: 'parallel',
      on: { go: to('.a') },
      states: { a: TOLD, b: TOLD },
    }),
    findings: [{ rule: 'targetFromParallelRoot', where: 'tiny on go', detail: 'every region would be entered anew' }],
  },
  {
    title: 'a description of spaces',
    machine: chart({ initial: 'a', states: { a: { ...TOLD, description: ' ' } } }),
    findings: [{ rule: 'missingDescription', where: 'a', detail: 'no description' }],
  },
  {
    title: 'ids of requirements with something before or behind them',
    machine: chart({ initial: 'a', states: { a: { ...TOLD, meta: { requirements: ['xR1.1', 'R1.1x', 'R12.34'] } } } }),
    findings: [
      { rule: 'missingRequirement', where: 'a', detail: '"xR1.1" is no requirement id' },
      { rule: 'missingRequirement', where: 'a', detail: '"R1.1x" is no requirement id' },
    ],
  },
  {
    title: 'a port that is written in place',
    machine: chart({ initial: 'a', states: { a: { ...TOLD, invoke: { id: 'i', src: CALL, onError: TOLD } } } }),
    findings: [{ rule: 'unknownPort', where: 'a', detail: '"xstate.invoke.0.tiny.a" is no port' }],
  },
  {
    title: 'a state and a transition without description',
    machine: chart({
      initial: 'a',
      states: { a: { meta: TOLD.meta, on: { go: { meta: TOLD.meta } } } },
    }),
    findings: [
      { rule: 'missingDescription', where: 'a', detail: 'no description' },
      { rule: 'missingDescription', where: 'a on go', detail: 'no description' },
    ],
  },
  {
    title: 'a state and a transition without requirement, and an id that is none',
    machine: chart({
      initial: 'a',
      states: {
        a: { description: 'Told.', always: { description: 'Told.', target: 'b', meta: { requirements: [] } } },
        b: { description: 'Told.', meta: { requirements: ['the first'] } },
      },
    }),
    findings: [
      { rule: 'missingRequirement', where: 'a', detail: 'no requirement' },
      { rule: 'missingRequirement', where: 'a on always', detail: 'no requirement' },
      { rule: 'missingRequirement', where: 'b', detail: '"the first" is no requirement id' },
    ],
  },
];

describe('the chart linter', () => {
  it.each(broken)('reports $title', ({ machine, findings }) => {
    expect(lintChart(machine)).toEqual(findings);
  });

  it('has nothing to say about a sound chart', () => {
    const machine = chart({
      initial: 'a',
      states: {
        a: {
          ...TOLD,
          entry: 'note',
          invoke: { id: 'i', src: 'call', onError: TOLD },
          on: { go: { ...to('b'), guard: 'isReady' } },
          after: { moment: to('b') },
        },
        b: TOLD,
      },
    });
    expect(lintChart(machine)).toEqual([]);
    expect(unusedNames(machine)).toEqual({ guards: [], actions: [], delays: [], ports: [] });
  });
});

describe('a transition on the root', () => {
  it.each([
    ['leads to a child of a root that is not parallel', { initial: 'a', on: { go: to('.b') } }],
    ['leads nowhere on a parallel root', { type: 'parallel', on: { go: TOLD } }],
  ])('that %s enters no region anew and is not reported', (_how, root) => {
    expect(lintChart(chart({ ...root, states: { a: TOLD, b: TOLD } }))).toEqual([]);
  });
});

describe('the vocabulary check', () => {
  it('reports the guard, the action, the delay and the port that a chart never says', () => {
    expect(unusedNames(chart({}))).toEqual({
      guards: ['isReady'],
      actions: ['note'],
      delays: ['moment'],
      ports: ['call'],
    });
  });
});

describe('the chart of the journey', () => {
  it('has no findings', () => {
    expect(lintChart(createJourneyMachine())).toEqual([]);
  });

  it('says every guard, action, delay and port of its vocabulary', () => {
    expect(unusedNames(createJourneyMachine())).toEqual({ guards: [], actions: [], delays: [], ports: [] });
  });
});
