import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { readBrowserCoverage, REPORTS } from '#test/paths/browser/browserCoverage.ts';
import { coverageOf } from '#test/paths/report/coverage.ts';
import { expect, test } from './support/test.ts';

const model = journeyModel();

test('the paths cover every state, transition and guard answer (R1.1)', () => {
  const covered = readBrowserCoverage();
  const coverage = coverageOf(model, covered);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(resolve(REPORTS, 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);

  const expectedAnswers = PATHS.flatMap((path) => walkPath(path).flatMap((step) => step.answers));
  const missing = expectedAnswers.filter((answer) => !covered.answers.has(answer));
  expect(missing).toEqual([]);
  expect(model.states.length).toBeGreaterThan(90);
  const { states, transitions, requirements } = coverage;
  expect({ states: states.missing, transitions: transitions.missing, requirements: requirements.missing }).toEqual({
    states: [],
    transitions: [],
    requirements: [],
  });
});
