import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { REVIEW_RULES } from '#src/review/journey/reviewRules.ts';
import { numberWords, type WordGroup } from '#src/review/page/facts/partWords.ts';
import { isAsked, nextOpenPart, partWith, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { PART } from '#src/review/page/words/parts.ts';
import { DANA, DANA_APPROVED, judged, NO_TEXTS, partOf, reviewBy, SHELF, SHOP, withChanged } from './shop.ts';

const model = journeyModel();
const parts = reviewParts(model);
const transitionId = (matches: (transition: (typeof model.transitions)[number]) => boolean) =>
  model.transitions.find(matches)?.id ?? '';

describe('The parts of a review', () => {
  it('contain every state and rule once, alone or in a shared sentence', () => {
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    const listed = parts.flatMap(({ items }) => items.map(({ id }) => id));
    const all = [...model.states, ...rules].map(({ id }) => id);
    const isShared = (id: string) =>
      REVIEW_RULES.told.some(({ stateId, event }) => id.startsWith([stateId, event].filter(Boolean).join('|')));
    expect({
      twice: listed.filter((id, index) => listed.indexOf(id) !== index),
      missing: all.filter((id) => !listed.includes(id) && !isShared(id)),
      withoutPart: all.filter((id) => partWith(parts, id) === null),
    }).toEqual({ twice: [], missing: [], withoutPart: [] });
  });

  it('ask the owner at most 2,200 words, none about internal regions', () => {
    const asked = parts.filter((part) => isAsked(part, reviewBy(DANA)));
    const words = asked.flatMap(({ items }) => items.flatMap(({ text }) => text.split(/\s+/)));
    expect(words.length).toBeLessThanOrEqual(2200);
    expect(asked.flatMap(({ stateIds }) => stateIds)).not.toContain('saving');
    expect(isAsked(partOf('behind', model), reviewBy({ name: 'Kim', role: 'engineering' }))).toBe(true);
  });

  it.each([
    ['processing', ['owner']],
    ['dashboard', ['owner', 'legal']],
    ['offers', ['owner', 'legal', 'compliance']],
  ])('ask about %s: %j', (id, roles) => {
    expect(partOf(id, model).roles).toEqual(roles);
  });

  it('list the screens in order, then the rest', () => {
    const titles = reviewParts(SHOP).map(({ title }) => title);
    expect(titles).toEqual(['Shelf', 'Basket', 'Receipt', 'On every screen', 'Visitor']);
  });

  it.each([
    ['the next one without a verdict', reviewParts(SHOP), reviewBy(DANA), 'shelf', 'basket'],
    ['the first one after the last', reviewParts(SHOP), reviewBy(DANA), 'visitor', 'shelf'],
    ['a changed one first', reviewParts(withChanged(SHOP, 'shelf')), DANA_APPROVED, 'basket', 'shelf'],
    ['none once all are judged', [SHELF], judged(reviewBy(DANA)), null, undefined],
  ])('are judged one after another: %s', (_what, all, review, after, next) => {
    expect(nextOpenPart(all, review, after)?.id).toBe(next);
  });
});

describe('The sentences of a part', () => {
  const submit = transitionId(({ trigger }) => trigger.name === 'patreon.submitted');
  const timer = transitionId(({ id }) => id.startsWith('journey.screen.contract.viewer'));
  const texts: Texts = {
    ...NO_TEXTS,
    places: [
      { id: 'connectPatreon', source: 'screen' },
      { id: 'contract', source: 'agreement' },
      { id: 'offers', source: 'offerSummary' },
      { id: 'contract', source: 'screen' },
    ],
    sentences: [
      { text: 'Connect', at: [[0]] },
      { text: 'Password', at: [[0]] },
      { text: 'A fee of 5 %.', at: [[0], [1]] },
      { text: '1. Parties. You and us.', at: [[1]] },
      { text: 'Finance charge: $5', at: [[2]] },
      { text: 'Title', at: [[0]] },
      { text: 'It is sent within 5 days.', at: [[3]] },
    ],
    turns: { connectPatreon: [5, 0, 1, 2], agreement: [3, 2], offerSummary: [4] },
    lenses: {
      money: [['connectPatreon', 2]],
      personalData: [
        [submit, 'Password'],
        [submit, 'Email'],
      ],
      legalText: [],
      deadlines: [
        ['contract', 6],
        [timer, 'Too late.'],
      ],
    },
  };

  it.each<[string, readonly WordGroup[]]>([
    [
      'connectPatreon',
      [
        { heading: PART.wordsFor('legal', ['money']), words: ['A fee of 5 %.'], role: 'legal' },
        { heading: PART.wordsFor('compliance', ['personalData']), words: ['Password', 'Email'], role: 'compliance' },
        { heading: PART.otherWords, words: ['Title', 'Connect'], role: 'owner' },
      ],
    ],
    [
      'contract',
      [
        {
          heading: PART.wordsFor('legal', ['money', 'legalText', 'deadlines']),
          words: ['It is sent within 5 days.'],
          role: 'legal',
        },
      ],
    ],
    [
      'documents',
      [
        { heading: 'offer summary', words: ['Finance charge: $5'] },
        { heading: 'agreement', words: ['1. Parties. You and us.', 'A fee of 5 %.'], address: '/forms/contract.pdf' },
      ],
    ],
  ])('are grouped by role or document, in reading order: %s', (id, groups) => {
    expect(partOf(id, model, texts).groups).toEqual(groups);
  });

  it('are printed once, and cited by number where they repeat', () => {
    const group = (...words: readonly string[]): readonly WordGroup[] => [{ heading: '', words }];
    const printed = numberWords([
      group('One', 'Two', 'Three'),
      group('Three', 'New', 'One', 'Two'),
      group('New', 'Two'),
    ]);
    expect(printed.flat()).toEqual([
      { heading: '', from: 1, words: ['One', 'Two', 'Three'], above: '' },
      { heading: '', from: 4, words: ['New'], above: '1–3' },
      { heading: '', from: 5, words: [], above: '2, 4' },
    ]);
  });
});
