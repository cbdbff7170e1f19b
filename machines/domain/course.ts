import { LEAST_COURSE_MONTHS, PLAN_RANGES, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { AVERAGE_REVENUE_DOLLARS, type Offer } from './offers.ts';
import { estimatedAprPercent, type EstimatedPayment, paymentsOf } from './payments.ts';

/**
 * The income and costs a creator expects, in whole dollars a month and whole percent (R19.3). The advance is paid at the
 * start of month 1. Taxes are set aside from the whole revenue after costs, also from the part that is repaid.
 */
export type Plan = Readonly<Record<PlanField, number>>;
export type PlanField = keyof typeof PLAN_RANGES;

/** The average of the sample's months, unchanged (R18.1, R19.3). */
export const DEFAULT_PLAN: Plan = {
  revenueDollars: AVERAGE_REVENUE_DOLLARS,
  changePercent: 0,
  changeMonth: PLAN_RANGES.changeMonth.min,
  changeLastsMonths: PLAN_RANGES.changeLastsMonths.max,
  costsDollars: 0,
  taxPercent: 0,
};

/** Whether a creator has changed none of the numbers. */
export function isDefaultPlan(plan: Plan): boolean {
  return Object.entries(DEFAULT_PLAN).every(([field, value]) => plan[field as PlanField] === value);
}

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
    short: shortOf(months),
    /** The month of the last payment; null if there is none within the longest course. */
    lastMonth: isRepaid ? payments.length : null,
    /** Null if the total isn't repaid within the longest course. */
    aprPercent: offer !== null && isRepaid ? estimatedAprPercent(offer.amountDollars, payments) : null,
  };
}

/** How many months cost more than they bring, and by how much in all. */
function shortOf(months: readonly { readonly leftDollars: number }[]) {
  const short = months.filter(({ leftDollars }) => leftDollars < 0);
  return { months: short.length, dollars: short.reduce((sum, { leftDollars }) => sum - leftDollars, 0) };
}

/** The state of a repayment after a month of its course, and what paying the rest then would change (R19.4). */
export function lookAhead(course: Course, totalDollars: number, chosenMonth: number) {
  const longest = course.lastMonth ?? course.months.length;
  const month = Math.min(chosenMonth, longest);
  const remainingDollars = month === 0 ? totalDollars : (course.months[month - 1]?.remainingDollars ?? 0);
  return {
    month,
    longest,
    repaidDollars: totalDollars - remainingDollars,
    remainingDollars,
    /** By how much sooner our access would end; null if the course has no end. */
    monthsSooner: course.lastMonth === null ? null : course.lastMonth - month,
    /** The estimated APR if the rest is paid then; null before month 1 (R19.1). */
    earlyAprPercent: earlyAprOf(course, month),
  };
}

/** Returns the APR of a course whose rest is paid after a month; null for month 0 and without an offer. */
function earlyAprOf({ offer, months }: Course, lastMonth: number): number | null {
  if (offer === null || lastMonth === 0) return null;
  const payments = months.slice(0, lastMonth).map(({ month, repaidDollars, remainingDollars }) => {
    return { month, dollars: repaidDollars + (month === lastMonth ? remainingDollars : 0), remainingDollars };
  });
  return estimatedAprPercent(offer.amountDollars, payments);
}

function monthOf(plan: Plan, month: number, payment?: EstimatedPayment) {
  const revenueDollars = revenueIn(plan, month);
  const { dollars: repaidDollars = 0, remainingDollars = 0 } = payment ?? {};
  const keptDollars = revenueDollars - repaidDollars;
  const taxDollars = Math.round((Math.max(0, revenueDollars - plan.costsDollars) * plan.taxPercent) / 100);
  const spentDollars = plan.costsDollars + taxDollars;
  const leftDollars = keptDollars - spentDollars;
  return { month, revenueDollars, repaidDollars, keptDollars, spentDollars, leftDollars, remainingDollars };
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
