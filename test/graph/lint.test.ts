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

/** A chart that begins in a state with this in it; what is said of the state can be changed too. */
const withState = (a: object, others: object = {}) => ({ initial: 'a', states: { a: { ...TOLD, ...a }, ...others } });
const to = (target: string) => ({ ...TOLD, target });
const b = TOLD;

type Finding = readonly [rule: ChartFinding['rule'], where: string, detail: string];

const NOTHING_UNUSED = { guards: [], actions: [], delays: [], ports: [] };

describe('the chart linter', () => {
  it.each<[title: string, config: object, findings: readonly Finding[]]>([
    [
      'a delay that is not in the vocabulary, which would fire at once',
      withState({ after: { momnet: to('b') } }, { b }),
      [['unknownDelay', 'a', '"momnet" is no delay and would fire at once']],
    ],
    [
      'a delay that is a number without a name',
      withState({ after: { 7000: to('b') } }, { b }),
      [['numberDelay', 'a', '7000 ms is a number without a name']],
    ],
    [
      'a guard that is not in the vocabulary',
      withState({ on: { go: { ...to('b'), guard: 'isRaedy' } } }, { b }),
      [['unknownGuard', 'a on go', '"isRaedy" is no guard']],
    ],
    [
      'an action that is not in the vocabulary, on a transition, an entry and an exit',
      withState({ entry: 'nota', exit: 'ntoe', on: { go: { ...TOLD, actions: { type: 'noet' } } } }),
      [
        ['unknownAction', 'a', '"nota" is no action'],
        ['unknownAction', 'a', '"ntoe" is no action'],
        ['unknownAction', 'a on go', '"noet" is no action'],
      ],
    ],
    [
      'a port that is not in the vocabulary',
      withState({ invoke: { id: 'i', src: 'clal', onError: TOLD } }),
      [['unknownPort', 'a', '"clal" is no port']],
    ],
    [
      'a port that is written in place',
      withState({ invoke: { id: 'i', src: CALL, onError: TOLD } }),
      [['unknownPort', 'a', '"xstate.invoke.0.tiny.a" is no port']],
    ],
    [
      'a guard and an action that are written in place',
      withState({ on: { go: { ...TOLD, guard: () => true, actions: () => {} } } }),
      [
        ['inlineImplementation', 'a on go', 'a guard is written in place'],
        ['inlineImplementation', 'a on go', 'an action is written in place'],
      ],
    ],
    [
      'an initial state that is no child, and a state that therefore is never seen',
      { initial: 'z', states: { a: TOLD } },
      [
        ['badInitial', 'tiny', '"z" is no child'],
        ['unreachableState', 'a', 'no transition leads here'],
      ],
    ],
    [
      'two states with one id',
      withState({ id: 'same', on: { go: to('b') } }, { b: { ...TOLD, id: 'same' } }),
      [['duplicateId', 'b', '"same" is also the id of a']],
    ],
    [
      'a state that no transition leads to, also when it is the initial one of a state entered elsewhere',
      withState(
        { on: { go: to('b.second') } },
        {
          b: { ...TOLD, initial: 'first', states: { first: TOLD, second: TOLD } },
          c: { ...TOLD, on: { go: to('a') } },
        },
      ),
      [
        ['unreachableState', 'b.first', 'no transition leads here'],
        ['unreachableState', 'c', 'no transition leads here'],
      ],
    ],
    [
      'a call to the outside that may fail unnoticed',
      withState({ invoke: { id: 'i', src: 'call', onDone: TOLD } }),
      [['invokeWithoutOnError', 'a', '"i" may fail unnoticed']],
    ],
    [
      'a transition with a target on a parallel root, which would enter every region anew',
      { type: 'parallel', on: { go: to('.a') }, states: { a: TOLD, b } },
      [['targetFromParallelRoot', 'tiny on go', 'every region would be entered anew']],
    ],
    [
      'a state and a transition without description, and a description of spaces',
      withState({ description: ' ', on: { go: { meta: TOLD.meta, target: 'b' } } }, { b: { meta: TOLD.meta } }),
      [
        ['missingDescription', 'a', 'no description'],
        ['missingDescription', 'a on go', 'no description'],
        ['missingDescription', 'b', 'no description'],
      ],
    ],
    [
      'a state and a transition without requirement, and ids that are none, whatever stands before or behind them',
      withState(
        { meta: undefined, always: { description: 'Told.', target: 'b', meta: { requirements: [] } } },
        { b: { ...TOLD, meta: { requirements: ['the first', 'xR1.1', 'R1.1x', 'R12.34'] } } },
      ),
      [
        ['missingRequirement', 'a', 'no requirement'],
        ['missingRequirement', 'a on always', 'no requirement'],
        ['missingRequirement', 'b', '"the first" is no requirement id'],
        ['missingRequirement', 'b', '"xR1.1" is no requirement id'],
        ['missingRequirement', 'b', '"R1.1x" is no requirement id'],
      ],
    ],
    ['nothing of a target on a root that is not parallel', { ...withState({}, { b }), on: { go: to('.b') } }, []],
    [
      'nothing of a transition that leads nowhere on a parallel root',
      { type: 'parallel', on: { go: TOLD }, states: { a: TOLD, b } },
      [],
    ],
  ])('reports %s', (_title, config, findings) => {
    const found = lintChart(chart(config)).map(({ rule, where, detail }) => [rule, where, detail]);
    expect(found).toEqual(findings);
  });

  it('has nothing to say about a sound chart, and nothing of its vocabulary is unused', () => {
    const machine = chart(
      withState(
        {
          entry: 'note',
          invoke: { id: 'i', src: 'call', onError: TOLD },
          on: { go: { ...to('b'), guard: 'isReady' } },
          after: { moment: to('b') },
        },
        { b },
      ),
    );
    expect([lintChart(machine), unusedNames(machine)]).toEqual([[], NOTHING_UNUSED]);
  });

  it('reports the guard, the action, the delay and the port that a chart never says', () => {
    const unused = { guards: ['isReady'], actions: ['note'], delays: ['moment'], ports: ['call'] };
    expect(unusedNames(chart({}))).toEqual(unused);
  });

  it('has no findings in the chart of the journey, which says every name of its vocabulary', () => {
    const machine = createJourneyMachine();
    expect([lintChart(machine), unusedNames(machine)]).toEqual([[], NOTHING_UNUSED]);
  });
});
