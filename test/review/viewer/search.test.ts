import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { eventById } from '#src/review/page/facts/happenings.ts';
import { possibleOf } from '#src/review/page/facts/possible.ts';
import { readQuery } from '#src/review/page/facts/queryWords.ts';
import { answersTo, foundIn } from '#src/review/page/facts/search.ts';
import { NO_LENSES } from './viewerAt.ts';

const MODEL = journeyModel();
const READY = 'journey.screen.contract.signing.ready';
const TEXTS: Texts = {
  places: [
    { id: 'offers', source: 'screen' },
    { id: 'contract', source: 'agreement' },
    { id: READY, source: 'screen' },
  ],
  pictures: ['/proof/offers.html'],
  sentences: [
    { text: 'What you repay includes one fixed amount, the fee.', at: [[0, 0], [1], [2]] },
    { text: 'Fee: $18,750 (7.5%)', at: [[0, 0], [2]] },
    { text: 'No late fees are charged.', at: [[1]] },
    { text: 'We e-mail you 30 days before.', at: [[1]] },
    { text: 'Sole proprietorships feel nothing.', at: [[2]] },
  ],
  lenses: { ...NO_LENSES, money: [[READY, 1]] },
  turns: {},
  sameWords: [],
  stories: [
    { name: 'Comes back', text: 'All is still there. Begins three days later, with an offer chosen.' },
    { name: 'Patreon refuses', text: 'The third try connects it.' },
  ],
};
const chartAnswers = (query: string) => {
  const { named, chart } = answersTo(MODEL, null, query);
  return [...named, ...chart];
};

it.each([
  ['What is the fee?', 'Fee: $18,750 (7.5%)'],
  ['can a sole proprietor use it?', 'Sole proprietorships feel nothing.'],
  ['what does the creator get by e-mail?', 'We e-mail you 30 days before.'],
  ['is any late fee charged to members?', 'No late fees are charged.'],
])('a whole question is answered by the words that it is about: %s (R1.1)', (question, sentence) => {
  expect(answersTo(MODEL, TEXTS, question).texts[0]?.text).toBe(sentence);
});

describe('A question', () => {
  it.each([
    ['when can "Submit signed contract" be pressed?', 'Submit signed contract', 'Your contract · Possible when'],
    ['when can submit signed contract be pressed?', 'Submit signed contract', 'Your contract · Possible when'],
    ['where can one sign out and what is erased?', 'Sign Out', 'Possible on every screen.'],
    ['what does "Back" do?', 'Back', undefined],
    ['Continue', 'Continue', 'Connect Patreon · Possible when Patreon is connected.'],
  ])('that has the name of a button is answered by that button first: %s (R1.1)', (question, place, text) => {
    const [first] = answersTo(MODEL, TEXTS, question).named;
    expect(first?.place).toBe(place);
    const possible = possibleOf(MODEL, eventById(MODEL, first?.id ?? '')?.rules ?? []);
    expect(possible?.slice(0, text?.length)).toBe(text);
  });

  it.each([
    ['what is typed that is personal?', 'personalData'],
    ['what does the creator get by e-mail?', 'deadlines'],
    ['who approves the contract?', 'review'],
    ['is there a personal guarantee?', undefined],
    ['fee', undefined],
  ])('is answered by the list or view that is about it: %s (R1.1)', (question, id) => {
    expect(answersTo(MODEL, TEXTS, question).places[0]?.id).toBe(id);
  });

  it('of which only some words are found together says which', () => {
    expect(answersTo(MODEL, TEXTS, 'is any late fee charged to zebras?').mentioned).toBe('late, fee, charged');
    expect(answersTo(MODEL, TEXTS, 'are late fees charged?').mentioned).toBeNull();
  });

  it('that finds a rule alone is answered with what is read once it is taken (R1.1)', () => {
    const refused = MODEL.transitions.find(({ description }) => description === 'Patreon refused the connection.');
    const places = [{ id: refused?.id ?? '', source: 'message' as const }];
    const texts = { ...TEXTS, places, sentences: [{ text: 'Please try again.', at: [[0] as const] }] };
    expect(answersTo(MODEL, texts, 'what if Patreon refuses?').texts.map(({ text }) => text)).toEqual([
      'Please try again.',
    ]);
  });
});

