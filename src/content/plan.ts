import { MAX_FORECAST_MONTHS } from '#machines/constants.ts';
import type { Forecast } from '#machines/domain/forecast.ts';
import { APR_LABEL, formatApr, formatAprInWords, formatCount, formatDollars } from './format.ts';

const NONE = 'None';
const NO_ESTIMATE = 'No estimate';
const MAX_FORECAST_YEARS = MAX_FORECAST_MONTHS / 12;
const NOT_REPAID = `Not within ${MAX_FORECAST_YEARS} years`;
const basisOf = (hasOwnPlan: boolean) => (hasOwnPlan ? 'With your numbers' : "With the sample's revenue");
const dollars = (amount: number | undefined) => (amount === undefined ? NONE : formatDollars(amount));

/** The forecast with the creator's own numbers (R19.3). */
export const PLAN = {
  heading: 'Can you live on this?',
  intro: 'An estimate from your own numbers. It promises nothing.',
  income: 'What you earn',
  revenue: 'Revenue a month',
  revenueHint: 'before repayment',
  change: 'Change of revenue',
  changeOf: (percent: number) => {
    if (percent === 0) return 'No change';
    return percent < 0 ? `${-percent}% less` : `${percent}% more`;
  },
  changeMonth: 'The change begins in',
  month: (month: number) => `Month ${month}`,
  changeLastsMonths: 'It lasts',
  lasts: (months: number) => formatCount(months, 'month'),
  spending: 'What you spend (optional)',
  costs: 'Costs a month',
  costsHint: 'rent, pay, tools',
  tax: 'Set aside for taxes',
  taxOf: (percent: number) => `${percent}% of revenue after costs`,
  taxNote: 'We count taxes on all your revenue, including what you repay. Ask your accountant what you owe.',
  compare: {
    caption: 'With your numbers',
    none: 'No advance',
    rows: {
      'You receive': ({ offer }: Forecast) => dollars(offer?.amountDollars),
      Fee: ({ offer }: Forecast) => dollars(offer?.feeDollars),
      [APR_LABEL]: ({ offer, aprPercent }: Forecast) => {
        if (offer === null) return NONE;
        return aprPercent === null ? NO_ESTIMATE : formatApr(aprPercent);
      },
      'All repaid in': ({ offer, lastMonth }: Forecast) => {
        if (offer === null) return NONE;
        return lastMonth === null ? NOT_REPAID : `Month ${lastMonth}`;
      },
      'Left in the lowest month': ({ lowest }: Forecast) => formatDollars(lowest.leftDollars),
      'Short in all': ({ shortfall }: Forecast) =>
        shortfall.months === 0
          ? NONE
          : `${formatDollars(shortfall.dollars)} in ${formatCount(shortfall.months, 'month')}`,
    },
  },
  /** Describes the lowest month, and all months with a shortfall. */
  lowest: ({ offer, lowest: { month, leftDollars }, shortfall }: Forecast) => {
    if (shortfall.months === 0)
      return `Your lowest month is month ${month}: ${formatDollars(leftDollars)} is left for you.`;
    const isCovered = shortfall.dollars <= (offer?.amountDollars ?? 0);
    const advance = isCovered
      ? "The advance isn't counted: keep that much of it aside."
      : 'That is more than the advance.';
    if (shortfall.months === 1)
      return `In month ${month} you are ${formatDollars(shortfall.dollars)} short. ${advance}`;
    return `You are short in ${shortfall.months} months, ${formatDollars(shortfall.dollars)} in all. The worst is month ${month}: ${formatDollars(-leftDollars)} short. ${advance}`;
  },
  outcome: {
    end: ({ lastMonth }: Forecast, hasOwnPlan: boolean) =>
      lastMonth === null
        ? `${basisOf(hasOwnPlan)}, not all is repaid within ${MAX_FORECAST_YEARS} years.`
        : `${basisOf(hasOwnPlan)}, all is repaid in month ${lastMonth}.`,
    apr: ({ aprPercent }: Forecast) =>
      aprPercent === null ? 'It has no estimated APR.' : formatAprInWords(aprPercent),
    basis: (hasOwnPlan: boolean) =>
      `An estimate ${hasOwnPlan ? 'from your own numbers' : "with the sample's revenue"}. It promises nothing.`,
    change: (hasOwnPlan: boolean) => (hasOwnPlan ? 'Change your numbers' : 'Use your own numbers'),
    monthly: (hasOwnPlan: boolean) => `Month by month, ${basisOf(hasOwnPlan).toLowerCase()}`,
  },
  shown: (title: string) => `Month by month with the ${title}`,
  most: (dollarsOfMonth: number) => `${formatDollars(dollarsOfMonth)} in the highest month`,
  legendShort: 'You are short',
  legend: { repaid: 'Repaid', spent: 'Costs and taxes', left: 'Left for you' },
  aprNote:
    'If you earn more, you repay sooner and the APR rises. If you earn less, you repay for longer and the APR falls. The fee stays the same.',
  table: {
    title: 'The same as a table',
    month: 'Month',
    revenue: 'Comes in',
    repaid: 'Repaid',
    spent: 'Spent',
    left: 'Left',
  },
} as const;
