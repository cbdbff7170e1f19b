import { LEAST_COURSE_MONTHS, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { Offer } from './offers.ts';
import { estimatedAprPercent, type EstimatedPayment, paymentsOf } from './payments.ts';

/** What a creator expects to earn and to spend, in whole dollars a month and whole percent (R19.3). */
export type Plan = {
  readonly revenueDollars: number;
  /** By how much revenue changes, while the change lasts. */
  readonly changePercent: number;
  /** The first month of the change; the advance is paid at the start of month 1. */
  readonly changeMonth: number;
  readonly changeLastsMonths: number;
  readonly costsDollars: number;
  /** The part of what is kept after costs that is set aside for taxes. */
  readonly taxPercent: number;
};

export type Course = ReturnType<typeof courseOf>;
export type CourseMonth = Course['months'][number];

/** Estimates month by month how a plan goes with an offer, or with no advance (R19.3). */
export function courseOf(offer: Offer | null, plan: Plan) {
  const payments = offer === null ? [] : paymentsOf(offer.totalRepaymentDollars, (month) => shareOf(plan, month));
  const isRepaid = payments.at(-1)?.remainingDollars === 0;
  const length = Math.max(LEAST_COURSE_MONTHS, payments.length, plan.changeMonth + plan.changeLastsMonths - 1);
  const months = Array.from({ length }, (_, index) => monthOf(plan, index + 1, payments[index]));
  return {
    offer,
    months,
    /** The first of the months that leave the least. */
    lowest: months.reduce((lowest, month) => (month.leftDollars < lowest.leftDollars ? month : lowest)),
    /** The month of the last payment; null if there is none within the longest course. */
    lastMonth: isRepaid ? payments.length : null,
    /** Null if the total isn't repaid within the longest course. */
    aprPercent: offer !== null && isRepaid ? estimatedAprPercent(offer.amountDollars, payments) : null,
  };
}

function monthOf(plan: Plan, month: number, payment?: EstimatedPayment) {
  const revenueDollars = revenueIn(plan, month);
  const { dollars: repaidDollars = 0, remainingDollars = 0 } = payment ?? {};
  const keptDollars = revenueDollars - repaidDollars;
  const afterCosts = keptDollars - plan.costsDollars;
  const taxDollars = Math.round((Math.max(0, afterCosts) * plan.taxPercent) / 100);
  return { month, revenueDollars, repaidDollars, keptDollars, leftDollars: afterCosts - taxDollars, remainingDollars };
}

/** Returns the revenue of a month in whole dollars. */
function revenueIn({ revenueDollars, changePercent, changeMonth, changeLastsMonths }: Plan, month: number): number {
  const isChanged = month >= changeMonth && month < changeMonth + changeLastsMonths;
  return isChanged ? Math.round((revenueDollars * (100 + changePercent)) / 100) : revenueDollars;
}

/** Returns the share of a month's payout that goes to repayment, in whole dollars (R8.2). */
function shareOf(plan: Plan, month: number): number {
  return Math.round((revenueIn(plan, month) * REPAYMENT_PERCENT) / 100);
}
