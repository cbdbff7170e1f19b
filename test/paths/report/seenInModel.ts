import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { type Exploration, explore } from '#test/model/exploration/explore.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { Seen } from './coverage.ts';

/**
 * Where the unit tests, which explore the complete chart, leave what they have seen of it for the report of the paths.
 */
const FILE = resolve(import.meta.dirname, '../../../.reports/model.json');

type Noted = { readonly hash: string } & { readonly [Kind in keyof Seen]: readonly string[] };

/** Notes what the explorations of the complete chart have seen. */
export function noteSeenInModel(explorations: readonly Exploration[]): Seen {
  const seen: Seen = {
    states: new Set(
      explorations.flatMap(({ states }) =>
        [...states.values()].flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)),
      ),
    ),
    transitions: new Set(explorations.flatMap(({ taken }) => [...taken])),
    answers: new Set(explorations.flatMap(({ answers }) => [...answers])),
  };
  const [states, transitions, answers] = [seen.states, seen.transitions, seen.answers].map((ids) => [...ids]);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ hash: journeyModel().hash, states, transitions, answers }));
  return seen;
}

/**
 * What the exploration of this chart sees: as the unit tests have noted it, or explored here where they have not run.
 */
export function seenInModel(machine: AnyStateMachine): Seen {
  const noted = readNoted();
  if (noted?.hash !== journeyModel().hash)
    return noteSeenInModel(Object.values(SURVEYS).map((survey) => explore(machine, survey)));
  const { states, transitions, answers } = noted;
  return { states: new Set(states), transitions: new Set(transitions), answers: new Set(answers) };
}

function readNoted(): Noted | null {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Noted;
  } catch {
    return null;
  }
}
