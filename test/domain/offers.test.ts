import { describe, expect, it } from 'vitest';
import { highestAprOffer, offerById, OFFERS, sampleRevenue, termsOf } from '#machines/domain/offers.ts';

const [SHORTEST, MIDDLE, LONGEST] = OFFERS;
const near = (value: number): unknown => expect.closeTo(value, 9);
const apr = (percent: number): unknown => expect.closeTo(percent, 1);

describe('Offers', () => {
  const MONTH = 75_000;
  const PROJECTED = [83_333, 75_000, 8333];
  const WEAK = [41_667, 37_500, 4167];

  it('match the specification, shortest first (R8.1, R8.2, R8.4)', () => {
    const figures = OFFERS.map((offer) =>
      Object.values(offer).map((value: unknown) => (typeof value === 'object' ? Object.values(value ?? {}) : value)),
    );
    const near3 = [near(3.33), near(0.0811688312), apr(43.7), apr(53.7), [4, 24_750]];
    const near6 = [near(6.6666666667), near(0.1111111111), apr(33.8), apr(43.5), [7, 50_000]];
    const near12 = [near(13.3333333333), near(0.1764705882), apr(28.2), apr(36.9), [14, 25_000]];
    expect(figures).toEqual([
      ['3-month', 3, 231_000, 18_750, 250_000, 7.5, 249_750, MONTH, ...near3, PROJECTED, WEAK],
      ['6-month', 6, 450_000, 50_000, 500_000, 10, 500_000, MONTH, ...near6, PROJECTED, WEAK],
      ['12-month', 12, 850_000, 150_000, 1_000_000, 15, 1_000_000, MONTH, ...near12, PROJECTED, WEAK],
    ]);
  });

  it('have terms derived from their amounts (R8.1, R19.1)', () => {
    expect(OFFERS.map(termsOf)).toEqual(OFFERS);
  });

  it.each([
    [5, { payoutDollars: 2, repaymentDollars: 2, creatorDollars: 0 }],
    [8, { payoutDollars: 3, repaymentDollars: 2, creatorDollars: 1 }],
    [100_009, { payoutDollars: 33_336, repaymentDollars: 30_003, creatorDollars: 3333 }],
  ])('split $%i of projected revenue without intermediate rounding (R8.2, R8.4)', (projectedRevenueDollars, month) => {
    expect(termsOf({ ...SHORTEST, projectedRevenueDollars }).projectedMonth).toEqual(month);
  });

  it('end with a full payment if the total divides evenly (R8.1, R8.2)', () => {
    const offer = termsOf({ ...SHORTEST, amountDollars: 400_000, feeDollars: 50_000 });
    expect(offer.lastPayment).toEqual({ month: 6, dollars: 75_000 });
    expect(offer).toMatchObject({
      costPerDollarReceived: 0.125,
      feePercentage: 20,
      weakMonth: { creatorDollars: 4167 },
    });
  });

  it('are found by exact id only (R8.3)', () => {
    const ids = ['6-month', '', '3-months', '__proto__', null];
    expect(ids.map(offerById)).toEqual([MIDDLE, null, null, null, null]);
  });

  it('are compared by APR regardless of their order (R19.1)', () => {
    expect(highestAprOffer(OFFERS)).toBe(SHORTEST);
    expect(highestAprOffer([LONGEST, MIDDLE, SHORTEST])).toBe(SHORTEST);
  });
});

it("The sample revenue adds up to the longest offer's projection (R8.2, R18.1)", () => {
  const { months, averageDollars } = sampleRevenue('2026-01-31');
  expect(months).toHaveLength(12);
  expect(months[0]?.month).toBe('2025-01-01');
  expect(months.at(-1)?.month).toBe('2025-12-01');
  expect(months.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(OFFERS.at(-1)?.projectedRevenueDollars);
  const projected = OFFERS.map((offer) => Math.round(offer.projectedRevenueDollars / offer.months));
  expect(projected).toEqual(OFFERS.map(() => averageDollars));
});
