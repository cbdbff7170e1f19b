import { describe, expect, it } from 'vitest';
import { proofOfPaths } from '#src/review/demonstration/proofOfPaths.ts';
import { answerIds, type ItemProof, type Proof } from '#src/review/engine/model/proof.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { proofFigures, proofMarks, provableItems } from '#src/review/page/facts/coverage.ts';
import { SHOP } from '#test/review/review/shop.ts';

const GUARDED = 'shelf|basket.opened|0';
const NOWHERE = { isModelCovered: false, isBrowserCovered: false };
const IN_MODEL = { ...NOWHERE, isModelCovered: true };

const PROVED: ItemProof = { isModelCovered: true, isBrowserCovered: true, step: null, pictures: [] };

/** Returns the proof of the shop in which everything is covered, except as given. */
function proofOfShop(except: Readonly<Record<string, Partial<ItemProof>>> = {}): Proof {
  const ids = [...provableItems(SHOP).map(({ id }) => id), ...Object.values(answerIds(GUARDED))];
  const items = Object.fromEntries(ids.map((id) => [id, { ...PROVED, ...except[id] }]));
  return { modelHash: SHOP.hash, items, pictures: {}, stories: {} };
}

describe('The proof of a rule', () => {
  it.each([
    ['half if no browser took it', GUARDED, IN_MODEL, 'half'],
    ['half if a guard answer never came', `${GUARDED}|refused`, NOWHERE, 'half'],
    ['half if a guard answer came in the model only', `${GUARDED}|refused`, IN_MODEL, 'half'],
    ['missing if nothing took it', GUARDED, NOWHERE, 'missing'],
  ] as const)('is %s', (_what, id, item, coverage) => {
    const all = proofMarks(SHOP, proofOfShop());
    expect(new Set([...all.values()].map(({ proof }) => proof))).toEqual(new Set(['proved']));
    const marks = proofMarks(SHOP, proofOfShop({ [id]: item }));
    expect(marks).toEqual(new Map([...all, [GUARDED, { proof: coverage }]]));
  });

  it('counts for each requirement that it serves', () => {
    const { requirements } = proofFigures(SHOP, proofOfShop({ [GUARDED]: IN_MODEL }));
    expect(requirements).toEqual({ all: 2, model: 2, browser: 1, missing: ['R1.2'] });
  });
});

describe('The proof of the approved paths', () => {
  const steps = PATHS.flatMap((path) => walkPath(path).map((step) => ({ ...step, path: path.name })));
  const model = journeyModel();
  const { pictured, ...shown } = proofOfPaths(model, steps);
  const proof = { ...shown, stories: {} };
  const firstPicture = (id: string) => proof.items[id]?.pictures[0] ?? '';

  it('covers every state and transition (R1.1, R1.7)', () => {
    const { states, transitions, guardAnswers } = proofFigures(model, proof);
    expect(states).toMatchObject({ all: model.states.length, missing: [] });
    expect(transitions).toMatchObject({ missing: [] });
    expect(guardAnswers.model).toBe(guardAnswers.all);
    expect(guardAnswers.browser).toBeLessThan(guardAnswers.all);
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
});
