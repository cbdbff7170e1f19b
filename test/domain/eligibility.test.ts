import { describe, expect, it } from 'vitest';
import { eligibilityOf, NO_ANSWERS } from '#machines/domain/eligibility.ts';

describe('The eligibility check', () => {
  it.each([
    ['is open while nothing is answered', NO_ANSWERS, { verdict: 'open', unanswered: 3 }],
    [
      'is open while an answer is missing',
      { ...NO_ANSWERS, uploads: true, revenue: true },
      { verdict: 'open', unanswered: 1 },
    ],
    [
      'is decided by one criterion that is not met',
      { ...NO_ANSWERS, revenue: false },
      { verdict: 'notEligible', unmet: ['revenue'] },
    ],
    [
      'names every criterion that is not met',
      { uploads: false, history: true, revenue: false },
      { verdict: 'notEligible', unmet: ['uploads', 'revenue'] },
    ],
    ['is passed when all three are met', { uploads: true, history: true, revenue: true }, { verdict: 'eligible' }],
  ])('%s (R3.11)', (_, answers, verdict) => {
    expect(eligibilityOf(answers)).toEqual(verdict);
  });
});
