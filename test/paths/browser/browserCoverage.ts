import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PathStep } from '#src/review/journey/paths/paths.ts';

/** Where the paths leave what they have covered. */
export const REPORTS = resolve(import.meta.dirname, '../../../.reports/paths');

/** What a step has proved: which states were there after it, which transitions it took and what their guards answered. */
type CoveredStep = Pick<PathStep, 'taken' | 'answers'> & { readonly states: readonly string[] };

/** Notes what a step has proved in the browser, one line of JSON for each; every worker has a file of its own. */
export function noteCovered(worker: number, { taken, answers, after }: PathStep): void {
  const step: CoveredStep = { taken, answers, states: after._nodes.map(({ id }) => id) };
  appendFileSync(join(REPORTS, `browser-coverage-${worker}.jsonl`), `${JSON.stringify(step)}\n`);
}

/** What all workers have noted: the ids of states and transitions, and the answers of guards. */
export function coveredInBrowser() {
  const files = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith('.jsonl')) : [];
  const lines = files.flatMap((name) => readFileSync(join(REPORTS, name), 'utf8').trim().split('\n'));
  const steps = lines.map((line) => JSON.parse(line) as CoveredStep);
  return {
    states: new Set(steps.flatMap(({ states }) => states)),
    transitions: new Set(steps.flatMap(({ taken }) => taken)),
    answers: new Set(steps.flatMap(({ answers }) => answers)),
  };
}
