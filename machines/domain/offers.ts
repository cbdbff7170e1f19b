import {
  BEST_REVENUE_DOLLARS,
  REPAYMENT_PERCENT,
  SAMPLE_REVENUE_DOLLARS,
  WEAK_MONTH_PERCENT,
} from '#machines/constants.ts';
import type { AdvanceMonths } from './choices.ts';
import { estimatedAprPercent, schedulePayments } from './payments.ts';
import { addMonths } from './time.ts';

type OfferParts = {
  readonly months: AdvanceMonths;
  readonly amountDollars: number;
  readonly feeDollars: number;
  readonly projectedRevenueDollars: number;
};

export type Offer = ReturnType<typeof termsOf>;
export type MonthSplit = ReturnType<typeof splitMonth>;

/** The three offers, shortest first, in whole US dollars (R8.1). */
export const OFFERS: readonly [Offer, Offer, Offer] = [
  termsOf({ months: 3, amountDollars: 231_000, feeDollars: 18_750, projectedRevenueDollars: 250_000 }),
  termsOf({ months: 6, amountDollars: 450_000, feeDollars: 50_000, projectedRevenueDollars: 500_000 }),
  termsOf({ months: 12, amountDollars: 850_000, feeDollars: 150_000, projectedRevenueDollars: 1_000_000 }),
];

export function highestAprOffer(offers: typeof OFFERS): Offer {
  return offers.reduce((highest, offer) => (offer.aprPercent > highest.aprPercent ? offer : highest));
}

export function offerById(id: string | null): Offer | null {
  return OFFERS.find((offer) => offer.id === id) ?? null;
}

/** Derives the terms of an offer at the projected revenue (R8.1, R8.2, R8.4). */
export function termsOf(offer: OfferParts) {
  const projectedMonth = splitMonth(offer, 100);
  const monthlyPaymentDollars = projectedMonth.repaymentDollars;
  const totalRepaymentDollars = offer.amountDollars + offer.feeDollars;
  const estimatedMonths = totalRepaymentDollars / monthlyPaymentDollars;
  const month = Math.ceil(estimatedMonths);
  return {
    id: `${offer.months}-month` as const,
    ...offer,
    /** As a percentage of the projected revenue. */
    feePercentage: (100 * offer.feeDollars) / offer.projectedRevenueDollars,
    totalRepaymentDollars,
    monthlyPaymentDollars,
    estimatedMonths,
    costPerDollarReceived: offer.feeDollars / offer.amountDollars,
    aprPercent: estimatedAprPercent(
      offer.amountDollars,
      schedulePayments(totalRepaymentDollars, () => monthlyPaymentDollars),
    ),
    /** The APR if every month matches the best month of the sample (R19.1). */
    bestMonthsAprPercent: estimatedAprPercent(
      offer.amountDollars,
      schedulePayments(totalRepaymentDollars, () => Math.round((BEST_REVENUE_DOLLARS * REPAYMENT_PERCENT) / 100)),
    ),
    /** Months count from 1. */
    lastPayment: { month, dollars: totalRepaymentDollars - (month - 1) * monthlyPaymentDollars },
    projectedMonth,
    weakMonth: splitMonth(offer, WEAK_MONTH_PERCENT),
  };
}

/** Splits the payout of a month that reaches this percentage of the projected revenue, in whole dollars (R8.4). */
function splitMonth(offer: OfferParts, percentOfProjected: number) {
  const exactDollars = ((offer.projectedRevenueDollars / offer.months) * percentOfProjected) / 100;
  const payoutDollars = Math.round(exactDollars);
  const repaymentDollars = Math.round((exactDollars * REPAYMENT_PERCENT) / 100);
  return { payoutDollars, repaymentDollars, creatorDollars: payoutDollars - repaymentDollars };
}

export const AVERAGE_REVENUE_DOLLARS = Math.round(
  SAMPLE_REVENUE_DOLLARS.reduce<number>((sum, dollars) => sum + dollars, 0) / SAMPLE_REVENUE_DOLLARS.length,
);

/** Returns the sample revenue of the full months before a day, oldest first, in whole dollars (R18.1). */
export function sampleRevenue(today: string) {
  const thisMonth = `${today.slice(0, 'yyyy-mm'.length)}-01`;
  const count = SAMPLE_REVENUE_DOLLARS.length;
  return {
    months: SAMPLE_REVENUE_DOLLARS.map((dollars, index) => ({ month: addMonths(thisMonth, index - count), dollars })),
    averageDollars: AVERAGE_REVENUE_DOLLARS,
  };
}
