import { MAX_FORECAST_MONTHS } from '#machines/constants.ts';

/** A payment at the end of a month, in whole dollars; months count from 1. */
export type EstimatedPayment = { readonly month: number; readonly dollars: number; readonly remainingDollars: number };

const MONTHS_PER_YEAR = 12;
/** Enough to reach the precision of a double. */
const MAX_BISECTIONS = 100;

/** Returns monthly payments until the total is repaid or the maximum forecast length is reached (R8.2, R19.3). */
export function schedulePayments(
  totalDollars: number,
  shareOfMonth: (month: number) => number,
): readonly [EstimatedPayment, ...EstimatedPayment[]] {
  const paymentIn = (month: number, owedDollars: number): EstimatedPayment => {
    const dollars = Math.min(owedDollars, shareOfMonth(month));
    return { month, dollars, remainingDollars: owedDollars - dollars };
  };
  let last = paymentIn(1, totalDollars);
  const payments: [EstimatedPayment, ...EstimatedPayment[]] = [last];
  while (last.remainingDollars > 0 && last.month < MAX_FORECAST_MONTHS) {
    last = paymentIn(last.month + 1, last.remainingDollars);
    payments.push(last);
  }
  return payments;
}

/**
 * Returns the estimated APR in percent by the actuarial method: twelve times the monthly rate at which the present
 * value of the payments equals the advance (R19.1). It is 0 if the payments don't exceed the advance.
 */
export function estimatedAprPercent(advanceDollars: number, payments: readonly EstimatedPayment[]): number {
  const presentValueAt = (rate: number) =>
    payments.reduce((sum, { month, dollars }) => sum + dollars / (1 + rate) ** month, 0);
  if (presentValueAt(0) <= advanceDollars) return 0;
  let [low, high] = [0, 1];
  while (presentValueAt(high) > advanceDollars) high *= 2;
  for (let bisection = 0; bisection < MAX_BISECTIONS; bisection += 1) {
    const middle = (low + high) / 2;
    if (presentValueAt(middle) > advanceDollars) low = middle;
    else high = middle;
  }
  return 100 * MONTHS_PER_YEAR * high;
}
