import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { lintChart } from '#test/model/lintChart.ts';
import { unusedNames } from '#test/model/unusedNames.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const DESCRIBED = { description: 'Described.', meta: { requirements: ['R1.1'] } };
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
  return vocabulary.createMachine({ id: 'tiny', ...DESCRIBED, ...config } as Config) as unknown as AnyStateMachine;
}

/** A chart that begins in a state with this in it; what is said of the state can be changed too. */
const withState = (a: object, others: object = {}) => ({
  initial: 'a',
  states: { a: { ...DESCRIBED, ...a }, ...others },
});
const to = (target: string) => ({ ...DESCRIBED, target });
const b = DESCRIBED;

const NOTHING_UNUSED = { guards: [], actions: [], delays: [], ports: [] };

describe('the chart linter', () => {
  const twoFirsts = { ...DESCRIBED, initial: 'first', states: { first: DESCRIBED, second: DESCRIBED } };
  const undescribed = { ...DESCRIBED, meta: { requirements: ['the first', 'xR1.1', 'R1.1x', 'R12.34'] } };
  const misspelt = { entry: 'nota', exit: 'ntoe', on: { go: { ...DESCRIBED, actions: { type: 'noet' } } } };
  const IN_PLACE = ['a guard', 'an action'];
  const guarded = (guard: string) => ({ ...to('b'), guard });
  const calling = (src: unknown) => ({ invoke: { id: 'i', src, onError: DESCRIBED } });
  const inPlace = { on: { go: { ...DESCRIBED, guard: () => true, actions: () => {} } } };
  const noRequirement = {
    meta: undefined,
    always: { description: 'Described.', target: 'b', meta: { requirements: [] } },
  };
  const NONE_SAID = ['a: no requirement', 'a on always: no requirement'];
  const NO_IDS = ['the first', 'xR1.1', 'R1.1x'].map((id) => `b: "${id}" is no requirement id`);
  it.each<[findings: readonly string[], config: object]>([
    [['unknownDelay a: "momnet" is no delay and would fire at once'], withState({ after: { momnet: to('b') } }, { b })],
    [['numberDelay a: 7000 ms is a number without a name'], withState({ after: { 7000: to('b') } }, { b })],
    [['unknownGuard a on go: "isRaedy" is no guard'], withState({ on: { go: guarded('isRaedy') } }, { b })],
    [
      ['a: "nota" is no action', 'a: "ntoe" is no action', 'a on go: "noet" is no action'].map(
        (one) => `unknownAction ${one}`,
      ),
      withState(misspelt),
    ],
    [['unknownPort a: "clal" is no port'], withState(calling('clal'))],
    [['unknownPort a: "xstate.invoke.0.tiny.a" is no port'], withState(calling(CALL))],
    [IN_PLACE.map((what) => `inlineImplementation a on go: ${what} is written in place`), withState(inPlace)],
    [
      ['badInitial tiny: "z" is no child', 'unreachableState a: no transition leads here'],
      { initial: 'z', states: { a: DESCRIBED } },
    ],
    [
      ['duplicateId b: "same" is also the id of a'],
      withState({ id: 'same', on: { go: to('b') } }, { b: { ...DESCRIBED, id: 'same' } }),
    ],
    [
      ['unreachableState b.first: no transition leads here', 'unreachableState c: no transition leads here'],
      withState({ on: { go: to('b.second') } }, { b: twoFirsts, c: { ...DESCRIBED, on: { go: to('a') } } }),
    ],
    [
      ['invokeWithoutOnError a: "i" may fail unnoticed'],
      withState({ invoke: { id: 'i', src: 'call', onDone: DESCRIBED } }),
    ],
    [
      ['targetFromParallelRoot tiny on go: every region would be entered anew'],
      { type: 'parallel', on: { go: to('.a') }, states: { a: DESCRIBED, b } },
    ],
    [
      ['a', 'a on go', 'b'].map((where) => `missingDescription ${where}: no description`),
      withState(
        { description: ' ', on: { go: { meta: DESCRIBED.meta, target: 'b' } } },
        { b: { meta: DESCRIBED.meta } },
      ),
    ],
    [[...NONE_SAID, ...NO_IDS].map((one) => `missingRequirement ${one}`), withState(noRequirement, { b: undescribed })],
    [[], { ...withState({}, { b }), on: { go: to('.b') } }],
    [[], { type: 'parallel', on: { go: DESCRIBED }, states: { a: DESCRIBED, b } }],
  ])('reports %j', (findings, config) => {
    expect(lintChart(chart(config)).map(({ rule, where, detail }) => `${rule} ${where}: ${detail}`)).toEqual(findings);
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
