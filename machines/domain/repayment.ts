import {
  COUNTDOWN_DAY_MS,
  COUNTDOWN_START_DAYS,
  PAYMENT_HISTORY_DAYS_AGO,
  REPAYMENT_PAYMENT_DOLLARS,
  REPAYMENT_TOTAL_DOLLARS,
} from '#machines/constants.ts';
import type { MonthSplit, Offer } from './offers.ts';
import { schedulePayments } from './payments.ts';
import { addDays } from './time.ts';

export type Repayment = ReturnType<typeof repaymentOn>;
export type Payment = Repayment['payments'][number];

/** Returns the sample repayment account on a day, in whole dollars (R13.4). */
export function repaymentOn(today: string) {
  const paidDollars = PAYMENT_HISTORY_DAYS_AGO.length * REPAYMENT_PAYMENT_DOLLARS;
  const remainingDollars = REPAYMENT_TOTAL_DOLLARS - paidDollars;
  return {
    totalDollars: REPAYMENT_TOTAL_DOLLARS,
    paidDollars,
    remainingDollars,
    paidPercent: (paidDollars / REPAYMENT_TOTAL_DOLLARS) * 100,
    remainingPayments: remainingDollars / REPAYMENT_PAYMENT_DOLLARS,
    payments: PAYMENT_HISTORY_DAYS_AGO.map((daysAgo, index) => ({
      number: index + 1,
      amountDollars: REPAYMENT_PAYMENT_DOLLARS,
      remainingDollars: REPAYMENT_TOTAL_DOLLARS - (index + 1) * REPAYMENT_PAYMENT_DOLLARS,
      date: addDays(today, -daysAgo),
    })),
  };
}

/** Returns an offer's payments at the projected revenue, optionally with a different first month (R8.2, R18.5). */
export function estimatedPayments(
  offer: Offer,
  firstMonth: Pick<MonthSplit, 'repaymentDollars'> = offer.projectedMonth,
) {
  const shareOf = (month: number) => (month === 1 ? firstMonth.repaymentDollars : offer.monthlyPaymentDollars);
  return schedulePayments(offer.totalRepaymentDollars, shareOf);
}

export function remainingDays(elapsedMs: number): number {
  return Math.max(0, COUNTDOWN_START_DAYS - Math.floor(Math.max(0, elapsedMs) / COUNTDOWN_DAY_MS));
}

/** Returns the time to the next day of the countdown, or null once no day remains (R13.1). */
export function msToNextDay(elapsedMs: number): number | null {
  return remainingDays(elapsedMs) === 0 ? null : COUNTDOWN_DAY_MS - (elapsedMs % COUNTDOWN_DAY_MS);
}
