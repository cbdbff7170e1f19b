import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { explore, keyOf, possible, type Survey } from '#machines/graph/exploration/explore.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const COMPARED = ['timed', 'repayment', 'saving'] as const;
const machine = createJourneyMachine();

/** Prints how fast the chart is explored, beside the library's own `getAdjacencyMap` on the same chart, events and keys. */
export function compareExplorations(): void {
  console.log('Our exploration, all starts of each survey:');
  console.table(Object.fromEntries(Object.entries(SURVEYS).map(([name, survey]) => [name, ours(survey)])));
  console.log('The same from the first start only, ours and getAdjacencyMap:');
  const first = COMPARED.map((name) => [name, { ...SURVEYS[name], inputs: SURVEYS[name].inputs.slice(0, 1) }] as const);
  console.table(
    Object.fromEntries(
      first.flatMap(([name, survey]) => [
        [`${name}, ours`, ours(survey)],
        [`${name}, theirs`, theirs(survey)],
      ]),
    ),
  );
}

function ours(survey: Survey) {
  const { ms, result } = timed(() => explore(machine, survey));
  return figures(result.states.size, result.steps, ms);
}

function theirs(survey: Survey) {
  const { ms, result } = timed(() =>
    getAdjacencyMap(machine as AnyStateMachine as AnyActorLogic, {
      input: survey.inputs[0],
      events: (snapshot) => [...possible(snapshot as AnyMachineSnapshot, survey)],
      serializeState: (snapshot) => keyOf(snapshot as AnyMachineSnapshot, survey),
    }),
  );
  const entries: readonly { readonly transitions: object }[] = Object.values(result);
  return figures(entries.length, entries.flatMap(({ transitions }) => Object.keys(transitions)).length, ms);
}

/** Milliseconds of processor time that an act takes, and what it gives back. */
function timed<Result>(act: () => Result): { readonly ms: number; readonly result: Result } {
  const before = process.cpuUsage();
  const result = act();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

const figures = (states: number, steps: number, ms: number) => ({
  states,
  steps,
  ms: Math.round(ms),
  'states/s': Math.round(states / (ms / 1000)),
});
