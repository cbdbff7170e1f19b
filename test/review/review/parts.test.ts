import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { REVIEW_RULES } from '#src/review/journey/reviewRules.ts';
import { numberWords, type WordGroup } from '#src/review/page/facts/partWords.ts';
import { isAssigned, nextOpenPart, findPart, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { PART } from '#src/review/page/words/parts.ts';
import { addVerdict, DANA, DANA_APPROVED, NO_TEXTS, getPart, reviewBy, SHELF, SHOP, withChangedItem } from './shop.ts';

const model = journeyModel();
const parts = reviewParts(model);

describe('The parts of a review', () => {
  it('contain every state and rule once, alone or in a summary', () => {
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    const listed = parts.flatMap(({ items }) => items.map(({ id }) => id));
    const all = [...model.states, ...rules].map(({ id }) => id);
    const isSummarized = (id: string) =>
      REVIEW_RULES.summaries.some(({ stateId, event }) => id.startsWith([stateId, event].filter(Boolean).join('|')));
    expect({
      duplicates: listed.filter((id, index) => listed.indexOf(id) !== index),
      missing: all.filter((id) => !listed.includes(id) && !isSummarized(id)),
      withoutPart: all.filter((id) => findPart(parts, id) === null),
    }).toEqual({ duplicates: [], missing: [], withoutPart: [] });
  });

  it('give the owner at most 2,200 words, none about internal regions', () => {
    const assigned = parts.filter((part) => isAssigned(part, reviewBy(DANA)));
    const words = assigned.flatMap(({ items }) => items.flatMap(({ text }) => text.split(/\s+/)));
    expect(words.length).toBeLessThanOrEqual(2200);
    expect(assigned.flatMap(({ stateIds }) => stateIds)).not.toContain('saving');
    expect(isAssigned(getPart('behind', model), reviewBy({ name: 'Kim', role: 'engineering' }))).toBe(true);
  });

  it.each([
    ['processing', ['owner']],
    ['offers', ['owner', 'legal', 'compliance']],
  ])('require approval of %s by %j', (id, roles) => {
    expect(getPart(id, model).roles).toEqual(roles);
  });

  it.each([
    ['the next part without a verdict', reviewParts(SHOP), reviewBy(DANA), 'shelf', 'basket'],
    ['changed parts first', reviewParts(withChangedItem(SHOP, 'shelf')), DANA_APPROVED, 'basket', 'shelf'],
    ['nothing after the last verdict', [SHELF], addVerdict(reviewBy(DANA)), null, undefined],
  ])('are offered in order: %s', (_what, all, review, after, next) => {
    expect(nextOpenPart(all, review, after)?.id).toBe(next);
  });
});

describe('The sentences of a part', () => {
  const submit = model.transitions.find(({ trigger }) => trigger.name === 'patreon.submitted')?.id ?? '';
  const texts: Texts = {
    ...NO_TEXTS,
    places: [
      { id: 'connectPatreon', source: 'screen' },
      { id: 'contract', source: 'agreement' },
      { id: 'offers', source: 'offerSummary' },
    ],
    sentences: [
      { text: 'Connect', at: [[0]] },
      { text: 'Password', at: [[0]] },
      { text: 'A fee of 5%.', at: [[0], [1]] },
      { text: '1. Parties. You and us.', at: [[1]] },
      { text: 'Finance charge: $5', at: [[2]] },
      { text: 'Title', at: [[0]] },
    ],
    readingOrder: { connectPatreon: [5, 0, 1, 2], agreement: [3, 2], offerSummary: [4] },
    lenses: {
      money: [['connectPatreon', 2]],
      personalData: [
        [submit, 'Password'],
        [submit, 'Email'],
      ],
      legalText: [],
      deadlines: [],
    },
  };

  it.each<[string, readonly WordGroup[]]>([
    [
      'connectPatreon',
      [
        { heading: PART.wordsFor('legal', ['money']), words: ['A fee of 5%.'], role: 'legal' },
        { heading: PART.wordsFor('compliance', ['personalData']), words: ['Password', 'Email'], role: 'compliance' },
        { heading: PART.otherWords, words: ['Title', 'Connect'], role: 'owner' },
      ],
    ],
    [
      'documents',
      [
        { heading: 'offer summary', words: ['Finance charge: $5'] },
        { heading: 'agreement', words: ['1. Parties. You and us.', 'A fee of 5%.'], address: '/forms/contract.pdf' },
      ],
    ],
  ])('are grouped by role or document, in reading order: %s', (id, groups) => {
    expect(getPart(id, model, texts).groups).toEqual(groups);
  });

  it('are printed once and cited by number when they repeat', () => {
    const group = (...words: readonly string[]): readonly WordGroup[] => [{ heading: '', words }];
    const printed = numberWords([group('One', 'Two', 'Three'), group('Three', 'New', 'One', 'Two')]);
    expect(printed.flat()).toEqual([
      { heading: '', from: 1, words: ['One', 'Two', 'Three'], above: '' },
      { heading: '', from: 4, words: ['New'], above: '1–3' },
    ]);
  });
});
