import { describe, expect, it } from 'vitest';
import type { LensName } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { throughLenses } from '#src/review/journey/lenses.ts';
import { lensFindings, lensMarks } from '#src/review/page/facts/lenses.ts';

const model = journeyModel();
const SENTENCES = [
  'Your fee is $5.',
  'We email you 3 days before.',
  'I agree to the terms.',
  'Hello',
  '$108,000',
  'The fee',
];
const read = {
  places: [{ id: 'offers', source: 'screen' as const }],
  pictures: [],
  sentences: SENTENCES.map((text) => ({ text, at: [[0] as const] })),
};
const texts = { ...read, lenses: throughLenses(model, read) };
const said = (lens: LensName, screen: string) =>
  lensFindings(model, texts, lens)
    .find(({ head }) => head.id === screen)
    ?.items.map(({ text }) => text) ?? [];

describe('A lens', () => {
  it.each([
    ['money', 'offers', 'Your fee is $5.'],
    ['legalText', 'offers', 'I agree to the terms.'],
    ['legalText', 'contract', 'The creator ticks the box.'],
    ['legalText', 'entityDetails', 'The authorization is ticked or unticked.'],
    ['deadlines', 'offers', 'We email you 3 days before.'],
    ['deadlines', 'contract', 'The document did not come within 15 seconds.'],
    ['personalData', 'signIn', 'The creator presses Sign in: email, password'],
    ['personalData', 'entityDetails', 'A document or an ID is chosen: file'],
  ] as const)('for %s finds on %s: %s', (lens, screen, text) => {
    expect(said(lens, screen)).toContain(text);
  });

  it('leaves out what is about something else, and what the product itself names', () => {
    expect(said('money', 'offers')).toEqual(['Your fee is $5.']);
    expect(said('personalData', 'selectPlatform')).toEqual([]);
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
