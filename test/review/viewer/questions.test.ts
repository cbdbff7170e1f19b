import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { grouped } from '#src/review/engine/layout/grouped.ts';
import { documentReadings } from '#src/review/demonstration/texts/documents.ts';
import { fieldReadings } from '#src/review/demonstration/texts/fieldProblems.ts';
import { helpReadings } from '#src/review/demonstration/texts/help.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { SAME_WORDS } from '#src/review/journey/words/sameWords.ts';
import { answersTo } from '#src/review/page/facts/search.ts';
import { NO_LENSES } from './viewerAt.ts';

const MODEL = journeyModel();

/** What screens show, with what led to wrong answers before. */
const ON_SCREENS = [
  ['landing', 'Company'],
  ['landing', 'Social'],
  ['landing', 'The money is sent to your bank account within a few business days.'],
  ['landing', 'Do you qualify?'],
  ['signIn', 'Saves what you type on this device for 30 days. Signing out erases it.'],
  ['signIn', 'Demo: demo@example.com, any password.'],
  ['connectPatreon', 'Connections use bank-level encryption, and your credentials are never stored.'],
  ['connectPatreon', 'Patreon Password'],
  ['offers', 'Monthly payment, 90% of a projected month: $75,000 · $75,000 · $75,000'],
  ['offers', 'You repay a share of each payout. When you earn less, you repay less that month.'],
  ['contract', 'The months in an offer’s name are not a deadline. They say how many months of revenue you sell.'],
  ['contract', 'Sign out and erase your signed contract?'],
  ['contract', 'Nothing is paid out.'],
  ['contract', 'After you sign, you can still cancel until we send the money.'],
  ['finishSetup', 'You signed. To cancel before funding, reply to any email.'],
] as const;

const readings = [
  ...ON_SCREENS.map(([id, text]) => ({ id, source: 'screen' as const, text })),
  ...helpReadings(),
  ...documentReadings(),
  ...fieldReadings(),
];
const TEXTS: Texts = {
  places: readings.map(({ id, source }) => ({ id, source })),
  pictures: [],
  sentences: [...grouped([...readings.entries()], ([, { text }]) => text)].map(([text, at]) => ({
    text,
    at: at.map(([place]): [number] => [place]),
  })),
  lenses: { ...NO_LENSES, money: [['offers', 8]] },
  turns: {},
  stories: [],
  sameWords: SAME_WORDS,
};
const firstThree = (question: string) =>
  answersTo(MODEL, TEXTS, question)
    .texts.slice(0, 3)
    .map(({ text }) => text);

describe('A question in other words', () => {
  it.each([
    ['Is the password saved?', 'your credentials are never stored'],
    ['When is the money paid out?', 'sent to your bank account'],
    ['who can cancel the contract', 'To cancel before funding, reply to any email'],
    ['What happens if a payment is missed?', 'When you earn less, you repay less that month.'],
    ['What happens to my data when I sign out?', 'Signing out erases it.'],
    ['how many days to cure a breach', 'ten business days to put it right'],
    ['refund overpayment', 'pay any excess back to you within five business days'],
    ['when can the company decline', '21. Cancellation before funding.'],
    ['what if subscribers leave?', 'Members leav'],
    ['who qualifies?', 'Do you qualify?'],
    ['is my social security number asked?', 'no SSN'],
  ])('finds its sentence among the first three: %s (R1.1)', (question, sentence) => {
    expect(firstThree(question).join('\n')).toContain(sentence);
  });
});

describe('A question that no sentence answers', () => {
  it.each([
    'how many zebras does the company own',
    'does the company sell social shares',
    'how many zebras are there?',
    'what is it?',
  ])('is not answered by its filler words: %s (R1.1)', (question) => {
    const { texts, chart, mentioned } = answersTo(MODEL, TEXTS, question);
    expect([texts, chart, mentioned]).toEqual([[], [], null]);
  });

  it('does not list every sentence of a state that has its words (R1.1)', () => {
    const { texts, chart } = answersTo(MODEL, { ...TEXTS, sameWords: [] }, 'password saved nowhere');
    expect([texts, chart.map(({ place }) => place)]).toEqual([[], ['Connect Patreon']]);
  });
});

it('A lens among the answers says that it opens, and how much it lists (R1.1)', () => {
  const [lens] = answersTo(MODEL, TEXTS, 'how much money?').places;
  expect([lens?.place, lens?.text]).toEqual(['Money', 'Open this lens (1 entry)']);
});
