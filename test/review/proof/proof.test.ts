import { describe, expect, it } from 'vitest';
import { proofOfPaths } from '#src/review/demonstration/proofOfPaths.ts';
import type { ApprovedStep } from '#src/review/demonstration/situations.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { proofFigures, proofMarks } from '#src/review/page/facts/coverage.ts';
import { SHOP } from '#test/review/review/shop.ts';
import { cast } from '#test/support/cast.ts';
import { fullProof } from './fullProof.ts';

const GUARDED = 'shelf|basket.opened|0';
const NOWHERE = { isModelCovered: false, isBrowserCovered: false };
const IN_MODEL = { ...NOWHERE, isModelCovered: true };

describe('The proof of a rule', () => {
  it.each([
    ['half if no browser took it', GUARDED, IN_MODEL, 'half'],
    ['half if a guard answer never came', `${GUARDED}|refused`, NOWHERE, 'half'],
    ['half if a guard answer came in the model only', `${GUARDED}|refused`, IN_MODEL, 'half'],
    ['missing if nothing took it', GUARDED, NOWHERE, 'missing'],
  ] as const)('is %s', (_what, id, item, coverage) => {
    const all = proofMarks(SHOP, fullProof(SHOP));
    expect(new Set([...all.values()].map(({ proof }) => proof))).toEqual(new Set(['proved']));
    const marks = proofMarks(SHOP, fullProof(SHOP, { [id]: item }));
    expect(marks).toEqual(new Map([...all, [GUARDED, { proof: coverage }]]));
  });

  it('counts for each requirement that it serves', () => {
    const { requirements } = proofFigures(SHOP, fullProof(SHOP, { [GUARDED]: IN_MODEL }));
    expect(requirements).toEqual({ all: 2, model: 2, browser: 1, missing: ['R1.2'] });
  });
});

describe('The proof of the approved paths', () => {
  const steps = PATHS.flatMap((path) => walkPath(path).map((step) => ({ ...step, path: path.name })));
  const model = journeyModel();
  const { pictured, ...shown } = proofOfPaths(model, cast<readonly ApprovedStep[]>(steps));
  const proof = { ...shown, stories: {} };
  const firstPicture = (id: string) => proof.items[id]?.pictures[0] ?? '';
  const snapshotOf = (id: string) => pictured.find(({ address }) => address === firstPicture(id))?.snapshot;

  it('covers every state and transition (R1.1, R1.7)', () => {
    const { states, transitions, guardAnswers } = proofFigures(model, proof);
    expect(states).toMatchObject({ all: model.states.length, missing: [] });
    expect(transitions).toMatchObject({ missing: [] });
    expect(guardAnswers.model).toBe(guardAnswers.all);
    expect(guardAnswers.browser).toBeLessThan(guardAnswers.all);
  });

  it('names the earliest step that ends in each state', () => {
    const earliest = new Map<string, number>();
    for (const { index, after } of steps)
      for (const { id } of after._nodes) earliest.set(id, Math.min(index, earliest.get(id) ?? Infinity));
    const later = [...earliest].filter(([id, index]) => proof.items[id]?.step?.index !== index);
    expect(later).toEqual([]);
  });

  it('names a step that takes each transition', () => {
    const isTakenAt = (id: string) => {
      const { path, index } = proof.items[id]?.step ?? {};
      return steps.find((step) => step.path === path && step.index === index)?.taken.includes(id) === true;
    };
    const wrong = model.transitions.filter(({ id, trigger }) => trigger.kind !== 'initial' && !isTakenAt(id));
    expect(wrong).toEqual([]);
  });

  it('pictures every state that a step ends in, the plainest first', () => {
    const ids = steps.flatMap(({ after }) => after._nodes.map(({ id }) => id));
    expect(ids.filter((id) => firstPicture(id) === '')).toEqual([]);
    expect(firstPicture('landing')).toBe('/proof/landing-guest.html');
    expect(proof.pictures['/proof/landing-guest.html']).toContain('landing');
    expect(Object.keys(proof.pictures).toSorted()).toEqual(pictured.map(({ address }) => address).toSorted());
  });

  it('pictures the screens with one offer and without dialogs of other parts', () => {
    const screens = model.states.filter(({ screen }) => screen !== null).map(({ id }) => id);
    expect(new Set(screens.flatMap((id) => snapshotOf(id)?.context.offerId ?? [])).size).toBe(1);
    const covered = model.states.filter(({ id }) => !['closed', undefined].includes(snapshotOf(id)?.value.reset));
    expect(covered.map(({ id }) => id)).toEqual(['journey.reset.confirmingRestart', 'journey.reset.confirmingSignOut']);
  });
});
