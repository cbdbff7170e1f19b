import { REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { AdvanceMonths } from './choices.ts';
import { OFFERS } from './offers.ts';

/** Estimated advance in dollars: monthly revenue in thousand dollars × 1000 × months, no fee applied (R3.7). */
export function estimatedAdvanceDollars(monthlyRevenueThousandDollars: number, months: AdvanceMonths): number {
  return monthlyRevenueThousandDollars * 1000 * months;
}

/** What a creator receives for an amount of future revenue, and the fee, in whole dollars (R3.8). */
export type Payout = { readonly receivesDollars: number; readonly feeDollars: number };

/** The factor is one minus the fee percentage of the offer of that length (R3.8). */
export function payoutFor(amountDollars: number, months: AdvanceMonths): Payout {
  const offer = OFFERS.find((candidate) => candidate.months === months);
  const feePercentage = offer?.feePercentage ?? 0;
  const receivesDollars = Math.round((amountDollars * (100 - feePercentage)) / 100);
  return { receivesDollars, feeDollars: amountDollars - receivesDollars };
}

/** The share of each monthly payout that repays a total, payout by payout; the last share is smaller (R8.2, R8.4). */
export function repayingShares(totalDollars: number, payoutDollars: number): readonly number[] {
  const mostDollars = (payoutDollars * REPAYMENT_PERCENT) / 100;
  const payouts = Math.ceil(totalDollars / mostDollars);
  return Array.from({ length: payouts }, (_, payout) => {
    const leftDollars = totalDollars - payout * mostDollars;
    return Math.min(mostDollars, leftDollars) / payoutDollars;
  });
}
