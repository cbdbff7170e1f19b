import { REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { OfferId } from './choices.ts';

/** One revenue purchase offer; amounts in whole US dollars, the fee percentage is of the projected revenue (R8.1). */
export type Offer = {
  readonly id: OfferId;
  readonly months: number;
  readonly amountDollars: number;
  readonly feeDollars: number;
  readonly feePercentage: number;
  readonly totalRepaymentDollars: number;
  readonly projectedRevenueDollars: number;
};

/** The three offers, shortest first (R8.1). */
export const OFFERS: readonly [Offer, ...Offer[]] = [
  {
    id: '3-month',
    months: 3,
    amountDollars: 231_000,
    feeDollars: 18_750,
    feePercentage: 7.5,
    totalRepaymentDollars: 249_750,
    projectedRevenueDollars: 250_000,
  },
  {
    id: '6-month',
    months: 6,
    amountDollars: 450_000,
    feeDollars: 50_000,
    feePercentage: 10,
    totalRepaymentDollars: 500_000,
    projectedRevenueDollars: 500_000,
  },
  {
    id: '12-month',
    months: 12,
    amountDollars: 850_000,
    feeDollars: 150_000,
    feePercentage: 15,
    totalRepaymentDollars: 1_000_000,
    projectedRevenueDollars: 1_000_000,
  },
];

/** The offer with this id, or null when there is none. */
export function offerById(id: string | null): Offer | null {
  return OFFERS.find((offer) => offer.id === id) ?? null;
}

/** The repayment share of one projected month, in whole dollars (R8.2). */
export function monthlyPaymentDollars(offer: Offer): number {
  return Math.round(((offer.projectedRevenueDollars / offer.months) * REPAYMENT_PERCENT) / 100);
}

/** Months until the total is reached at the projected revenue, a fraction (R8.1, R8.2). */
export function estimatedMonths(offer: Offer): number {
  return offer.totalRepaymentDollars / monthlyPaymentDollars(offer);
}

/** What each dollar received costs, in dollars (R8.1). */
export function costPerDollarReceived(offer: Offer): number {
  return offer.feeDollars / offer.amountDollars;
}

/** The payment that completes the total: the month it falls in, counted from 1, and whole dollars. */
export type LastPayment = { readonly month: number; readonly dollars: number };

/** The last payment at the projected revenue (R8.1, R8.2). */
export function lastPayment(offer: Offer): LastPayment {
  const month = Math.ceil(estimatedMonths(offer));
  return { month, dollars: offer.totalRepaymentDollars - (month - 1) * monthlyPaymentDollars(offer) };
}

/** One month's payout and the two parts it is split into, in whole dollars. */
export type MonthSplit = {
  readonly payoutDollars: number;
  readonly repaymentDollars: number;
  readonly creatorDollars: number;
};

/** How a month is split that brings this percentage of a projected month (R8.4). */
export function monthSplit(offer: Offer, percentOfProjected: number): MonthSplit {
  const exactDollars = ((offer.projectedRevenueDollars / offer.months) * percentOfProjected) / 100;
  const payoutDollars = Math.round(exactDollars);
  const repaymentDollars = Math.round((exactDollars * REPAYMENT_PERCENT) / 100);
  return { payoutDollars, repaymentDollars, creatorDollars: payoutDollars - repaymentDollars };
}
