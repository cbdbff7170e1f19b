import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readProof } from '#src/visualizer/proof/readProof.ts';
import type { CoveredStep } from '#test/paths/browser/configuration.ts';
import type { Coverage, Share } from '#test/paths/report/coverage.ts';
import { proofOf } from '#test/paths/report/proofOf.ts';
import { filesOf } from '#src/build/serveProof.ts';
import { SMALL_CHART } from '#test/visualizer/review/smallChart.ts';

const READY = 'shop.screen.basket.ready';
const PAYING = 'shop.screen.basket.paying';
const whole: Share = { covered: 0, all: 0, missing: [] };
const all = { states: whole, transitions: whole, guardAnswers: whole, requirements: whole };
const coverage: Coverage = {
  model: all,
  browser: {
    ...all,
    states: { ...whole, missing: ['attic'] },
    guardAnswers: { ...whole, missing: ['shelf|basket.opened|0|refused'] },
  },
};

function step(
  path: string,
  index: number,
  states: readonly string[],
  picture: string,
  taken: readonly string[] = [],
): CoveredStep {
  const around = ['shop', 'screen', 'visitor', 'shop.visitor.unknown'];
  return { path, index, taken, answers: [], states: [...around, ...states], picture, atMs: 1_000 * index };
}

const steps: readonly CoveredStep[] = [
  step('by chance, seed 1', 0, ['shelf'], 'shelf.jpg'),
  step('walk 1', 1, ['shelf'], 'shelf.jpg'),
  step('walk 1', 2, ['basket', PAYING], 'basket-paying.jpg', ['shelf|basket.opened|0']),
  step('walk 2', 3, ['basket', READY], 'basket-ready.jpg', ['shelf|basket.opened|0']),
  step('walk 3', 4, ['basket', READY], 'basket-ready.jpg', ['shelf|basket.opened|0']),
  step('walk 4', 5, ['basket', READY], 'basket-ready-confirming.jpg', ['shelf|basket.opened|0']),
  step('walk 4', 6, ['receipt'], 'receipt.jpg', ['screen|left|0']),
];
const pictures = [
  { name: 'shelf.jpg', digest: 'one', bytes: 10 },
  { name: 'basket-paying.jpg', digest: 'two', bytes: 30 },
  { name: 'basket-ready.jpg', digest: 'three', bytes: 20 },
  { name: 'basket-ready-confirming.jpg', digest: 'four', bytes: 20 },
  { name: 'receipt.jpg', digest: 'one', bytes: 10 },
];
const proof = proofOf(SMALL_CHART, { coverage, steps, pictures });

describe('The proof of a run', () => {
  const { items } = proof;

  it('says of each item what covered it, on which version, and when, so that the visualizer can read it', () => {
    expect([proof.modelHash, proof.at]).toEqual([SMALL_CHART.hash, '1970-01-01T00:00:06.000Z']);
    const modelOnly = Object.keys(items).filter((id) => items[id]?.isBrowserCovered === false);
    expect(modelOnly).toEqual(['attic', 'shelf|basket.opened|0|refused']);
    expect(Object.values(items).map(({ isModelCovered }) => isModelCovered)).toEqual(Array(22).fill(true));
    expect(readProof(JSON.stringify(proof)).problem).toBeNull();
  });

  it('names the first step of few paths, those by chance last', () => {
    expect(items['attic']?.steps).toEqual([]);
    expect(items['shelf']?.steps).toEqual([
      { path: 'walk 1', index: 1 },
      { path: 'by chance, seed 1', index: 0 },
    ]);
    expect(items['shelf|basket.opened|0']?.steps.map(({ path }) => path)).toEqual(['walk 1', 'walk 2', 'walk 3']);
  });

  it('shows the plainest picture of a state first, then those that show more of it, each content once', () => {
    const shown = ['basket', PAYING, 'receipt'].map((id) => items[id]?.pictures);
    expect(shown).toEqual([
      ['basket-ready.jpg', 'basket-paying.jpg', 'basket-ready-confirming.jpg'],
      ['basket-paying.jpg'],
      ['shelf.jpg'],
    ]);
  });

  it('says of a picture what is common to all that looked alike', () => {
    const around = ['shop', 'screen', 'visitor', 'shop.visitor.unknown'];
    const alike = { step: { path: 'by chance, seed 1', index: 0 }, states: around };
    expect([proof.pictures['shelf.jpg'], proof.pictures['receipt.jpg']]).toEqual([alike, undefined]);
  });
});

describe('What the build takes along', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'proof-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is nothing where no test has run', () => {
    writeFileSync(join(folder, 'shelf.jpg'), 'picture');
    expect(filesOf(folder)).toEqual([]);
    expect(filesOf(join(folder, 'nowhere'))).toEqual([]);
    writeFileSync(join(folder, 'proof.json'), '{"version":1,"pictures":{"shel');
    expect(filesOf(folder)).toEqual([]);
  });

  it('is the report and the pictures that it names, but no empty one and nothing else', () => {
    writeFileSync(join(folder, 'proof.json'), JSON.stringify(proof));
    writeFileSync(join(folder, 'shelf.jpg'), 'picture');
    writeFileSync(join(folder, 'basket-ready.jpg'), '');
    writeFileSync(join(folder, 'coverage.json'), '{}');
    expect(filesOf(folder)).toEqual(['proof.json', 'shelf.jpg']);
  });
});
