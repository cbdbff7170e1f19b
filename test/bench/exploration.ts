import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { explore, keysOf, possible, type Survey } from '#test/model/exploration/explore.ts';
import { rememberSteps } from '#test/model/exploration/rememberSteps.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { createWatchedStepper } from '#test/model/exploration/watchedStepper.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const machine = createJourneyMachine();
const stepper = createWatchedStepper(machine);
/** How often two explorations are run that are compared. */
const RUNS = 5;

/** Prints how fast the chart is explored, beside the library's own `getAdjacencyMap` on the same chart, events and keys. */
export function compareExplorations(): void {
  const rows = Object.entries(SURVEYS).map(([name, survey]) => [name, figures(() => ours(survey))] as const);
  for (const name of ['timed', 'repayment', 'saving'] as const) {
    const first = { ...SURVEYS[name], inputs: SURVEYS[name].inputs.slice(0, 1) };
    rows.push([`${name}, first start`, figures(() => ours(first, rememberSteps(stepper)), RUNS)]);
    rows.push([`${name}, first start, getAdjacencyMap`, figures(() => theirs(first), RUNS)]);
  }
  console.table(Object.fromEntries(rows));
}

/** One survey remembers the steps of another; what is compared remembers none at its start. */
function ours(survey: Survey, remembered?: ReturnType<typeof rememberSteps>) {
  const { states, steps } = explore(machine, survey, () => {}, remembered);
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

/** What an exploration found, and in how many milliseconds of processor time: the least of so many runs. */
function figures(exploration: () => { readonly states: number; readonly steps: number }, runs = 1) {
  let found = { states: 0, steps: 0 };
  let ms = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    found = exploration();
    const { user, system } = process.cpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000);
  }
  return { ...found, ms: Math.round(ms), 'states/s': Math.round(found.states / (ms / 1000)) };
}