describe('A search in the chart', () => {
  it.each([
    ['/offers', 'Choose your offer', '/offers · Three offers'],
    ['Choose your offer', 'Choose your offer', '/offers · Three offers'],
    ['form irs', 'IRS form', '/sign-irs-form'],
    ['connect bank', 'Finish setting up · Connect Bank', 'The creator presses Connect Bank'],
    ['has its document number', 'Your contract · Submit signed contract', 'The creator submits the signed contract'],
    ['R12.5', 'Your contract', 'contract'],
    ['Sign Out', 'Reset · Sign Out', 'The creator wants to sign out'],
  ])('for “%s” is answered with the place and the words of each hit (R1.1)', (query, place, words) => {
    const answers = chartAnswers(query).filter((answer) => answer.place === place && answer.text.includes(words));
    expect(answers.length).toBeGreaterThan(0);
  });

  it('for nothing, or for what is nowhere, has no answer (R1.1)', () => {
    expect([chartAnswers(' '), chartAnswers('zebra')]).toEqual([[], []]);
  });
});

describe('A search in what customers read', () => {
  const textsFor = (query: string) => answersTo(MODEL, TEXTS, query).texts;

  it.each([
    [
      'fee',
      [
        'Fee: $18,750 (7.5%)',
        'What you repay includes one fixed amount, the fee.',
        'No late fees are charged.',
        'Sole proprietorships feel nothing.',
      ],
    ],
    ['fees late', ['No late fees are charged.']],
    ['email', ['We e-mail you 30 days before.']],
    ['E-mails', ['We e-mail you 30 days before.']],
    ['30 days', ['We e-mail you 30 days before.']],
    ['sole proprietor', ['Sole proprietorships feel nothing.']],
    ['ee', []],
  ])('for “%s” finds sentences with every word, plural and hyphen aside', (query, texts) => {
    expect(textsFor(query).map(({ text }) => text)).toEqual(texts);
  });

  it('says where a sentence is read, and on how many other screens', () => {
    expect(textsFor('fixed amount')).toMatchObject([{ id: 'offers', place: 'Choose your offer', others: 1 }]);
    expect(textsFor('7.5%')).toMatchObject([{ id: READY, others: 1 }]);
    expect(textsFor('late')).toMatchObject([{ place: 'Your contract', source: 'agreement', others: 0 }]);
  });

  it('is marked in every place where its sentences are read', () => {
    const found = foundIn(answersTo(MODEL, TEXTS, 'fixed amount'));
    expect([...found].toSorted()).toEqual(['contract', READY, 'offers']);
  });
});

it.each([
  ['three days', 'Comes back'],
  ['comes back', 'Comes back'],
  ['refuses', 'Patreon refuses'],
])('A search in the stories finds for “%s”: %s', (query, name) => {
  expect(answersTo(MODEL, TEXTS, query).stories.map(({ id }) => id)).toEqual([name]);
});

describe('A query', () => {
  it('prefers its exact phrase, then whole words, to words that only begin so', () => {
    const ranked = ['late payments, a fee', 'late feeding', 'no late fees'].map((text) =>
      readQuery('late fee')?.rank(text),
    );
    expect(ranked).toEqual([1, 2, 0]);
  });

  it('marks what it found in a text', () => {
    const parts = readQuery('fee email')?.marked('A fee by e-mail.');
    expect(parts?.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['fee', 'e-mail']);
    expect(parts?.map(({ text }) => text).join('')).toBe('A fee by e-mail.');
  });

  it('takes signs of patterns as they are', () => {
    expect(readQuery('(24-48 $5.0+')?.isIn('It takes (24-48) and $5.0+')).toBe(true);
  });
});
