import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import { explore, keyOf, possibleEvents, type Survey } from '#test/model/exploration/explore.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { cast } from '#test/support/cast.ts';

const machine = createJourneyMachine();
/** How often compared explorations are run. */
const RUNS = 5;

/** Prints how fast the chart is explored, compared with XState's `getAdjacencyMap` on the same chart, events and keys. */
export function compareExplorations(): void {
  const rows = Object.entries(SURVEYS).map(([name, survey]) => [name, figures(() => ours(survey))] as const);
  for (const name of ['timed', 'repayment', 'saving'] as const) {
    const first = { ...SURVEYS[name], inputs: SURVEYS[name].inputs.slice(0, 1) };
    rows.push([`${name}, first start`, figures(() => ours(first), RUNS)]);
    rows.push([`${name}, first start, getAdjacencyMap`, figures(() => theirs(first), RUNS)]);
  }
  console.table(Object.fromEntries(rows));
}

function ours(survey: Survey) {
  const { states, steps } = explore(machine, survey);
  return { states: states.size, steps };
}

function theirs(survey: Survey) {
  const [input = inputOf()] = survey.inputs;
  const found = getAdjacencyMap(machine as AnyStateMachine as AnyActorLogic, {
    input,
    events: (snapshot) => [...possibleEvents(cast<JourneySnapshot>(snapshot), survey)],
    serializeState: (snapshot) => keyOf(cast<JourneySnapshot>(snapshot), survey),
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
