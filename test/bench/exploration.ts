import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { explore, keyOf, possible } from '#machines/graph/exploration/explore.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

type Figures = { states: number; steps: number; ms: number };

const COMPARED = ['timed', 'repayment', 'keeping'] as const;
const machine = createJourneyMachine();

/** Prints how fast the chart is explored, beside the library's own `getAdjacencyMap` on the same chart, events and keys. */
export function compareExplorations(): void {
  console.log('Our exploration, all starts of each survey:');
  const whole: Figures = { states: 0, steps: 0, ms: 0 };
  for (const [name, survey] of Object.entries(SURVEYS)) {
    const { ms, result } = timed(() => explore(machine, survey));
    print(name, { states: result.states.size, steps: result.steps, ms });
    whole.states += result.states.size;
    whole.steps += result.steps;
    whole.ms += ms;
  }
  print('the whole chart', whole);
  console.log('\nThe same from the first start only, ours and getAdjacencyMap:');
  for (const name of COMPARED) compare(name);
}

function compare(name: (typeof COMPARED)[number]): void {
  const survey = { ...SURVEYS[name], inputs: SURVEYS[name].inputs.slice(0, 1) };
  const ours = timed(() => explore(machine, survey));
  print(`${name}, ours`, { states: ours.result.states.size, steps: ours.result.steps, ms: ours.ms });
  const theirs = timed(() =>
    getAdjacencyMap(machine as AnyStateMachine as AnyActorLogic, {
      input: survey.inputs[0],
      events: (snapshot) => [...possible(snapshot as AnyMachineSnapshot, survey)],
      serializeState: (snapshot) => keyOf(snapshot as AnyMachineSnapshot, survey),
    }),
  );
  const entries: readonly { readonly transitions: object }[] = Object.values(theirs.result);
  const steps = entries.reduce((sum, { transitions }) => sum + Object.keys(transitions).length, 0);
  print(`${name}, theirs`, { states: entries.length, steps, ms: theirs.ms });
}

/** Milliseconds of processor time that an act takes, and what it gives back. */
function timed<Result>(act: () => Result): { readonly ms: number; readonly result: Result } {
  const before = process.cpuUsage();
  const result = act();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

function print(name: string, { states, steps, ms }: Figures): void {
  const rate = Math.round(states / (ms / 1000)).toLocaleString('en');
  const columns = [name.padEnd(18), `${states} states`, `${steps} steps`, `${ms.toFixed(0)} ms`, `${rate} states/s`];
  console.log(columns.map((column) => column.padStart(14)).join('  '));
}
