import { describe, expect, it } from 'vitest';
import { documentTexts } from '#src/review/demonstration/texts/documents.ts';
import { fieldTexts } from '#src/review/demonstration/texts/fieldProblems.ts';
import { helpTexts } from '#src/review/demonstration/texts/help.ts';
import { grouped } from '#src/review/engine/layout/grouped.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { SAME_WORDS } from '#src/review/journey/words/sameWords.ts';
import { answersTo } from '#src/review/page/facts/search.ts';

const MODEL = journeyModel();
const ON_SCREENS = [
  ['landing', 'Company'],
  ['landing', 'The money is sent to your bank account within a few business days.'],
  ['landing', 'Do you qualify?'],
  ['signIn', 'Saves what you type on this device for 30 days. Signing out erases it.'],
  ['connectPatreon', 'Connections use bank-level encryption, and your credentials are never stored.'],
  ['offers', 'You repay a share of each payout. When you earn less, you repay less that month.'],
  ['contract', 'Sign out and erase your signed contract?'],
  ['contract', 'After you sign, you can still cancel until we send the money.'],
  ['finishSetup', 'You signed. To cancel before funding, reply to any email.'],
] as const;
const readings = [
  ...ON_SCREENS.map(([id, text]) => ({ id, source: 'screen' as const, text })),
  ...helpTexts(),
  ...documentTexts(),
  ...fieldTexts(),
];
const TEXTS: Texts = {
  places: readings.map(({ id, source }) => ({ id, source })),
  pictures: [],
  sentences: [...grouped([...readings.entries()], ([, { text }]) => text)].map(([text, at]) => ({
    text,
    at: at.map(([place]): [number] => [place]),
  })),
  lenses: { money: [], personalData: [], legalText: [], deadlines: [] },
  turns: {},
  stories: [],
  sameWords: SAME_WORDS,
};

describe("The search for an owner's question", () => {
  it.each([
    ['Is the password saved?', 'your credentials are never stored'],
    ['When is the money paid out?', 'sent to your bank account'],
    ['who can cancel the contract', 'To cancel before funding, reply to any email'],
    ['What happens if a payment is missed?', 'When you earn less, you repay less that month.'],
    ['What happens to my data when I sign out?', 'Signing out erases it.'],
    ['how many days to cure a breach', 'ten business days to put it right'],
    ['refund overpayment', 'pay any excess back to you within five business days'],
    ['who qualifies?', 'Do you qualify?'],
    ['is my social security number asked?', 'no SSN'],
  ])('answers "%s" among the first three sentences (R1.1)', (question, sentence) => {
    const first = answersTo(MODEL, TEXTS, question).texts.slice(0, 3);
    expect(first.map(({ text }) => text).join('\n')).toContain(sentence);
  });

  it.each(['how many zebras does the company own', 'what is it?'])('finds nothing for "%s" (R1.1)', (question) => {
    const { texts, chart, mentioned } = answersTo(MODEL, TEXTS, question);
    expect({ texts, chart, mentioned }).toEqual({ texts: [], chart: [], mentioned: null });
  });
});
