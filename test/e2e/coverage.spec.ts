import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { coveredInBrowser, coveredSteps, REPORTS } from '#test/paths/browser/configuration.ts';
import { coverageOf } from '#test/paths/report/coverage.ts';
import { proofOf } from '#test/paths/report/proofOf.ts';
import { seenInModel } from '#test/paths/report/seenInModel.ts';
import { expect, test } from './support/test.ts';

const EXPLORING_MS = 120_000;
const machine = createJourneyMachine();
const graph = toGraph(machine);

/** The pictures that the paths have taken. */
function takenPictures(): readonly string[] {
  const names = [...new Set(coveredSteps().map(({ picture }) => picture))];
  return names.filter((name) => existsSync(resolve(REPORTS, name)));
}

test('the model covers every state, transition, guard answer and requirement, the browser every state and transition (R1.1)', () => {
  test.setTimeout(EXPLORING_MS);
  const coverage = { model: coverageOf(graph, seenInModel(machine)), browser: coverageOf(graph, coveredInBrowser()) };
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(resolve(REPORTS, 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);
  const proof = proofOf(journeyModel(), { coverage, steps: coveredSteps(), pictures: takenPictures() });
  writeFileSync(resolve(REPORTS, 'proof.json'), `${JSON.stringify(proof)}\n`);

  const { model, browser } = coverage;
  const shares = [model.states, model.transitions, model.guardAnswers, model.requirements];
  expect(graph.states.length).toBeGreaterThan(90);
  expect(shares.map(({ missing }) => missing)).toEqual([[], [], [], []]);
  expect([browser.states, browser.transitions, browser.requirements].map(({ missing }) => missing)).toEqual([
    [],
    [],
    [],
  ]);
});
