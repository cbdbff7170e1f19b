import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PathStep } from '#machines/graph/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** Where the paths leave their pictures and what they have covered. */
export const REPORTS = resolve(import.meta.dirname, '../../../.reports/paths');

/** What a step has proved: of which path it is, where it led, and the picture of that. */
export type CoveredStep = Pick<PathStep, 'index' | 'taken' | 'answers'> & {
  readonly path: string;
  readonly states: readonly string[];
  readonly picture: string;
  /** When it was taken: milliseconds since 1970. The first step that led to a configuration took its picture. */
  readonly atMs: number;
};

type ProvenStep = Pick<PathStep, 'index' | 'taken' | 'answers'> & { readonly after: JourneySnapshot };

/** Notes what a step has proved in the browser, one line of JSON for each; every worker has a file of its own. */
export function noteCovered(worker: number, path: string, { index, taken, answers, after }: ProvenStep): void {
  const states = after._nodes.map(({ id }) => id);
  const step: CoveredStep = {
    path,
    index,
    taken,
    answers,
    states,
    picture: `${configurationOf(after)}.jpg`,
    atMs: Date.now(),
  };
  appendFileSync(join(REPORTS, `browser-coverage-${worker}.jsonl`), `${JSON.stringify(step)}\n`);
}

/** What all workers have noted: the ids of states and transitions, and the answers of guards. */
export function coveredInBrowser() {
  const steps = coveredSteps();
  return {
    states: new Set(steps.flatMap(({ states }) => states)),
    transitions: new Set(steps.flatMap(({ taken }) => taken)),
    answers: new Set(steps.flatMap(({ answers }) => answers)),
  };
}

/** What all workers have noted, in the order in which it happened. */
export function coveredSteps(): readonly CoveredStep[] {
  const files = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith('.jsonl')) : [];
  const lines = files.flatMap((name) => readFileSync(join(REPORTS, name), 'utf8').trim().split('\n'));
  return lines.map((line) => JSON.parse(line) as CoveredStep).toSorted((one, other) => one.atMs - other.atMs);
}

/** The file for a picture of this configuration of states, or null when it has been taken in this run. */
export function pictureOf(snapshot: JourneySnapshot): string | null {
  const path = join(REPORTS, `${configurationOf(snapshot)}.jpg`);
  try {
    writeFileSync(path, '', { flag: 'wx' });
    return path;
  } catch {
    return null;
  }
}

/** The states that a person can distinguish on the page, as the name of a file. */
function configurationOf({ value, context }: JourneySnapshot): string {
  const dialog = value.reset === 'closed' ? '' : value.reset;
  const states = [value.screen, value.session, dialog, context.redirect?.reason];
  return JSON.stringify(states)
    .replaceAll(/[^A-Za-z]+/g, '-')
    .replaceAll(/^-|-null|-$/g, '');
}
