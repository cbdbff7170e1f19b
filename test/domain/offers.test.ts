import { describe, expect, it } from 'vitest';
import {
  costPerDollarReceived,
  estimatedMonths,
  lastPayment,
  monthlyPaymentDollars,
  monthSplit,
  offerById,
  OFFERS,
} from '#machines/domain/offers.ts';

const [SHORTEST] = OFFERS;
const near = (value: number): unknown => expect.closeTo(value, 9);

describe('the offers', () => {
  it('are the three of the specification, shortest first (R8.1)', () => {
    expect(OFFERS.map((offer) => Object.values(offer))).toEqual([
      ['3-month', 3, 231_000, 18_750, 7.5, 249_750, 250_000],
      ['6-month', 6, 450_000, 50_000, 10, 500_000, 500_000],
      ['12-month', 12, 850_000, 150_000, 15, 1_000_000, 1_000_000],
    ]);
  });

  it.each([
    ['3-month', 3.33, 0.0811688312, { month: 4, dollars: 24_750 }],
    ['6-month', 6.6666666667, 0.1111111111, { month: 7, dollars: 50_000 }],
    ['12-month', 13.3333333333, 0.1764705882, { month: 14, dollars: 25_000 }],
  ] as const)(
    'ask %s for 75,000 a month, over %f months, at %f each, lastly %j (R8.1, R8.2)',
    (id, months, cost, last) => {
      const offer = offerById(id) ?? SHORTEST;
      expect([offer.id, monthlyPaymentDollars(offer), lastPayment(offer)]).toEqual([id, 75_000, last]);
      expect([estimatedMonths(offer), costPerDollarReceived(offer)]).toEqual([near(months), near(cost)]);
    },
  );

  it('round the monthly payment to whole dollars, half up (R8.2)', () => {
    const odd = { ...SHORTEST, months: 7, projectedRevenueDollars: 100_000 };
    const half = { ...SHORTEST, months: 3, projectedRevenueDollars: 5 };
    expect([odd, half].map(monthlyPaymentDollars)).toEqual([12857, 2]);
  });

  it('end with a whole payment where the payments fill the total (R8.2)', () => {
    expect(lastPayment({ ...SHORTEST, totalRepaymentDollars: 450_000 })).toEqual({ month: 6, dollars: 75_000 });
  });

  it.each([
    [100, { payoutDollars: 83_333, repaymentDollars: 75_000, creatorDollars: 8333 }],
    [50, { payoutDollars: 41_667, repaymentDollars: 37_500, creatorDollars: 4167 }],
    [0, { payoutDollars: 0, repaymentDollars: 0, creatorDollars: 0 }],
  ])('split a month of %i% of what was projected into its two parts (R8.4)', (percent, split) => {
    expect(OFFERS.map((each) => monthSplit(each, percent))).toEqual([split, split, split]);
  });

  it('are not found under any other name (R8.3)', () => {
    expect(['', '3-months', '3', '__proto__', null].map(offerById)).toEqual(Array(5).fill(null));
  });
});
