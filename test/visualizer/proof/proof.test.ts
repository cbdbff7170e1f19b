import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filesOf } from '#src/build/serveProof.ts';
import { readProof } from '#src/visualizer/proof/readProof.ts';
import { proofMarks, requirementsOverview } from '#src/visualizer/proof/coverage.ts';
import type { CoveredStep } from '#test/paths/browser/configuration.ts';
import type { Share } from '#test/paths/report/coverage.ts';
import { proofOf } from '#test/paths/report/proofOf.ts';
import { SMALL_CHART } from '#test/visualizer/review/smallChart.ts';
import { shownRun } from './shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const READY = 'shop.screen.basket.ready';
const PAYING = 'shop.screen.basket.paying';
const unseen = { isModelCovered: false, isBrowserCovered: false, steps: [] };
const inModel = { ...unseen, isModelCovered: true };
const all = shownRun(SMALL_CHART);

describe('What is proved', () => {
  it.each([
    ['the browser never took it', { [GUARDED]: inModel }, 'half'],
    ['one answer of its guard was never given', { [`${GUARDED}|refused`]: unseen }, 'half'],
    ['one answer of its guard was given in the model only', { [`${GUARDED}|refused`]: inModel }, 'half'],
    ['nothing took it', { [GUARDED]: unseen }, 'missing'],
  ] as const)('of an item when %s: %o is %s, and of no other', (_, otherwise, coverage) => {
    const marks = proofMarks(SMALL_CHART, shownRun(SMALL_CHART, otherwise));
    expect(marks).toEqual(new Map([...proofMarks(SMALL_CHART, all), [GUARDED, { proof: coverage }]]));
    expect([...proofMarks(SMALL_CHART, all).values()]).toEqual(Array(20).fill({ proof: 'proved' }));
  });

  it('is listed by requirement with all that serves it, in the order of the specification', () => {
    const overview = requirementsOverview(SMALL_CHART, shownRun(SMALL_CHART, { [GUARDED]: inModel }));
    expect(overview.map(({ requirement, coverage, items }) => [requirement, coverage, items.length])).toEqual([
      ['R1.1', 'proved', 5],
      ['R1.2', 'half', 6],
      ['R1.10', 'proved', 5],
      ['R2.1', 'proved', 4],
    ]);
  });
});

describe('The report of the tests', () => {
  it('is read as it was written, its pictures with their address on this page', () => {
    const written = shownRun(SMALL_CHART, { shelf: { pictures: ['shelf.jpg'] } });
    const picture = { step: { path: 'walk 1', index: 0 }, states: ['shelf'] };
    const read = shownRun(SMALL_CHART, { shelf: { pictures: ['/proof/shelf.jpg'] } });
    expect(readProof(JSON.stringify({ ...written, pictures: { 'shelf.jpg': picture } }))).toEqual({
      proof: { ...read, pictures: { '/proof/shelf.jpg': picture } },
      problem: null,
    });
  });

  it('is never taken from a text that is none, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readProof(text).proof).toBeNull();
      }),
    );
  });

  const picturedAt = (address: string) => ({ items: { a: { ...inModel, pictures: [address] } } });
  it.each([
    [{ version: 2 }, 'otherVersion'],
    [{ at: 'yesterday' }, 'notAProof'],
    [picturedAt('https://elsewhere.example/a.jpg'), 'notAProof'],
    [picturedAt('../a.jpg'), 'notAProof'],
    [{ pictures: { 'a.jpg': { step: { path: 'walk 1', index: 0.5 }, states: [] } } }, 'notAProof'],
  ])('is refused when it says %o', (otherwise, problem) => {
    expect(readProof(JSON.stringify({ ...all, ...otherwise }))).toEqual({ proof: null, problem });
  });
});

describe('The report of a run', () => {
  const none: Share = { covered: 0, all: 0, missing: [] };
  const model = { states: none, transitions: none, guardAnswers: none, requirements: none };
  const browser = { ...model, states: { ...none, missing: ['attic'] } };
  const around = ['shop', 'screen', 'visitor', 'shop.visitor.unknown'];
  const step = (path: string, index: number, states: readonly string[], picture: string): CoveredStep => {
    const taken = states.includes('basket') ? [GUARDED] : [];
    return { path, index, taken, answers: [], states: [...around, ...states], picture, atMs: 1_000 * index };
  };
  const proof = proofOf(SMALL_CHART, {
    coverage: { model, browser },
    steps: [
      step('random walk, seed 1', 0, ['shelf'], 'shelf.jpg'),
      step('walk 1', 1, ['shelf'], 'shelf.jpg'),
      step('walk 1', 2, ['basket', PAYING], 'paying.jpg'),
      step('walk 2', 3, ['basket', READY], 'ready.jpg'),
      step('walk 3', 4, ['basket', PAYING], 'ready.jpg'),
      ...['ready-a', 'ready-b', 'lost', 'last'].map((name) => step('walk 4', 5, ['basket'], `${name}.jpg`)),
    ],
    pictures: ['shelf.jpg', 'paying.jpg', 'ready.jpg', 'ready-a.jpg', 'ready-b.jpg', 'last.jpg'],
  });
  const { items } = proof;

  it('says of each item what covered it, by which few paths, on which version, and when', () => {
    expect([proof.modelHash, proof.at]).toEqual([SMALL_CHART.hash, '1970-01-01T00:00:05.000Z']);
    expect(Object.keys(items).filter((id) => items[id]?.isBrowserCovered === false)).toEqual(['attic']);
    expect(Object.values(items).map(({ isModelCovered }) => isModelCovered)).toEqual(Array(22).fill(true));
    const paths = ['attic', 'shelf', GUARDED].map((id) => items[id]?.steps.map(({ path }) => path));
    expect(paths).toEqual([[], ['walk 1', 'random walk, seed 1'], ['walk 1', 'walk 2', 'walk 3']]);
    expect(readProof(JSON.stringify(proof)).problem).toBeNull();
  });

  it('shows few pictures of a state, the plainest first, and what all steps to one have in common', () => {
    const shown = ['basket', PAYING, 'receipt'].map((id) => items[id]?.pictures);
    const [often, once] = ['ready.jpg', 'paying.jpg'];
    expect(shown).toEqual([[often, 'last.jpg', once, 'ready-a.jpg'], [often, once], []]);
    expect(proof.pictures[often]).toEqual({ step: { path: 'walk 2', index: 3 }, states: [...around, 'basket'] });
    expect(proof.pictures['ready-b.jpg']).toBeUndefined();
  });

  it('is taken along by the build with the pictures that it names, no empty one and nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('shelf.jpg', 'picture');
    write('ready.jpg', '');
    write('coverage.json', '{}');
    expect([filesOf(folder), filesOf(join(folder, 'nowhere'))]).toEqual([[], []]);
    write('proof.json', '{"version":1,"pictures":{"shel');
    expect(filesOf(folder)).toEqual([]);
    write('proof.json', JSON.stringify(proof));
    expect(filesOf(folder)).toEqual(['proof.json', 'shelf.jpg']);
  });
});
