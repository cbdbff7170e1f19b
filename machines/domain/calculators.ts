import { ADVANCE_MONTHS } from '#machines/constants.ts';
import { OFFERS } from './offers.ts';

export type AdvanceMonths = (typeof ADVANCE_MONTHS)[number];

/** Tells whether a number of months is one of the advance sizes on offer (R3.7). */
export function isAdvanceMonths(months: number): months is AdvanceMonths {
  return ADVANCE_MONTHS.some((allowed) => allowed === months);
}

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
