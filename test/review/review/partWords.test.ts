import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { numberWords, type WordGroup } from '#src/review/page/facts/partWords.ts';
import { reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { PART } from '#src/review/page/words/parts.ts';

describe('What customers read in a part', () => {
  const submit = journeyModel().transitions.find(({ trigger }) => trigger.name === 'patreon.submitted')?.id ?? '';
  const texts: Texts = {
    places: [
      { id: 'connectPatreon', source: 'screen' },
      { id: 'contract', source: 'agreement' },
      { id: 'offers', source: 'offerSummary' },
    ],
    pictures: [],
    sentences: [
      { text: 'Connect', at: [[0]] },
      { text: 'Password', at: [[0]] },
      { text: 'A fee of 5 %.', at: [[0], [1]] },
      { text: '1. Parties. You and us.', at: [[1]] },
      { text: 'Finance charge: $5', at: [[2]] },
    ],
    turns: { connectPatreon: [0, 1, 2], agreement: [3, 2], offerSummary: [4] },
    lenses: {
      money: [['connectPatreon', 2]],
      personalData: [
        [submit, 'Password'],
        [submit, 'Email'],
      ],
      legalText: [],
      deadlines: [],
    },
    stories: [],
    sameWords: [],
  };
  const groupsOf = (id: string) => reviewParts(journeyModel(), texts).find((part) => part.id === id)?.groups;

  it('begins with what each role is asked about, and leaves the rest to the owner', () => {
    expect(groupsOf('connectPatreon')).toEqual([
      { heading: PART.wordsFor('legal', ['money']), words: ['A fee of 5 %.'], role: 'legal' },
      {
        heading: PART.wordsFor('compliance', ['personalData']),
        words: ['Password', 'Email'],
        role: 'compliance',
      },
      { heading: PART.otherWords, words: ['Connect'], role: 'owner' },
    ]);
  });

  it('has promised times for Legal, and no timer of the chart', () => {
    const within = { text: 'It is sent within 5 days.', at: [[2] as const] };
    const places = [...texts.places.slice(0, 2), { id: 'contract', source: 'screen' as const }];
    const timer =
      journeyModel().transitions.find(({ id }) => id.startsWith('journey.screen.contract.viewer'))?.id ?? '';
    const lenses = { ...texts.lenses, deadlines: [['contract', 0] as const, [timer, 'Too late.'] as const] };
    const contract = reviewParts(journeyModel(), { ...texts, places, sentences: [within], turns: {}, lenses }).find(
      ({ id }) => id === 'contract',
    );
    expect(contract?.groups).toEqual([
      { heading: PART.wordsFor('legal', ['money', 'legalText', 'deadlines']), words: [within.text], role: 'legal' },
    ]);
  });

  it('is sorted by document, each in its order, with the address of one that is a file', () => {
    expect(groupsOf('documents')).toEqual([
      { heading: 'offer summary', words: ['Finance charge: $5'] },
      {
        heading: 'agreement',
        words: ['1. Parties. You and us.', 'A fee of 5 %.'],
        address: '/forms/contract.pdf',
      },
    ]);
  });

  it('is printed once on a sheet, and named by its number where it repeats', () => {
    const group = (...words: readonly string[]): WordGroup => ({ heading: '', words });
    const printed = numberWords([
      [group('One', 'Two', 'Three')],
      [group('Three', 'New', 'One', 'Two')],
      [group('New', 'Two')],
    ]);
    expect(printed).toEqual([
      [{ heading: '', from: 1, words: ['One', 'Two', 'Three'], above: '' }],
      [{ heading: '', from: 4, words: ['New'], above: '1–3' }],
      [{ heading: '', from: 5, words: [], above: '2, 4' }],
    ]);
  });
});
