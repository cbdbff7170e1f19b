import { describe, expect, it } from 'vitest';
import { proofOfPaths } from '#src/review/demonstration/proofOfPaths.ts';
import { collectTexts } from '#src/review/demonstration/texts/collectTexts.ts';
import { documentTexts } from '#src/review/demonstration/texts/documents.ts';
import { fieldTexts } from '#src/review/demonstration/texts/fieldProblems.ts';
import { helpTexts } from '#src/review/demonstration/texts/help.ts';
import { messageTexts } from '#src/review/demonstration/texts/messages.ts';
import type { PlacedText } from '#src/review/demonstration/texts/placedText.ts';
import { visibleTexts } from '#src/review/demonstration/texts/visibleTexts.ts';
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

const steps = PATHS.flatMap((path) => walkPath(path).map((step) => ({ ...step, path: path.name })));
const model = journeyModel();

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

  it('names a step for each transition, and no step takes another', () => {
    const isTakenAt = (id: string) => {
      const { path, index } = proof.items[id]?.step ?? {};
      return steps.find((step) => step.path === path && step.index === index)?.taken.includes(id) === true;
    };
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
    expect(rules.filter((id) => !isTakenAt(id))).toEqual([]);
    expect(new Set(steps.flatMap(({ taken }) => taken))).toEqual(new Set(rules));
  });

  it('pictures every state that a step ends in, the plainest first', () => {
    const ids = steps.flatMap(({ after }) => after._nodes.map(({ id }) => id));
    expect(ids.filter((id) => firstPicture(id) === '')).toEqual([]);
    expect(firstPicture('landing')).toBe('/proof/landing-guest.html');
    expect(proof.pictures['/proof/landing-guest.html']).toContain('landing');
    expect(Object.keys(proof.pictures).toSorted()).toEqual(pictured.map(({ address }) => address).toSorted());
  });
});

describe('The visible texts of markup', () => {
  it.each([
    ['blocks', '<h1>One</h1><p>Two <b>words</b>.</p>', ['One', 'Two words.']],
    ['a sentence in parts', '<p><span>Within </span><span>3 days</span><span>.</span></p>', ['Within 3 days.']],
    ['a row', '<tr><th>Fee</th><td><b>$5</b><span>Fixed</span></td></tr>', ['Fee: $5 · Fixed']],
    ['entities and comments', '<p>It&#x27;s <!-- -->A &amp; B</p>', ["It's A & B"]],
    ['nothing hidden', '<div hidden=""><p>Away</p></div><p style="display:none">Gone</p><style>a{}</style>', []],
  ])('hold %s', (_what, markup, texts) => {
    expect(visibleTexts(markup)).toEqual(texts);
  });
});

describe('The collected texts', () => {
  const READY = ['basket', 'shop.screen.basket.ready'];
  const PAYING = ['basket', 'shop.screen.basket.paying'];
  const shown = (active: readonly string[], picture: string | null, ...texts: readonly string[]) => ({
    active: new Set(['shop', 'shop.screen', ...active]),
    texts: new Set(texts),
    picture,
  });
  const situations = [
    shown(['shelf', 'shop.visitor.known'], '/a.html', 'Shelf', 'Hello'),
    shown([...READY, 'shop.visitor.known'], '/b.html', 'Basket', 'Pay', 'Help', 'Hello'),
    shown([...PAYING, 'shop.visitor.unknown'], null, 'Basket', 'Total', 'Help', 'Paying'),
  ];
  const help = ['Pay', 'Refund'].map((text) => ({ id: 'basket', source: 'help' as const, text }));
  const { places, pictures, sentences, turns } = collectTexts(SHOP, situations, help);
  const placesOf = (text: string) =>
    sentences
      .find((sentence) => sentence.text === text)
      ?.at.map(([place, picture]) => [places[place]?.id, picture === undefined ? null : pictures[picture]].join(' '));

  it.each([
    ['the screen that always has it', 'Basket', ['basket /b.html']],
    ['the only state that has it', 'Paying', ['shop.screen.basket.paying ']],
    ['the region next to the screens', 'Hello', ['shop.visitor.known /a.html']],
    ['its screen only, though the help says it too', 'Pay', ['shop.screen.basket.ready /b.html']],
    ['the help that alone says it', 'Refund', ['basket ']],
  ])('place a sentence in %s', (_where, text, at) => {
    expect(placesOf(text)).toEqual(at);
  });

  it('are in reading order', () => {
    const texts = turns['basket']?.map((number) => sentences[number]?.text);
    expect(texts).toEqual(['Basket', 'Pay', 'Total', 'Help', 'Hello', 'Paying']);
  });
});

describe('The texts outside of screens', () => {
  const all = [...messageTexts(model, steps), ...helpTexts(), ...documentTexts(), ...fieldTexts()];

  it('belong to states and rules of the chart', () => {
    const ids = new Set([...model.states, ...model.transitions].map(({ id }) => id));
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it.each<[PlacedText['source'], string]>([
    ['message', 'Contract signed! · Your contract has been signed successfully.'],
    ['help', 'Do you keep my password? No. We use it once to connect, and never store it.'],
    ['agreement', 'Funds you receive: 3-month offer $231,000 · 6-month offer $450,000 · 12-month offer $850,000'],
    ['signedCopy', 'Signed, with time zone: November 21, 2026, 9:30 AM, UTC'],
    ['offerSummary', 'Collateral: The revenue we buy · Nothing else you own, and no personal guarantee.'],
    ['irsForm', '1b First taxpayer number on the return: For a business, its EIN'],
    ['field', 'Only PDF files are accepted.'],
  ])('include in the %s: %s', (source, text) => {
    expect(all).toContainEqual(expect.objectContaining({ source, text }));
  });

  it('have no empty values and no figures without words', () => {
    const torn = /NaN|undefined|: *$|^\W*$|  |^[$\d.,% ]+$|^Month \d/;
    expect(all.filter(({ text }) => torn.test(text))).toEqual([]);
  });
});
