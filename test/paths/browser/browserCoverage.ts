import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PathStep } from '#src/review/journey/paths/paths.ts';

/** The folder for path reports. */
export const REPORTS = resolve(import.meta.dirname, '../../../.reports/paths');

/** The states, transitions and guard answers that a step covers. */
type CoveredStep = Pick<PathStep, 'taken' | 'answers'> & { readonly states: readonly string[] };

/** Appends a step to the worker's coverage file, one line of JSON per step. */
export function recordCoverage(worker: number, { taken, answers, after }: PathStep): void {
  const step: CoveredStep = { taken, answers, states: after._nodes.map(({ id }) => id) };
  appendFileSync(join(REPORTS, `browser-coverage-${worker}.jsonl`), `${JSON.stringify(step)}\n`);
}

/** Merges the coverage that all workers recorded. */
export function readBrowserCoverage() {
  const files = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith('.jsonl')) : [];
  const lines = files.flatMap((name) => readFileSync(join(REPORTS, name), 'utf8').trim().split('\n'));
  const steps = lines.map((line) => JSON.parse(line) as CoveredStep);
  return {
    states: new Set(steps.flatMap(({ states }) => states)),
    transitions: new Set(steps.flatMap(({ taken }) => taken)),
    answers: new Set(steps.flatMap(({ answers }) => answers)),
  };
}
