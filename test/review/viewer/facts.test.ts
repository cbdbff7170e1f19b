import { describe, expect, it } from 'vitest';
import type { EventEntry } from '#machines/journey/events/event.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import { LENS_NAMES, type LensName, type Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { FIELDS, throughLenses } from '#src/review/journey/lenses.ts';
import { CALL_WORDS } from '#src/review/journey/words/callWords.ts';
import { SAME_WORDS } from '#src/review/journey/words/sameWords.ts';
import { lensFindings } from '#src/review/page/facts/lenses.ts';
import { type ItemMarks, mergedMarks } from '#src/review/page/facts/marks.ts';
import { possibleWhen } from '#src/review/page/facts/possible.ts';
import { answersTo } from '#src/review/page/facts/search.ts';
import { NO_TEXTS } from '#test/review/review/shop.ts';

const model = journeyModel();

/** Returns texts with these sentences on the offers. */
const textsOf = (sentences: readonly string[]): Texts => ({
  ...NO_TEXTS,
  places: [{ id: 'offers', source: 'screen' }],
  sentences: sentences.map((text) => ({ text, at: [[0]] })),
  sameWords: SAME_WORDS,
});

describe('A search', () => {
  const FEES = ['Fee: $18,750 (7.5%)', 'No late fees (24-48 $5.0+'];
  const texts = textsOf([...FEES, 'We e-mail you.', 'We pay any excess back to you.']);

  it.each([
    ['fee', FEES],
    ['(24-48 $5.0+', FEES.slice(1)],
    ['email', ['We e-mail you.']],
    ['refund overpayment', ['We pay any excess back to you.']],
    ['how many zebras are there?', []],
  ])('for %j finds the sentences with its words or synonyms (R1.1)', (query, sentences) => {
    expect(answersTo(model, texts, query).texts.map(({ text }) => text)).toEqual(sentences);
  });
});

describe('The lenses', () => {
  const read = textsOf([
    'What you repay includes the fee.',
    'Fee: $5 (7.5%)',
    'We email you 3 days before.',
    'The 3-month offer',
    'Estimated term: 3.3 months',
    'I agree to the terms.',
    'No credit checks',
    'Your credentials are never stored.',
    'Operating agreement',
    'See your terms, then decide.',
  ]);
  const texts = { ...read, lenses: throughLenses(model, read) };

  it('find the sentences that need the matching role', () => {
    const sentencesIn = (lens: LensName) =>
      lensFindings(model, texts, lens).flatMap(({ head, items }) =>
        head.id === 'offers' ? items.filter(({ isSentence }) => isSentence).map(({ text }) => text) : [],
      );
    expect(Object.fromEntries(LENS_NAMES.map((lens) => [lens, sentencesIn(lens)]))).toEqual({
      money: ['Fee: $5 (7.5%)', 'What you repay includes the fee.'],
      legalText: ['I agree to the terms.', 'No credit checks'],
      deadlines: ['We email you 3 days before.', 'Estimated term: 3.3 months'],
      personalData: ['Your credentials are never stored.'],
    });
  });

  it('name the fields of every event with personal data', () => {
    const entries = Object.entries<Pick<EventEntry<object>, 'source' | 'shown' | 'samples'>>(EVENTS);
    const hidesData = ([type, { source, shown, samples }]: (typeof entries)[number]) =>
      source === 'creator' &&
      type !== 'url.opened' &&
      Object.entries({ ...samples[0] }).some(
        ([name, value]) => ![...shown, 'ownerId', 'at'].includes(name) && typeof value !== 'boolean',
      );
    const hidden = entries.filter(hidesData).map(([type]) => type);
    expect(Object.keys(FIELDS).toSorted()).toEqual(hidden.toSorted());
  });
});

describe('A button', () => {
  it.each([
    ['contract', 'contract.submitted', 'the creator ticks the box, a full name is typed, and the contract has its'],
    ['entityDetails', 'business.continued', 'when the authorization box is ticked, or when the contract is signed.'],
    ['contract', 'contract.changeRequested', 'signed. Changing is refused while the contract is being signed.'],
    ['landing', 'contract.submitted', 'It does nothing here.'],
  ])('of %s says when %s is possible: %s (R1.1, R12.4)', (screen, event, sentence) => {
    const state = model.states.find(({ id }) => id === screen) ?? null;
    expect(possibleWhen(model, event, state)).toContain(sentence);
  });
});

it('Every call of the chart that can fail has a name', () => {
  const calls = new Set(model.states.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  calls.delete('persistence');
  expect(Object.keys(CALL_WORDS).toSorted()).toEqual([...calls].toSorted());
});

it('A line for several transitions shows the mark that needs attention', () => {
  const marks = new Map<string, ItemMarks>([
    ['a', { verdict: 'approved', proof: 'proved', isDimmed: true }],
    ['b', { verdict: 'rejected', proof: 'missing', taken: 'just' }],
  ]);
  expect(mergedMarks(marks, ['a', 'b'])).toEqual({ verdict: 'rejected', proof: 'half', taken: 'just' });
});
