import { describe, expect, it } from 'vitest';
import { EVENTS } from '#machines/journey/events/events.ts';
import type { EventEntry } from '#machines/journey/events/event.ts';
import type { LensName, Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { FIELDS, throughLenses } from '#src/review/journey/lenses.ts';
import { lensFindings, lensMarks } from '#src/review/page/facts/lenses.ts';

const ENTRIES = Object.entries<Pick<EventEntry<object>, 'source' | 'shown' | 'samples'>>(EVENTS);
const model = journeyModel();
const SENTENCES = [
  'What you repay includes the fee.',
  'Fee: $5 (7.5%)',
  'We email you 3 days before.',
  'Funds arrive within 2-3 business days.',
  'The 3-month offer',
  'Term: 3-month offer',
  'Estimated term: 3.3 months',
  'Demo Creator, last 12 months',
  'Apr 2026: $77,100',
  'I agree to the terms.',
  'The fee',
  'No interest',
  'No credit checks',
  'These are estimates, not offers.',
  'All offers are subject to final approval.',
  'Your credentials are never stored.',
  'It is sent within a few business days.',
  'Operating agreement',
  'Legal name of the business',
  'See your terms, then decide.',
];
const read = {
  places: ['offers', 'contract'].map((id) => ({ id, source: 'screen' as const })),
  pictures: [],
  turns: {},
  sentences: SENTENCES.map((text) => ({ text, at: [[0] as const, [1] as const] })),
};
const texts: Texts = { ...read, lenses: throughLenses(model, read), stories: [], sameWords: [] };
const found = (lens: LensName, screen: string) =>
  lensFindings(model, texts, lens).flatMap(({ head, items }) => (head.id === screen ? items : []));
const said = (lens: LensName, screen: string) => found(lens, screen).map(({ text }) => text);

describe('A lens', () => {
  it.each([
    ['legalText', 'offers', 'I agree to the terms.'],
    ['legalText', 'contract', 'The creator ticks the box.'],
    ['legalText', 'entityDetails', 'The authorization is ticked or unticked.'],
    ['deadlines', 'contract', 'The document did not come within 15 seconds.'],
    ['legalText', 'offers', 'No credit checks'],
    ['legalText', 'offers', 'These are estimates, not offers.'],
    ['legalText', 'offers', 'All offers are subject to final approval.'],
    ['personalData', 'offers', 'Your credentials are never stored.'],
    ['personalData', 'signIn', 'Email'],
    ['personalData', 'entityDetails', 'Employer identification number (EIN)'],
  ] as const)('for %s finds on %s: %s', (lens, screen, text) => {
    expect(said(lens, screen)).toContain(text);
  });

  it('for money begins with the terms and their figures, and leaves out what a creator earns', () => {
    expect(said('money', 'offers')).toEqual([
      'Fee: $5 (7.5%)',
      'What you repay includes the fee.',
      'The fee',
      'No interest',
      'These are estimates, not offers.',
    ]);
  });

  it.each(['Operating agreement', 'Legal name of the business', 'See your terms, then decide.'])(
    'for legal text leaves out "%s"',
    (text) => {
      expect(said('legalText', 'offers')).not.toContain(text);
    },
  );

  it('for deadlines has promises and what happens after a time that is noticed, no names of offers', () => {
    expect(said('deadlines', 'offers')).toEqual([
      'We email you 3 days before.',
      'Funds arrive within 2-3 business days.',
      'Estimated term: 3.3 months',
      'It is sent within a few business days.',
    ]);
    const all = texts.lenses.deadlines.map(([, reason]) => reason);
    expect(all).toContain('7 seconds are over: the offers are shown.');
    expect(all).not.toContain('300 milliseconds are over.');
    expect(all).not.toContain('Time went by.');
  });

  it('for deadlines lists e-mails first, then promises, then what a screen does by itself', () => {
    const groups = lensFindings(model, texts, 'deadlines').map(({ group, items }) => [group, items[0]?.text]);
    const [emails, promises, itself] = groups;
    expect(emails).toEqual(['emails', 'We email you 3 days before.']);
    expect(promises).toEqual(['promises', 'Funds arrive within 2-3 business days.']);
    expect(itself).toEqual(['itself', '7 seconds are over: the offers are shown.']);
  });

  it('for personal data names the fields of every event that keeps to itself what it carries', () => {
    const isHidden = ([type, { source, shown, samples }]: (typeof ENTRIES)[number]) =>
      source === 'creator' &&
      type !== 'url.opened' &&
      Object.entries({ ...samples[0] }).some(
        ([name, value]) => ![...shown, 'ownerId', 'at'].includes(name) && typeof value !== 'boolean',
      );
    expect(Object.keys(FIELDS).toSorted()).toEqual(
      ENTRIES.filter(isHidden)
        .map(([type]) => type)
        .toSorted(),
    );
  });

  it('lists a sentence once, with the other screens on which it is read', () => {
    expect(found('money', 'offers')[0]?.also).toEqual(['Your contract']);
    expect(said('money', 'contract')).toEqual([]);
  });

  it('marks what it finds with its screen, and dims the rest', () => {
    const rule = model.transitions.find(({ trigger }) => trigger.name === 'contract.submitted')?.id ?? '';
    const marks = lensMarks(model, [[rule, 'Submits']]);
    expect([marks.get(rule), marks.get('contract'), marks.get('offers')]).toEqual([
      { isFound: true },
      { isFound: true },
      { isDimmed: true },
    ]);
  });
});
