import { describe, expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { proofFigures, proofMarks } from '#src/review/page/facts/coverage.ts';
import { proofOfPaths } from '#src/review/demonstration/proofOfPaths.ts';
import type { ApprovedStep } from '#src/review/demonstration/situations.ts';
import { SMALL_CHART } from '#test/review/review/smallChart.ts';
import { shownRun } from './shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const unseen = { isModelCovered: false, isBrowserCovered: false, step: null };
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

  it('is counted by requirement: one is served when all that serves it is shown', () => {
    const { requirements } = proofFigures(SMALL_CHART, shownRun(SMALL_CHART, { [GUARDED]: inModel }));
    expect(requirements).toEqual({ all: 4, model: 4, browser: 3, missing: ['R1.2'] });
  });
});

describe('What the approved paths show', () => {
  const steps = PATHS.flatMap((path) => walkPath(path).map((step) => ({ ...step, path: path.name })));
  const model = journeyModel();
  const { pictured, ...shown } = proofOfPaths(model, steps as unknown as readonly ApprovedStep[]);
  const proof = { ...shown, stories: {} };

  it('is every state and transition, each with the way that ends in it soonest (R1.1, R1.7)', () => {
    const { states, transitions, guardAnswers } = proofFigures(model, proof);
    const { requirements } = proofFigures(model, proof);
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    const named = new Set([...model.states, ...model.transitions].flatMap((item) => item.requirements));
    expect(states.all).toBe(model.states.length);
    expect(transitions.all).toBe(rules.length);
    expect(requirements.all).toBe(named.size);
    expect([states.missing, transitions.missing]).toEqual([[], []]);
    expect([guardAnswers.model === guardAnswers.all, guardAnswers.browser < guardAnswers.all]).toEqual([true, true]);
    const standing = new Map<string, number>();
    for (const { index, after } of steps)
      for (const { id } of after._nodes) standing.set(id, Math.min(index, standing.get(id) ?? Infinity));
    expect(standing.size).toBeGreaterThan(80);
    expect([...standing].filter(([id, index]) => proof.items[id]?.step?.index !== index)).toEqual([]);
    const wrong = model.transitions.filter(({ id, trigger }) => {
      const { path, index } = proof.items[id]?.step ?? {};
      const step = steps.find((one) => one.path === path && one.index === index);
      return trigger.kind !== 'initial' && step?.taken.includes(id) !== true;
    });
    expect(wrong).toEqual([]);
  });

  it('is pictured for every state that the product stands in, the plainest situation first', () => {
    const standing = new Set(steps.flatMap(({ after }) => after._nodes.map(({ id }) => id)));
    const without = [...standing].filter((id) => proof.items[id]?.pictures.length === 0);
    expect([standing.size > 80, without]).toEqual([true, []]);
    expect(Object.keys(proof.pictures).toSorted()).toEqual(pictured.map(({ address }) => address).toSorted());
    expect(proof.items['landing']?.pictures[0]).toBe('/proof/landing-guest.html');
    expect(proof.pictures['/proof/landing-guest.html']).toContain('landing');
  });

  it('is pictured on the map with one customer, and with no dialog that belongs to another part', () => {
    const snapshotOf = new Map(pictured.map(({ address, snapshot }) => [address, snapshot]));
    const first = (id: string) => snapshotOf.get(proof.items[id]?.pictures[0] ?? '');
    const screens = model.states.filter(({ screen }) => screen !== null).map(({ id }) => first(id));
    const offers = screens.flatMap((snapshot) => snapshot?.context.offerId ?? []);
    expect([screens.length, offers.length > 5, new Set(offers).size]).toEqual([14, true, 1]);
    const covered = model.states.filter(({ id }) => !['closed', undefined].includes(first(id)?.value.reset));
    expect(covered.map(({ id }) => id)).toEqual(['journey.reset.confirmingRestart', 'journey.reset.confirmingSignOut']);
  });
});
