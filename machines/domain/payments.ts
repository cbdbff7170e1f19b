import { MAX_COURSE_MONTHS } from '#machines/constants.ts';

/** A payment at the end of a month, in whole dollars; months count from 1. */
export type EstimatedPayment = { readonly month: number; readonly dollars: number; readonly remainingDollars: number };

const MONTHS_PER_YEAR = 12;
/** Halvings until the rate can't get closer. */
const MOST_HALVINGS = 100;

/** Returns the payments that repay a total, the last one what remains, for at most the longest course (R8.2, R19.3). */
export function paymentsOf(
  totalDollars: number,
  shareOfMonth: (month: number) => number,
): readonly [EstimatedPayment, ...EstimatedPayment[]] {
  const paymentIn = (month: number, owedDollars: number): EstimatedPayment => {
    const dollars = Math.min(owedDollars, shareOfMonth(month));
    return { month, dollars, remainingDollars: owedDollars - dollars };
  };
  let last = paymentIn(1, totalDollars);
  const payments: [EstimatedPayment, ...EstimatedPayment[]] = [last];
  while (last.remainingDollars > 0 && last.month < MAX_COURSE_MONTHS) {
    last = paymentIn(last.month + 1, last.remainingDollars);
    payments.push(last);
  }
  return payments;
}

/**
 * Returns the estimated APR in percent: twelve times the monthly rate at which the payments are worth the advance, by the
 * actuarial method (R19.1). It is 0 if they don't exceed the advance.
 */
export function estimatedAprPercent(advanceDollars: number, payments: readonly EstimatedPayment[]): number {
  /** The value of the payments on the day of the advance. */
  const worthAt = (rate: number) =>
    payments.reduce((worth, { month, dollars }) => worth + dollars / (1 + rate) ** month, 0);
  if (worthAt(0) <= advanceDollars) return 0;
  let [low, high] = [0, 1];
  while (worthAt(high) > advanceDollars) high *= 2;
  for (let halving = 0; halving < MOST_HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > advanceDollars) low = middle;
    else high = middle;
  }
  return 100 * MONTHS_PER_YEAR * high;
}
