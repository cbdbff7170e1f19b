import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { SAME_WORDS } from '#src/review/journey/words/sameWords.ts';
import { readQuery } from '#src/review/page/facts/queryWords.ts';
import { answersTo, foundIn } from '#src/review/page/facts/search.ts';
import { NO_TEXTS } from './viewerAt.ts';

const MODEL = journeyModel();
const READY = 'journey.screen.contract.signing.ready';
const REFUSAL = MODEL.transitions.find(({ description }) => description === 'Patreon refused the connection.');
const FEE = 'Fee: $18,750 (7.5%)';
const FIXED_FEE = 'What you repay includes one fixed amount, the fee.';
const LATE_FEES = 'No late fees are charged.';
const TEXTS: Texts = {
  ...NO_TEXTS,
  places: [
    { id: 'offers', source: 'screen' },
    { id: 'contract', source: 'agreement' },
    { id: READY, source: 'screen' },
    { id: REFUSAL?.id ?? '', source: 'message' },
  ],
  sentences: [
    { text: FIXED_FEE, at: [[0, 0], [1], [2]] },
    { text: FEE, at: [[0, 0], [2]] },
    { text: LATE_FEES, at: [[1]] },
    { text: 'We e-mail you 30 days before.', at: [[1]] },
    { text: 'We pay any excess back to you.', at: [[1]] },
    { text: 'Please try again.', at: [[3]] },
  ],
  lenses: { ...NO_TEXTS.lenses, money: [[READY, 1]] },
  sameWords: SAME_WORDS,
  stories: [{ name: 'Comes back', text: 'Begins three days later.' }],
};

describe('A search', () => {
  it.each([
    ['fee', [FEE, FIXED_FEE, LATE_FEES]],
    ['fees late', [LATE_FEES]],
    ['email', ['We e-mail you 30 days before.']],
    ['refund overpayment', ['We pay any excess back to you.']],
    ['what if Patreon refuses?', ['Please try again.']],
    ['ee', []],
    ['how many zebras are there?', []],
    [' ', []],
  ])('for %j finds the sentences with its words or synonyms (R1.1)', (query, sentences) => {
    expect(answersTo(MODEL, TEXTS, query).texts.map(({ text }) => text)).toEqual(sentences);
  });

  it('names the words it found when no text has all (R1.1)', () => {
    expect(answersTo(MODEL, TEXTS, 'is any late fee charged to zebras?').mentioned).toBe('late, fee, charged');
    expect(answersTo(MODEL, TEXTS, 'are late fees charged?').mentioned).toBeNull();
  });

  it.each([
    ['when can "Submit signed contract" be pressed?', 'Submit signed contract'],
    ['where can one sign out and what is erased?', 'Sign Out'],
    ['Continue', 'Continue'],
  ])('for %j answers with the button of that name first (R1.1)', (query, button) => {
    expect(answersTo(MODEL, TEXTS, query).named[0]?.place).toBe(button);
  });

  it.each([
    ['what is typed that is personal?', 'personalData', 'Open this lens (0 entries)'],
    ['how much money?', 'money', 'Open this lens (1 entry)'],
    ['who approves the contract?', 'review', 'Open this view'],
  ])('for %j offers the list about it: %s (R1.1)', (query, id, text) => {
    expect(answersTo(MODEL, TEXTS, query).places[0]).toMatchObject({ id, text });
  });

  it.each([
    ['/offers', 'Choose your offer', '/offers · Three offers'],
    ['form irs', 'IRS form', '/sign-irs-form'],
    ['connect bank', 'Finish setting up · Connect Bank', 'The creator presses Connect Bank'],
    ['R12.5', 'Your contract', 'contract'],
  ])('for %j finds states and rules, with their place (R1.1)', (query, place, words) => {
    const { named, chart } = answersTo(MODEL, null, query);
    const answers = [...named, ...chart].filter((answer) => answer.place === place);
    expect(answers.map(({ text }) => text).join('\n')).toContain(words);
  });

  it('finds stories, and says where a sentence is read', () => {
    expect(answersTo(MODEL, TEXTS, 'three days').stories).toMatchObject([{ id: 'Comes back' }]);
    const answers = answersTo(MODEL, TEXTS, 'fixed amount');
    expect(answers.texts).toMatchObject([{ id: 'offers', place: 'Choose your offer', others: 1 }]);
    expect(foundIn(answers)).toEqual(new Set(['offers', 'contract', READY]));
  });

  it('prefers its phrase, marks its words, and takes special characters literally', () => {
    expect(readQuery('late fee')?.rank('no late fees')).toBe(0);
    expect(readQuery('late fee')?.rank('late feeding')).toBe(2);
    const parts = readQuery('fee email')?.marked('A fee by e-mail.');
    expect(parts?.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')).toBe('A [fee] by [e-mail].');
    expect(readQuery('(24-48 $5.0+')?.isIn('It takes (24-48) and $5.0+')).toBe(true);
  });
});
