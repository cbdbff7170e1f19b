import { describe, expect, it } from 'vitest';
import { estimatedAdvanceDollars, isAdvanceMonths, payoutFor, repayingShares } from '#machines/domain/calculators.ts';

describe('the estimated advance', () => {
  it.each([
    [10, 3, 30_000],
    [10, 6, 60_000],
    [10, 12, 120_000],
    [37, 6, 222_000],
    [100, 3, 300_000],
    [100, 6, 600_000],
    [100, 12, 1_200_000],
  ] as const)(
    'is for %i thousand dollars and %i months %i dollars, no fee applied (R3.7)',
    (revenue, months, advance) => {
      expect(estimatedAdvanceDollars(revenue, months)).toBe(advance);
    },
  );

  it.each([
    [3, true],
    [6, true],
    [12, true],
    [0, false],
    [9, false],
    [3.5, false],
    [-3, false],
    [Number.NaN, false],
  ])('takes %d as a number of months: %s (R3.7)', (months, isTaken) => {
    expect(isAdvanceMonths(months)).toBe(isTaken);
  });
});

describe('the payout', () => {
  it.each([
    [10_000, 3, 9250, 750],
    [10_000, 6, 9000, 1000],
    [10_000, 12, 8500, 1500],
    [250_000, 3, 231_250, 18_750],
    [500_000, 6, 450_000, 50_000],
    [1_000_000, 12, 850_000, 150_000],
    [0, 12, 0, 0],
    [1, 3, 1, 0],
    [9, 12, 8, 1],
  ] as const)(
    'of %i dollars over %i months is %i, the fee %i (R3.8)',
    (amount, months, receivesDollars, feeDollars) => {
      expect(payoutFor(amount, months)).toEqual({ receivesDollars, feeDollars });
    },
  );
});

describe('the payouts that repay a total', () => {
  it('take 90 percent each until the last takes what is left (R8.2, R8.4)', () => {
    expect(repayingShares(30_000, 10_000)).toEqual([0.9, 0.9, 0.9, 0.3]);
  });
});
