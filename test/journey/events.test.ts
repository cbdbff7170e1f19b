import { describe, expect, it } from 'vitest';
import { EVENTS } from '#machines/journey/events/events.ts';

const LONGEST_LABEL = 27;

describe('Every event', () => {
  it('has a clause, a short label and sentences (R1.1)', () => {
    const wrong = Object.entries(EVENTS).filter(([, { clause, label, sentence, samples }]) => {
      const sentences = samples.map((sample) => (sentence as (payload: object) => string)(sample));
      const isClause = /^[a-z].*[^.]$/.test(clause) || clause.startsWith('the EIN');
      return !isClause || label.length > LONGEST_LABEL || sentences.some((text) => !/^[A-Z].{7,}[^.]$/.test(text));
    });
    expect(wrong.map(([type]) => type)).toEqual([]);
  });
});
