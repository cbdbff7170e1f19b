import { expect, it } from 'vitest';
import { eligibilityOf, NO_ANSWERS } from '#machines/domain/calculators.ts';

const UNMET = { verdict: 'notEligible', unmet: ['uploads', 'revenue'] };
it.each([
  ['open while nothing is answered', NO_ANSWERS, { verdict: 'open', unanswered: 3 }],
  ['open while one is missing', { ...NO_ANSWERS, uploads: true, revenue: true }, { verdict: 'open', unanswered: 1 }],
  ['decided by one not met', { ...NO_ANSWERS, revenue: false }, { verdict: 'notEligible', unmet: ['revenue'] }],
  ['decided by all not met', { uploads: false, history: true, revenue: false }, UNMET],
  ['passed when all three are met', { uploads: true, history: true, revenue: true }, { verdict: 'eligible' }],
])('the verdict on the three criteria is %s (R3.11)', (_, answers, verdict) => {
  expect(eligibilityOf(answers)).toEqual(verdict);
});
