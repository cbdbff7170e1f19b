import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { explore, keysOf, possible, type Survey } from '#test/model/exploration/explore.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const machine = createJourneyMachine();

/** Prints how fast the chart is explored, beside the library's own `getAdjacencyMap` on the same chart, events and keys. */
export function compareExplorations(): void {
  const rows = Object.entries(SURVEYS).map(([name, survey]) => [name, figures(() => ours(survey))] as const);
  for (const name of ['timed', 'repayment', 'saving'] as const) {
    const first = { ...SURVEYS[name], inputs: SURVEYS[name].inputs.slice(0, 1) };
    rows.push([`${name}, first start`, figures(() => ours(first))]);
    rows.push([`${name}, first start, getAdjacencyMap`, figures(() => theirs(first))]);
  }
  console.table(Object.fromEntries(rows));
}

function ours(survey: Survey) {
  const { states, steps } = explore(machine, survey);
  return { states: states.size, steps };
}

function theirs(survey: Survey) {
  const keyOf = keysOf(survey);
  const found = getAdjacencyMap(machine as AnyStateMachine as AnyActorLogic, {
    input: survey.inputs[0],
    events: (snapshot) => [...possible(snapshot as AnyMachineSnapshot, survey)],
    serializeState: (snapshot) => keyOf(snapshot as AnyMachineSnapshot),
  });
  const entries: readonly { readonly transitions: object }[] = Object.values(found);
  return { states: entries.length, steps: entries.flatMap(({ transitions }) => Object.keys(transitions)).length };
}

/** What an exploration found, and in how many milliseconds of processor time. */
function figures(exploration: () => { readonly states: number; readonly steps: number }) {
  const before = process.cpuUsage();
  const found = exploration();
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  return { ...found, ms: Math.round(ms), 'states/s': Math.round(found.states / (ms / 1000)) };
}
