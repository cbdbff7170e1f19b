import { describe, expect, it } from 'vitest';
import type { EventEntry } from '#machines/journey/events/event.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import type { LensName, Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { FIELDS, throughLenses } from '#src/review/journey/lenses.ts';
import { lensFindings, lensMarks } from '#src/review/page/facts/lenses.ts';
import { NO_TEXTS } from '#test/review/review/shop.ts';

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
  'No credit checks',
  'These are estimates, not offers.',
  'Your credentials are never stored.',
  'Operating agreement',
  'Legal name of the business',
  'See your terms, then decide.',
];
const read = {
  ...NO_TEXTS,
  places: ['offers', 'contract'].map((id) => ({ id, source: 'screen' as const })),
  sentences: SENTENCES.map((text) => ({ text, at: [[0] as const, [1] as const] })),
};
const texts: Texts = { ...read, lenses: throughLenses(model, read) };
const findings = (lens: LensName) => lensFindings(model, texts, lens);
const foundOn = (lens: LensName, screen: string) =>
  findings(lens).flatMap(({ head, items }) => (head.id === screen ? items : []));

describe('A lens', () => {
  it.each<[LensName, readonly string[]]>([
    ['money', ['Fee: $5 (7.5%)', 'What you repay includes the fee.', 'These are estimates, not offers.']],
    ['legalText', ['I agree to the terms.', 'No credit checks', 'These are estimates, not offers.']],
    [
      'deadlines',
      ['We email you 3 days before.', 'Funds arrive within 2-3 business days.', 'Estimated term: 3.3 months'],
    ],
    ['personalData', ['Your credentials are never stored.']],
  ])('for %s finds its sentences, what matters most first', (lens, sentences) => {
    const found = foundOn(lens, 'offers').filter(({ isSentence }) => isSentence);
    expect(found.map(({ text }) => text)).toEqual(sentences);
  });

  it.each([
    ['legalText', 'contract', 'The creator ticks the box.'],
    ['legalText', 'entityDetails', 'The authorization is ticked or unticked.'],
    ['deadlines', 'contract', 'The document did not come within 15 seconds.'],
    ['personalData', 'entityDetails', 'Employer identification number (EIN)'],
  ] as const)('for %s finds a rule on %s: %s', (lens, screen, text) => {
    expect(foundOn(lens, screen).map((item) => item.text)).toContain(text);
  });

  it('for deadlines ignores waits that nobody notices', () => {
    const reasons = texts.lenses.deadlines.map(([, reason]) => reason);
    expect(reasons).not.toContain('300 milliseconds are over.');
    expect(reasons).not.toContain('Time went by.');
  });

  it('for deadlines lists emails, then promises, then timers', () => {
    const first = findings('deadlines').map(({ group, items }) => `${group}: ${items[0]?.text}`);
    expect(first.slice(0, 3)).toEqual([
      'emails: We email you 3 days before.',
      'promises: Funds arrive within 2-3 business days.',
      'itself: 7 seconds are over: the offers are shown.',
    ]);
  });

  it('for personal data names the fields of every event with hidden data', () => {
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

  it('lists a sentence once, with the other screens that show it', () => {
    expect(foundOn('money', 'offers')[0]?.also).toEqual(['Your contract']);
    expect(foundOn('money', 'contract')).toEqual([]);
  });

  it('marks a finding and its screen, and dims the rest', () => {
    const rule = model.transitions.find(({ trigger }) => trigger.name === 'contract.submitted')?.id ?? '';
    const marks = lensMarks(model, [[rule, 'Submits']]);
    expect({ rule: marks.get(rule), screen: marks.get('contract'), other: marks.get('offers') }).toEqual({
      rule: { isFound: true },
      screen: { isFound: true },
      other: { isDimmed: true },
    });
  });
});
