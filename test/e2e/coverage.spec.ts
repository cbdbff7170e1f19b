import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { coveredInBrowser, REPORTS } from '#test/paths/browser/configuration.ts';
import { coverageOf } from '#test/paths/report/coverage.ts';
import { seenInModel } from '#test/paths/report/seenInModel.ts';
import { expect, test } from './support/test.ts';

const EXPLORING_MS = 120_000;
const machine = createJourneyMachine();
const graph = toGraph(machine);

test('the model covers every state, transition, guard answer and requirement, the browser every state, transition and answer of the approved paths (R1.1)', () => {
  test.setTimeout(EXPLORING_MS);
  const coverage = { model: coverageOf(graph, seenInModel(machine)), browser: coverageOf(graph, coveredInBrowser()) };
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(resolve(REPORTS, 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);

  const { model, browser } = coverage;
  const { answers } = coveredInBrowser();
  const claimed = PATHS.flatMap((path) => walkPath(path).flatMap((step) => step.answers));
  expect([...new Set(claimed)].filter((answer) => !answers.has(answer))).toEqual([]);
  const shares = [model.states, model.transitions, model.guardAnswers, model.requirements];
  expect(graph.states.length).toBeGreaterThan(90);
  expect(shares.map(({ missing }) => missing)).toEqual([[], [], [], []]);
  expect([browser.states, browser.transitions, browser.requirements].map(({ missing }) => missing)).toEqual([
    [],
    [],
    [],
  ]);
});
