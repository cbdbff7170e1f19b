import { assert, integer, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FORECAST_MONTHS } from '#machines/constants.ts';
import { estimatedAprPercent, schedulePayments } from '#machines/domain/payments.ts';

const dollars = (min: number, max = 1_000_000) => integer({ min, max });
const equal = (payments: number, each: number) => schedulePayments(payments * each, () => each);
const worthAt = (monthlyRate: number, payments: ReturnType<typeof schedulePayments>) =>
  payments.reduce((worth, payment) => worth + payment.dollars / (1 + monthlyRate) ** payment.month, 0);

describe('Estimated payments', () => {
  it('add up to the total for any monthly share (R8.2, R19.3)', () => {
    assert(
      property(dollars(1), array(dollars(10_000), { minLength: 1 }), (total, shares) => {
        const payments = schedulePayments(total, (month) => shares[month % shares.length] ?? 0);
        expect(payments.reduce((sum, payment) => sum + payment.dollars, 0)).toBe(total);
        expect(payments.at(-1)?.remainingDollars).toBe(0);
      }),
    );
  });

  it('end after the longest forecast when nothing comes in (R19.3)', () => {
    const payments = schedulePayments(1000, () => 0);
    expect(payments).toHaveLength(MAX_FORECAST_MONTHS);
    expect(payments.at(-1)).toEqual({ month: MAX_FORECAST_MONTHS, dollars: 0, remainingDollars: 1000 });
  });
});

describe('Estimated APR', () => {
  it('makes the payments worth the advance, to the cent (R19.1)', () => {
    assert(
      property(dollars(1000), dollars(0), integer({ min: 1, max: MAX_FORECAST_MONTHS }), (advance, fee, months) => {
        const payments = schedulePayments(advance + fee, () => Math.ceil((advance + fee) / months));
        const rate = estimatedAprPercent(advance, payments) / 1200;
        expect(Math.abs(worthAt(rate, payments) - advance)).toBeLessThan(0.01);
      }),
    );
  });

  it('is 0 when the total does not exceed the advance (R19.1)', () => {
    expect(estimatedAprPercent(1200, equal(12, 100))).toBe(0);
    expect(estimatedAprPercent(1201, equal(12, 100))).toBe(0);
  });

  it('agrees with the closed forms of one and two payments (R19.1)', () => {
    expect(estimatedAprPercent(1000, equal(1, 1100))).toBeCloseTo(120, 9);
    // 1000 = 600 x + 600 x², where x is 1 / (1 + rate).
    const x = (-600 + Math.sqrt(600 ** 2 + 4 * 600 * 1000)) / 1200;
    expect(estimatedAprPercent(1000, equal(2, 600))).toBeCloseTo(1200 * (1 / x - 1), 9);
    expect(estimatedAprPercent(1, equal(1, 1_000_000))).toBeCloseTo(1_199_998_800, 0);
  });
});
