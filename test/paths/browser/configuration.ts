import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PathStep } from '#machines/graph/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** Where the paths leave what they have covered. */
export const REPORTS = resolve(import.meta.dirname, '../../../.reports/paths');

/** What a step has proved: of which path it is, and where it led. */
type CoveredStep = Pick<PathStep, 'index' | 'taken' | 'answers'> & {
  readonly path: string;
  readonly states: readonly string[];
};

type ProvenStep = Pick<PathStep, 'index' | 'taken' | 'answers'> & { readonly after: JourneySnapshot };

/** Notes what a step has proved in the browser, one line of JSON for each; every worker has a file of its own. */
export function noteCovered(worker: number, path: string, { index, taken, answers, after }: ProvenStep): void {
  const states = after._nodes.map(({ id }) => id);
  const step: CoveredStep = { path, index, taken, answers, states };
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

/** What all workers have noted. */
function coveredSteps(): readonly CoveredStep[] {
  const files = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith('.jsonl')) : [];
  const lines = files.flatMap((name) => readFileSync(join(REPORTS, name), 'utf8').trim().split('\n'));
  return lines.map((line) => JSON.parse(line) as CoveredStep);
}
