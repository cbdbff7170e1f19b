import { describe, expect, it } from 'vitest';
import { EVENTS, parsedEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { PDF } from './samples.ts';

const LONGEST_LABEL = 24;

describe('An event from outside', () => {
  it('is taken as it is when it is one of the samples', () => {
    const samples = Object.values(SAMPLES).flat();
    expect(samples.length).toBeGreaterThan(100);
    expect(samples.filter((event) => parsedEvent(event) !== event)).toEqual([]);
  });

  it.each([
    ['no event at all', null],
    ['an unknown event', { type: 'offers.burned' }],
    ['a name that every object has', { type: 'toString' }],
    ['an advance over 9 months (R3.7)', { type: 'calculator.monthsChosen', months: 9 }],
    ['an advance over 3.5 months (R3.7)', { type: 'calculator.monthsChosen', months: 3.5 }],
    ['a payout over 9 months (R3.8)', { type: 'payout.monthsChosen', months: 9 }],
    ['an unknown platform (R5.1)', { type: 'platform.chosen', platform: 'other' }],
    ['an unknown offer (R8.3)', { type: 'offers.selected', offerId: '9-month' }],
    ['an unknown entity type (R9.1)', { type: 'business.entityTypeChosen', entityType: 'trust' }],
    ['no entity type (R9.1)', { type: 'business.entityTypeChosen', entityType: '' }],
    ['a field that is none (R9.9)', { type: 'business.fieldRequested', field: 7 }],
    ['a file of an unknown kind (R10.4)', { type: 'irsForm.fileChosen', file: { ...PDF, content: 'zip' } }],
    ['more than an event carries', { type: 'offers.continued', more: 1 }],
    ['less than an event carries', { type: 'url.opened', path: '/' }],
  ])('is refused when it is %s', (_what, event) => {
    expect(parsedEvent(event)).toBeNull();
  });
});

describe('The words of an event', () => {
  it('are a clause, a label that fits a line of the chart, and a sentence for each of its samples', () => {
    const wrong = Object.entries(EVENTS).filter(([, { clause, label, sentence, samples }]) => {
      const sentences = samples.map((sample) => (sentence as (payload: object) => string)(sample));
      const isClause = /^[a-z].*[^.]$/.test(clause) || clause.startsWith('the EIN');
      return !isClause || label.length > LONGEST_LABEL || sentences.some((text) => !/^[A-Z].{7,}[^.]$/.test(text));
    });
    expect(wrong.map(([type]) => type)).toEqual([]);
  });
});
