import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FORECAST_MONTHS, RENEWAL_MONTHS } from '#machines/constants.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { estimatedAprPercent, schedulePayments } from '#machines/domain/payments.ts';
import { msToNextDay, remainingDays, estimatedPayments, repaymentOn } from '#machines/domain/repayment.ts';
import { addDays, addMonths } from '#machines/domain/time.ts';

describe('Countdown', () => {
  it.each([
    [-1, 14, 60_001],
    [0, 14, 60_000],
    [59_999, 14, 1],
    [839_999, 1, 1],
    [840_000, 0, null],
    [Number.MAX_SAFE_INTEGER, 0, null],
  ])('at %d ms has %i days left and knows its next change (R13.1)', (elapsedMs, days, ms) => {
    expect(remainingDays(elapsedMs)).toBe(days);
    expect(msToNextDay(elapsedMs)).toBe(ms);
  });
});

describe('Repayment account', () => {
  it('has payments 90, 60 and 30 days ago (R13.4)', () => {
    const payment = { amountDollars: 475 };
    expect(repaymentOn('2026-11-21')).toEqual({
      totalDollars: 2850,
      paidDollars: 1425,
      remainingDollars: 1425,
      paidPercent: 50,
      remainingPayments: 3,
      payments: [
        { ...payment, number: 1, remainingDollars: 2375, date: '2026-08-23' },
        { ...payment, number: 2, remainingDollars: 1900, date: '2026-09-22' },
        { ...payment, number: 3, remainingDollars: 1425, date: '2026-10-22' },
      ],
    });
  });

  it.each([
    ['2027-01-15', ['2026-10-17', '2026-11-16', '2026-12-16']],
    ['2028-03-01', ['2027-12-02', '2028-01-01', '2028-01-31']],
  ])('computes payment dates on %s across year ends and leap days (R13.4)', (today, dates) => {
    expect(repaymentOn(today).payments.map(({ date }) => date)).toEqual(dates);
  });
});

describe('Estimated payments of an offer', () => {
  it('catch up after a weak first month (R18.5)', () => {
    const after = OFFERS.map((offer) =>
      estimatedPayments(offer, offer.weakMonth).map(({ month, dollars }) => `${month}: ${dollars}`),
    );
    expect(after[0]).toEqual(['1: 37500', '2: 75000', '3: 75000', '4: 62250']);
    expect(after.map((months) => months.at(-1))).toEqual(['4: 62250', '8: 12500', '14: 62500']);
    expect(estimatedPayments(OFFERS[0], { repaymentDollars: 0 }).at(0)).toEqual({
      month: 1,
      dollars: 0,
      remainingDollars: 249_750,
    });
  });

  it('are $75,000 a month and then the remainder (R8.1, R8.2)', () => {
    const schedules = OFFERS.map((offer) => estimatedPayments(offer));
    const paid = schedules.map((payments) =>
      payments.map(({ month, dollars, remainingDollars }) => `${month}: ${dollars}, ${remainingDollars}`),
    );
    expect(paid[0]).toEqual(['1: 75000, 174750', '2: 75000, 99750', '3: 75000, 24750', '4: 24750, 0']);
    expect(paid.map((payments) => payments.at(-1))).toEqual(['4: 24750, 0', '7: 50000, 0', '14: 25000, 0']);
  });
});

it.each([
  ['2026-11-21', 14, '2026-12-05'],
  ['2026-12-20', 14, '2027-01-03'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s plus %i days is %s regardless of clock changes (R13.1)', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
});

it.each([
  ['2026-11-21', '2027-02-21'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
])('The renewal date on %s is %s, three months later (R13.5)', (...row) => {
  expect(addMonths(row[0], RENEWAL_MONTHS)).toBe(row[1]);
});

const dollars = (min: number, max = 1_000_000) => integer({ min, max });
const equalPayments = (payments: number, each: number) => schedulePayments(payments * each, () => each);
const presentValue = (monthlyRate: number, payments: ReturnType<typeof schedulePayments>) =>
  payments.reduce((sum, payment) => sum + payment.dollars / (1 + monthlyRate) ** payment.month, 0);

describe('Estimated payments', () => {
  it('add up to the total for any monthly shares (R8.2, R19.3)', () => {
    assert(
      property(dollars(1), array(dollars(10_000), { minLength: 1 }), (total, shares) => {
        const payments = schedulePayments(total, (month) => shares[month % shares.length] ?? 0);
        expect(payments.reduce((sum, payment) => sum + payment.dollars, 0)).toBe(total);
        expect(payments.at(-1)?.remainingDollars).toBe(0);
      }),
    );
  });

  it('end at the maximum forecast length when nothing is paid (R19.3)', () => {
    const payments = schedulePayments(1000, () => 0);
    expect(payments).toHaveLength(MAX_FORECAST_MONTHS);
    expect(payments.at(-1)).toEqual({ month: MAX_FORECAST_MONTHS, dollars: 0, remainingDollars: 1000 });
  });
});

describe('Estimated APR', () => {
  it('discounts the payments to the advance within one cent (R19.1)', () => {
    assert(
      property(dollars(1000), dollars(0), integer({ min: 1, max: MAX_FORECAST_MONTHS }), (advance, fee, months) => {
        const payments = schedulePayments(advance + fee, () => Math.ceil((advance + fee) / months));
        const rate = estimatedAprPercent(advance, payments) / 1200;
        expect(Math.abs(presentValue(rate, payments) - advance)).toBeLessThan(0.01);
      }),
    );
  });

  it('is 0 when the total does not exceed the advance (R19.1)', () => {
    expect(estimatedAprPercent(1200, equalPayments(12, 100))).toBe(0);
    expect(estimatedAprPercent(1201, equalPayments(12, 100))).toBe(0);
  });

  it('matches the closed-form solutions for one and two payments (R19.1)', () => {
    expect(estimatedAprPercent(1000, equalPayments(1, 1100))).toBeCloseTo(120, 9);
    // 1000 = 600 x + 600 x², where x is 1 / (1 + rate).
    const x = (-600 + Math.sqrt(600 ** 2 + 4 * 600 * 1000)) / 1200;
    expect(estimatedAprPercent(1000, equalPayments(2, 600))).toBeCloseTo(1200 * (1 / x - 1), 9);
    expect(estimatedAprPercent(1, equalPayments(1, 1_000_000))).toBeCloseTo(1_199_998_800, 0);
  });
});
