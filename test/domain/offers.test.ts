import { describe, expect, it } from 'vitest';
import {
  costPerDollarReceived,
  estimatedMonths,
  lastPayment,
  monthlyPaymentDollars,
  monthSplit,
  type OfferId,
  offerById,
  OFFERS,
} from '#machines/domain/offers.ts';

const offer = (id: OfferId) => {
  const found = offerById(id);
  if (found === null) throw new Error(`no offer ${id}`);
  return found;
};

describe('the offers', () => {
  it('are the three of the specification, shortest first (R8.1)', () => {
    expect(OFFERS).toEqual([
      {
        id: '3-month',
        months: 3,
        amountDollars: 231000,
        feeDollars: 18750,
        feePercentage: 7.5,
        totalRepaymentDollars: 249750,
        projectedRevenueDollars: 250000,
      },
      {
        id: '6-month',
        months: 6,
        amountDollars: 450000,
        feeDollars: 50000,
        feePercentage: 10,
        totalRepaymentDollars: 500000,
        projectedRevenueDollars: 500000,
      },
      {
        id: '12-month',
        months: 12,
        amountDollars: 850000,
        feeDollars: 150000,
        feePercentage: 15,
        totalRepaymentDollars: 1000000,
        projectedRevenueDollars: 1000000,
      },
    ]);
  });

  it.each(OFFERS)('add up for $id: amount and fee make the total, the fee its share of the revenue (R8.1)', (each) => {
    expect({
      total: each.amountDollars + each.feeDollars,
      fee: (each.projectedRevenueDollars * each.feePercentage) / 100,
    }).toEqual({ total: each.totalRepaymentDollars, fee: each.feeDollars });
  });

  it.each([
    ['3-month', 75000],
    ['6-month', 75000],
    ['12-month', 75000],
  ] as const)('ask %s for %i dollars a month (R8.2)', (id, dollars) => {
    expect(monthlyPaymentDollars(offer(id))).toBe(dollars);
  });

  it('round the monthly payment to whole dollars, half up (R8.2)', () => {
    const odd = { ...offer('3-month'), months: 7, projectedRevenueDollars: 100_000 };
    const half = { ...offer('3-month'), months: 3, projectedRevenueDollars: 5 };
    expect([monthlyPaymentDollars(odd), monthlyPaymentDollars(half)]).toEqual([12857, 2]);
  });

  it.each([
    ['3-month', 3.33],
    ['6-month', 6.6666666667],
    ['12-month', 13.3333333333],
  ] as const)('take %s %f months at the projected revenue (R8.2)', (id, months) => {
    expect(estimatedMonths(offer(id))).toBeCloseTo(months, 9);
  });

  it.each([
    ['3-month', 0.0811688312],
    ['6-month', 0.1111111111],
    ['12-month', 0.1764705882],
  ] as const)('cost %s %f dollars for each dollar received (R8.1)', (id, dollars) => {
    expect(costPerDollarReceived(offer(id))).toBeCloseTo(dollars, 9);
  });

  it.each([
    ['3-month', { month: 4, dollars: 24_750 }],
    ['6-month', { month: 7, dollars: 50_000 }],
    ['12-month', { month: 14, dollars: 25_000 }],
  ] as const)('complete %s with the last payment %j (R8.1, R8.2)', (id, payment) => {
    expect(lastPayment(offer(id))).toEqual(payment);
  });

  it('end with a whole payment where the payments fill the total (R8.2)', () => {
    expect(lastPayment({ ...offer('6-month'), totalRepaymentDollars: 450_000 })).toEqual({ month: 6, dollars: 75_000 });
  });

  it.each([
    [100, { payoutDollars: 83_333, repaymentDollars: 75_000, creatorDollars: 8333 }],
    [50, { payoutDollars: 41_667, repaymentDollars: 37_500, creatorDollars: 4167 }],
    [0, { payoutDollars: 0, repaymentDollars: 0, creatorDollars: 0 }],
  ])('split a month of %i% of what was projected into its two parts (R8.4)', (percent, split) => {
    expect(OFFERS.map((each) => monthSplit(each, percent))).toEqual([split, split, split]);
  });

  it.each(['', '3-months', '3', '__proto__', null])('are not found under %j (R8.3)', (id) => {
    expect(offerById(id)).toBe(null);
  });
});
