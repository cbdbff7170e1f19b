import { MIN_FORECAST_MONTHS, PLAN_RANGES, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { AVERAGE_REVENUE_DOLLARS, type Offer } from './offers.ts';
import { estimatedAprPercent, type EstimatedPayment, schedulePayments } from './payments.ts';

/**
 * A creator's expected income and costs, in whole dollars a month and whole percent (R19.3). The advance is paid at the
 * start of month 1. Taxes are set aside from all revenue after costs, including the part that goes to repayment.
 */
export type Plan = Readonly<Record<PlanField, number>>;
export type PlanField = keyof typeof PLAN_RANGES;

/** The average sample revenue, without changes, costs or taxes (R18.1, R19.3). */
export const DEFAULT_PLAN: Plan = {
  revenueDollars: AVERAGE_REVENUE_DOLLARS,
  changePercent: 0,
  changeMonth: PLAN_RANGES.changeMonth.min,
  changeLastsMonths: PLAN_RANGES.changeLastsMonths.max,
  costsDollars: 0,
  taxPercent: 0,
};

export function isDefaultPlan(plan: Plan): boolean {
  return Object.entries(DEFAULT_PLAN).every(([field, value]) => plan[field as PlanField] === value);
}

export type Forecast = ReturnType<typeof forecastPlan>;
export type ForecastMonth = Forecast['months'][number];

/** Forecasts a plan month by month, with an offer or without an advance (R19.3). */
export function forecastPlan(offer: Offer | null, plan: Plan) {
  const payments =
    offer === null ? [] : schedulePayments(offer.totalRepaymentDollars, (month) => repaymentIn(plan, month));
  const isRepaid = payments.at(-1)?.remainingDollars === 0;
  const length = Math.max(MIN_FORECAST_MONTHS, payments.length, plan.changeMonth + plan.changeLastsMonths - 1);
  const months = Array.from({ length }, (_, index) => forecastMonth(plan, index + 1, payments[index]));
  return {
    offer,
    months,
    /** The month with the least money left; the first one on a tie. */
    lowest: months.reduce((lowest, month) => (month.leftDollars < lowest.leftDollars ? month : lowest)),
    shortfall: shortfallOf(months),
    /** Null without an offer, or if the total isn't repaid within the maximum forecast length. */
    lastMonth: isRepaid ? payments.length : null,
    /** Null without an offer, or if the total isn't repaid. */
    aprPercent: offer !== null && isRepaid ? estimatedAprPercent(offer.amountDollars, payments) : null,
  };
}

function shortfallOf(months: readonly { readonly leftDollars: number }[]) {
  const shortMonths = months.filter(({ leftDollars }) => leftDollars < 0);
  return { months: shortMonths.length, dollars: shortMonths.reduce((sum, { leftDollars }) => sum - leftDollars, 0) };
}

/** Returns the repayment status after the chosen month, and the effect of paying off the rest then (R19.4). */
export function lookAhead(forecast: Forecast, totalDollars: number, chosenMonth: number) {
  const maxMonth = forecast.lastMonth ?? forecast.months.length;
  const month = Math.min(chosenMonth, maxMonth);
  const remainingDollars = month === 0 ? totalDollars : (forecast.months[month - 1]?.remainingDollars ?? 0);
  return {
    month,
    maxMonth,
    repaidDollars: totalDollars - remainingDollars,
    remainingDollars,
    /** How many months sooner account access would end; null if the total isn't repaid within the forecast. */
    monthsSooner: forecast.lastMonth === null ? null : forecast.lastMonth - month,
    /** The estimated APR if the rest is repaid in the chosen month; null before month 1 or without an offer (R19.1). */
    earlyAprPercent: earlyAprOf(forecast, month),
  };
}

function earlyAprOf({ offer, months }: Forecast, lastMonth: number): number | null {
  if (offer === null || lastMonth === 0) return null;
  const payments = months.slice(0, lastMonth).map(({ month, repaidDollars, remainingDollars }) => {
    return { month, dollars: repaidDollars + (month === lastMonth ? remainingDollars : 0), remainingDollars };
  });
  return estimatedAprPercent(offer.amountDollars, payments);
}

function forecastMonth(plan: Plan, month: number, payment?: EstimatedPayment) {
  const revenueDollars = revenueIn(plan, month);
  const { dollars: repaidDollars = 0, remainingDollars = 0 } = payment ?? {};
  const keptDollars = revenueDollars - repaidDollars;
  const taxDollars = Math.round((Math.max(0, revenueDollars - plan.costsDollars) * plan.taxPercent) / 100);
  const spentDollars = plan.costsDollars + taxDollars;
  const leftDollars = keptDollars - spentDollars;
  return { month, revenueDollars, repaidDollars, keptDollars, spentDollars, leftDollars, remainingDollars };
}

function revenueIn({ revenueDollars, changePercent, changeMonth, changeLastsMonths }: Plan, month: number): number {
  const isChanged = month >= changeMonth && month < changeMonth + changeLastsMonths;
  return isChanged ? Math.round((revenueDollars * (100 + changePercent)) / 100) : revenueDollars;
}

function repaymentIn(plan: Plan, month: number): number {
  return Math.round((revenueIn(plan, month) * REPAYMENT_PERCENT) / 100);
}
