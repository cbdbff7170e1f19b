import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FORECAST_MONTHS, PLAN_RANGES } from '#machines/constants.ts';
import { forecastPlan, DEFAULT_PLAN, lookAhead, type Plan } from '#machines/domain/forecast.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import type { SliderRange } from '#machines/domain/slider.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';

const [SHORTEST, MIDDLE] = OFFERS;
const withPlan = (change: Partial<Plan>) => forecastPlan(MIDDLE, { ...DEFAULT_PLAN, ...change });
const repaidIn = ({ months }: ReturnType<typeof forecastPlan>) => months.map(({ repaidDollars }) => repaidDollars);
const offers = constantFrom(...OFFERS);
const within = ({ min, max }: SliderRange) => integer({ min, max });
const plans = record({
  revenueDollars: within(PLAN_RANGES.revenueDollars),
  changePercent: within(PLAN_RANGES.changePercent),
  changeMonth: within(PLAN_RANGES.changeMonth),
  changeLastsMonths: within(PLAN_RANGES.changeLastsMonths),
  costsDollars: within(PLAN_RANGES.costsDollars),
  taxPercent: within(PLAN_RANGES.taxPercent),
});

describe('A forecast', () => {
  it.each(OFFERS)('with the sample revenue repays the $months-month offer per its terms (R8.2, R19.3)', (offer) => {
    const forecast = forecastPlan(offer, DEFAULT_PLAN);
    const payments = estimatedPayments(offer).map(({ dollars }) => dollars);
    expect(repaidIn(forecast).filter((dollars) => dollars > 0)).toEqual(payments);
    expect(forecast.aprPercent).toBe(offer.aprPercent);
    expect(forecast.lastMonth).toBe(offer.lastPayment.month);
  });

  it('changes revenue only while the change lasts (R19.3)', () => {
    const { months, lastMonth } = withPlan({ changePercent: -60, changeMonth: 2, changeLastsMonths: 3 });
    const earned = months.map(({ revenueDollars }) => revenueDollars);
    expect(earned.slice(0, 6)).toEqual([83_333, 33_333, 33_333, 33_333, 83_333, 83_333]);
    expect(lastMonth).toBe(9);
  });

  it('sets taxes aside from revenue after costs (R19.3)', () => {
    const { months, lowest, shortfall } = withPlan({ costsDollars: 10_000, taxPercent: 25 });
    const [first, seventh, eighth] = [months[0], months[6], months[7]];
    expect(first).toMatchObject({ month: 1, repaidDollars: 75_000, keptDollars: 8333, leftDollars: -20_000 });
    expect(seventh).toMatchObject({ repaidDollars: 50_000, spentDollars: 28_333, leftDollars: 5000 });
    expect(eighth).toMatchObject({ repaidDollars: 0, keptDollars: 83_333, leftDollars: 55_000 });
    expect(lowest).toBe(first);
    expect(shortfall).toEqual({ months: 6, dollars: 120_000 });
  });

  it('does not set taxes aside on a loss and counts shortfall months (R19.3)', () => {
    const { months, shortfall } = withPlan({ costsDollars: 90_000, taxPercent: 25 });
    expect(months[0]).toMatchObject({ spentDollars: 90_000, leftDollars: -81_667 });
    expect(shortfall).toEqual({ months: 12, dollars: 12 * 6667 + 500_000 });
    expect(withPlan({}).shortfall).toEqual({ months: 0, dollars: 0 });
    expect(withPlan({ costsDollars: 8333 }).shortfall, 'when exactly $0 is left').toEqual({
      months: 0,
      dollars: 0,
    });
  });

  it('finds the month with the least money left (R19.3)', () => {
    expect(withPlan({ changePercent: -60, changeMonth: 2 }).lowest).toMatchObject({ month: 2, leftDollars: 3333 });
  });

  it('without an advance omits repayments and the APR (R19.3)', () => {
    const { months, lastMonth, aprPercent } = forecastPlan(null, { ...DEFAULT_PLAN, changeMonth: 6 });
    expect(months).toHaveLength(17);
    expect(new Set(months.map(({ leftDollars }) => leftDollars))).toEqual(new Set([83_333]));
    expect({ lastMonth, aprPercent }).toEqual({ lastMonth: null, aprPercent: null });
    expect(lookAhead(forecastPlan(null, DEFAULT_PLAN), 0, 3).earlyAprPercent).toBeNull();
  });

  it('omits the last month and the APR without full repayment (R19.3)', () => {
    const forecast = forecastPlan(SHORTEST, { ...DEFAULT_PLAN, revenueDollars: 1000 });
    const { months, lastMonth, aprPercent } = forecast;
    expect(months).toHaveLength(MAX_FORECAST_MONTHS);
    expect(lookAhead(forecast, SHORTEST.totalRepaymentDollars, 3).monthsSooner).toBeNull();
    expect({ lastMonth, aprPercent }).toEqual({ lastMonth: null, aprPercent: null });
  });

  it('rounds each monthly amount once (R19.3)', () => {
    const repaid = { revenueDollars: 951, repaidDollars: 856, keptDollars: 95 };
    expect(withPlan({ revenueDollars: 1001, changePercent: -5 }).months[0]).toMatchObject(repaid);
    expect(withPlan({ taxPercent: 50 }).months[0]).toMatchObject({ spentDollars: 41_667, leftDollars: -33_334 });
    const spent = { spentDollars: 840, leftDollars: 7493 };
    expect(withPlan({ costsDollars: 7, taxPercent: 1 }).months[0]).toMatchObject(spent);
  });

  it.each([
    [0, { month: 0, repaidDollars: 0, remainingDollars: 500_000, monthsSooner: 7, maxMonth: 7, earlyAprPercent: null }],
    [3, { month: 3, repaidDollars: 225_000, remainingDollars: 275_000, monthsSooner: 4, maxMonth: 7 }],
    [99, { month: 7, repaidDollars: 500_000, remainingDollars: 0, monthsSooner: 0, maxMonth: 7 }],
  ])('looks ahead to month %i (R19.4)', (month, ahead) => {
    expect(lookAhead(withPlan({}), MIDDLE.totalRepaymentDollars, month)).toMatchObject(ahead);
  });

  it('splits the total into repaid and remaining dollars (R19.3)', () => {
    assert(
      property(offers, plans, (offer, plan) => {
        const forecast = forecastPlan(offer, plan);
        const repaid = repaidIn(forecast).reduce((sum, dollars) => sum + dollars, 0);
        const remaining = forecast.months[MAX_FORECAST_MONTHS - 1]?.remainingDollars ?? 0;
        expect(repaid + remaining).toBe(offer.totalRepaymentDollars);
      }),
    );
  });

  it('keeps at least 10% of each payout and deducts all costs (R8.2, R19.3)', () => {
    assert(
      property(offers, plans, (offer, plan) => {
        for (const { keptDollars, revenueDollars, spentDollars, leftDollars } of forecastPlan(offer, plan).months) {
          expect(keptDollars).toBeGreaterThanOrEqual(revenueDollars * 0.1 - 0.5);
          expect(leftDollars < 0).toBe(spentDollars > keptDollars);
          expect(spentDollars).toBeGreaterThanOrEqual(plan.costsDollars);
        }
      }),
    );
  });

  it('has a higher APR the earlier the advance is paid off (R19.1, R19.4)', () => {
    assert(
      property(offers, plans, integer({ min: 1, max: MAX_FORECAST_MONTHS - 1 }), (offer, plan, month) => {
        const forecast = forecastPlan(offer, plan);
        const aprAt = (payoff: number) => lookAhead(forecast, offer.totalRepaymentDollars, payoff).earlyAprPercent ?? 0;
        expect(aprAt(month)).toBeGreaterThanOrEqual(aprAt(month + 1) - 1e-9);
        expect(forecast.lastMonth === null || aprAt(forecast.lastMonth)).toBe(forecast.aprPercent ?? true);
      }),
    );
  });

  it('has a one-month payoff APR of twelve times the fee rate (R19.1, R19.4)', () => {
    const { totalRepaymentDollars, feeDollars, amountDollars } = MIDDLE;
    const { earlyAprPercent } = lookAhead(withPlan({}), totalRepaymentDollars, 1);
    expect(earlyAprPercent).toBeCloseTo((12 * 100 * feeDollars) / amountDollars, 6);
  });
});
