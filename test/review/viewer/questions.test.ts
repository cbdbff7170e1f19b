import { describe, expect, it } from 'vitest';
import type { EventEntry } from '#machines/journey/events/event.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import { documentTexts } from '#src/review/demonstration/texts/documents.ts';
import { fieldTexts } from '#src/review/demonstration/texts/fieldProblems.ts';
import { helpTexts } from '#src/review/demonstration/texts/help.ts';
import { groupBy } from '#src/review/engine/layout/groupBy.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { FIELDS } from '#src/review/journey/lenses.ts';
import { SYNONYMS } from '#src/review/journey/words/synonyms.ts';
import { possibleWhen } from '#src/review/page/facts/possible.ts';
import { answersTo } from '#src/review/page/facts/search.ts';
import { NO_TEXTS } from '#test/review/review/shop.ts';

const model = journeyModel();
const SCREEN_TEXTS = [
  ['landing', 'Company'],
  ['landing', 'The money is sent to your bank account within a few business days.'],
  ['signIn', 'Saves what you type on this device for 30 days. Signing out erases it.'],
  ['connectPatreon', 'Connections use bank-level encryption, and your credentials are never stored.'],
  ['contract', 'Sign out and erase your signed contract?'],
  ['contract', 'After you sign, you can still cancel until we send the money.'],
  ['finishSetup', 'You signed. To cancel before funding, reply to any email.'],
] as const;
const placedTexts = [
  ...SCREEN_TEXTS.map(([id, text]) => ({ id, source: 'screen' as const, text })),
  ...helpTexts(),
  ...documentTexts(),
  ...fieldTexts(),
];
const TEXTS: Texts = {
  ...NO_TEXTS,
  places: placedTexts.map(({ id, source }) => ({ id, source })),
  sentences: [...groupBy([...placedTexts.entries()], ([, { text }]) => text)].map(([text, at]) => ({
    text,
    at: at.map(([place]): [number] => [place]),
  })),
  synonyms: SYNONYMS,
};

describe('The search', () => {
  it.each([
    ['Is the password saved?', 'your credentials are never stored'],
    ['When is the money paid out?', 'sent to your bank account'],
    ['who can cancel the contract', 'To cancel before funding, reply to any email'],
    ['What happens to my data when I sign out?', 'Signing out erases it.'],
    ['how many days to cure a breach', 'ten business days to put it right'],
    ['refund overpayment', 'pay any excess back to you within five business days'],
    ['is my social security number asked?', 'no SSN'],
  ])('answers "%s" in the first three results (R1.1)', (question, sentence) => {
    const first = answersTo(model, TEXTS, question).texts.slice(0, 3);
    expect(first.map(({ text }) => text).join('\n')).toContain(sentence);
  });

  it.each(['how many zebras does the company own', 'what is it?'])('finds nothing for "%s" (R1.1)', (question) => {
    const { texts, chart, mentioned } = answersTo(model, TEXTS, question);
    expect({ texts, chart, mentioned }).toEqual({ texts: [], chart: [], mentioned: null });
  });
});

it('The personal data lens covers every field with personal data', () => {
  const entries = Object.entries<Pick<EventEntry<object>, 'source' | 'shown' | 'samples'>>(EVENTS);
  const hasPersonalData = ([type, { source, shown, samples }]: (typeof entries)[number]) =>
    source === 'creator' &&
    type !== 'url.opened' &&
    Object.entries({ ...samples[0] }).some(
      ([name, value]) => ![...shown, 'ownerId', 'at'].includes(name) && typeof value !== 'boolean',
    );
  const personal = entries.filter(hasPersonalData).map(([type]) => type);
  expect(Object.keys(FIELDS).toSorted()).toEqual(personal.toSorted());
});

it.each([
  [
    'contract',
    'contract.submitted',
    'the creator checks the agreement box, a full name is typed, and the contract has a',
  ],
  ['entityDetails', 'business.continued', 'when the authorization box is checked, or when the contract is signed.'],
  ['landing', 'contract.submitted', 'Has no effect here.'],
])('A button on %s explains when %s is possible: %s (R1.1, R12.4)', (screen, event, sentence) => {
  const state = model.states.find(({ id }) => id === screen) ?? null;
  expect(possibleWhen(model, event, state)).toContain(sentence);
});
