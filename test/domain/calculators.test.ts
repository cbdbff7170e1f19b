import { describe, expect, it } from 'vitest';
import {
  estimatedAdvanceDollars,
  payoutFor,
  repaymentShares,
  eligibilityOf,
  NO_ANSWERS,
} from '#machines/domain/calculators.ts';
import { estimatedAprPercent, schedulePayments } from '#machines/domain/payments.ts';

describe('Estimated advance', () => {
  it.each([
    [10, 3, 30_000],
    [100, 12, 1_200_000],
  ] as const)('on $%i,000 a month over %i months is $%i before fees (R3.7)', (revenue, months, dollars) => {
    expect(estimatedAdvanceDollars(revenue, months)).toBe(dollars);
  });
});

describe('Payout', () => {
  it.each([
    [10_000, 3, 9250, 750],
    [1_000_000, 12, 850_000, 150_000],
    [1, 3, 1, 0],
    [9, 12, 8, 1],
    [10, 12, 9, 1],
  ] as const)('of $%i over %i months is $%i after a $%i fee (R3.8)', (amount, months, receives, fee) => {
    expect(payoutFor(amount, months)).toMatchObject({ receivesDollars: receives, feeDollars: fee });
  });

  it('has an APR based on payments that are rounded only once (R3.8, R19.1)', () => {
    const payments = schedulePayments(8, () => 2);
    expect(payoutFor(8, 3).aprPercent).toBe(estimatedAprPercent(7, payments));
  });
});

it('Each payout repays 90 percent, and the last one repays the remainder (R8.2, R8.4)', () => {
  expect(repaymentShares(30_000, 10_000)).toEqual([0.9, 0.9, 0.9, 0.3]);
});

const ALL_MET = { entity: true, share: true, uploads: true, history: true, revenue: true };
const UNMET = { verdict: 'notEligible', unmet: ['uploads', 'revenue'] };
it.each([
  ['open before any answer', NO_ANSWERS, { verdict: 'open', unanswered: 5 }],
  ['open while one answer is missing', { ...ALL_MET, entity: null }, { verdict: 'open', unanswered: 1 }],
  [
    'negative as soon as one condition is unmet',
    { ...NO_ANSWERS, revenue: false },
    { verdict: 'notEligible', unmet: ['revenue'] },
  ],
  ['negative with every unmet condition listed', { ...ALL_MET, uploads: false, revenue: false }, UNMET],
  ['positive when all five conditions are met', ALL_MET, { verdict: 'eligible' }],
])('The eligibility verdict is %s (R3.11, R19.5)', (_, answers, verdict) => {
  expect(eligibilityOf(answers)).toEqual(verdict);
});
