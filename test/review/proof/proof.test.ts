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
const UNCOVERED = { isModelCovered: false, isBrowserCovered: false };
const MODEL_ONLY = { ...UNCOVERED, isModelCovered: true };

const PROVED: ItemProof = { isModelCovered: true, isBrowserCovered: true, step: null, pictures: [] };

/** Returns a proof that covers everything in the shop, apart from the overrides. */
function createShopProof(overrides: Readonly<Record<string, Partial<ItemProof>>> = {}): Proof {
  const ids = [...provableItems(SHOP).map(({ id }) => id), ...Object.values(answerIds(GUARDED))];
  const items = Object.fromEntries(ids.map((id) => [id, { ...PROVED, ...overrides[id] }]));
  return { modelHash: SHOP.hash, items, pictures: {}, stories: {} };
}

describe('The coverage of a rule', () => {
  it.each([
    ['partial if no browser test took the rule', GUARDED, MODEL_ONLY, 'half'],
    ['partial if a guard answer never occurred', `${GUARDED}|refused`, UNCOVERED, 'half'],
    ['partial if a guard answer only occurred in the model', `${GUARDED}|refused`, MODEL_ONLY, 'half'],
    ['missing if no test took the rule', GUARDED, UNCOVERED, 'missing'],
  ] as const)('is %s', (_what, id, item, coverage) => {
    const all = proofMarks(SHOP, createShopProof());
    expect(new Set([...all.values()].map(({ proof }) => proof))).toEqual(new Set(['proved']));
    const marks = proofMarks(SHOP, createShopProof({ [id]: item }));
    expect(marks).toEqual(new Map([...all, [GUARDED, { proof: coverage }]]));
  });

  it('counts toward each requirement of the rule', () => {
    const { requirements } = proofFigures(SHOP, createShopProof({ [GUARDED]: MODEL_ONLY }));
    expect(requirements).toEqual({ all: 2, model: 2, browser: 1, missing: ['R1.2'] });
  });
});

const steps = PATHS.flatMap((path) => walkPath(path).map((step) => ({ ...step, path: path.name })));
const model = journeyModel();

describe('The proof of the approved paths', () => {
  const { pictured, ...shown } = proofOfPaths(model, steps);
  const proof = { ...shown, stories: {} };
  const firstPreview = (id: string) => proof.items[id]?.pictures[0] ?? '';

  it('covers every state and transition (R1.1, R1.7)', () => {
    const { states, transitions, guardAnswers } = proofFigures(model, proof);
    expect(states).toMatchObject({ all: model.states.length, missing: [] });
    expect(transitions).toMatchObject({ missing: [] });
    expect(guardAnswers.model).toBe(guardAnswers.all);
    expect(guardAnswers.browser).toBeLessThan(guardAnswers.all);
  });

  it('links every transition to a step that takes it', () => {
    const isTakenAt = (id: string) => {
      const { path, index } = proof.items[id]?.step ?? {};
      return steps.find((step) => step.path === path && step.index === index)?.taken.includes(id) === true;
    };
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
    expect(rules.filter((id) => !isTakenAt(id))).toEqual([]);
    expect(new Set(steps.flatMap(({ taken }) => taken))).toEqual(new Set(rules));
  });

  it('has screen previews of every state, the simplest first', () => {
    const ids = steps.flatMap(({ after }) => after._nodes.map(({ id }) => id));
    expect(ids.filter((id) => firstPreview(id) === '')).toEqual([]);
    expect(firstPreview('landing')).toBe('/proof/landing-guest.html');
    expect(proof.pictures['/proof/landing-guest.html']).toContain('landing');
    expect(Object.keys(proof.pictures).toSorted()).toEqual(pictured.map(({ address }) => address).toSorted());
  });
});

describe('Visible text in markup', () => {
  it.each([
    ['blocks', '<h1>One</h1><p>Two <b>words</b>.</p>', ['One', 'Two words.']],
    [
      'a sentence split across elements',
      '<p><span>Within </span><span>3 days</span><span>.</span></p>',
      ['Within 3 days.'],
    ],
    ['a table row', '<tr><th>Fee</th><td><b>$5</b><span>Fixed</span></td></tr>', ['Fee: $5 · Fixed']],
    ['text with entities and comments', '<p>It&#x27;s <!-- -->A &amp; B</p>', ["It's A & B"]],
    ['hidden elements', '<div hidden=""><p>Away</p></div><p style="display:none">Gone</p><style>a{}</style>', []],
  ])('is correct for %s', (_what, markup, texts) => {
    expect(visibleTexts(markup)).toEqual(texts);
  });
});

describe('Collected text', () => {
  const READY = ['basket', 'shop.screen.basket.ready'];
  const PAYING = ['basket', 'shop.screen.basket.paying'];
  const createSituation = (active: readonly string[], picture: string | null, ...texts: readonly string[]) => ({
    active: new Set(['shop', 'shop.screen', ...active]),
    texts: new Set(texts),
    picture,
  });
  const situations = [
    createSituation(['shelf', 'shop.visitor.known'], '/a.html', 'Shelf', 'Hello'),
    createSituation([...READY, 'shop.visitor.known'], '/b.html', 'Basket', 'Pay', 'Help', 'Hello'),
    createSituation([...PAYING, 'shop.visitor.unknown'], null, 'Basket', 'Total', 'Help', 'Paying'),
  ];
  const help = ['Pay', 'Refund'].map((text) => ({ id: 'basket', source: 'help' as const, text }));
  const { places, pictures, sentences, readingOrder } = collectTexts(SHOP, situations, help);
  const findPlaces = (text: string) =>
    sentences
      .find((sentence) => sentence.text === text)
      ?.at.map(([place, picture]) => [places[place]?.id, picture === undefined ? null : pictures[picture]].join(' '));

  it.each([
    ['the screen that always shows it', 'Basket', ['basket /b.html']],
    ['the only state that shows it', 'Paying', ['shop.screen.basket.paying ']],
    ['a state outside the screens', 'Hello', ['shop.visitor.known /a.html']],
    ['its state only, even if the help repeats it', 'Pay', ['shop.screen.basket.ready /b.html']],
    ['the help if no screen shows it', 'Refund', ['basket ']],
  ])('lists a sentence under %s', (_where, text, at) => {
    expect(findPlaces(text)).toEqual(at);
  });

  it('is in reading order', () => {
    const texts = readingOrder['basket']?.map((number) => sentences[number]?.text);
    expect(texts).toEqual(['Basket', 'Pay', 'Total', 'Help', 'Hello', 'Paying']);
  });
});

describe('Text outside the screens', () => {
  const all = [...messageTexts(model, steps), ...helpTexts(), ...documentTexts(), ...fieldTexts()];

  it('belongs to states and transitions of the chart', () => {
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
  ])('includes %s text: %s', (source, text) => {
    expect(all).toContainEqual(expect.objectContaining({ source, text }));
  });

  it('contains no empty values or unlabeled numbers', () => {
    const malformed = /NaN|undefined|: *$|^\W*$|  |^[$\d.,% ]+$|^Month \d/;
    expect(all.filter(({ text }) => malformed.test(text))).toEqual([]);
  });
});
