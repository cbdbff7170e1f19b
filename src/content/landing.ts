import { PAYOUT_MAX_DOLLARS, PAYOUT_MIN_DOLLARS } from '#machines/constants.ts';
import { formatDollars, formatPercent } from './format.ts';
import type { AdvanceMonths } from '#machines/domain/choices.ts';

const DOLLARS_PER_THOUSAND = 1000;
const revenue = (thousandDollars: number) => formatDollars(thousandDollars * DOLLARS_PER_THOUSAND);

/** The eleven uses of funding that the headline goes through, in this order (R3.2). */
export const PHRASES = [
  'grow subscribers with ads',
  'finance a special and get leverage with distributors',
  'upgrade a production studio',
  'expand into a multi-creator network',
  'launch a new product line',
  'buy creative gear',
  'hire editors',
  'secure paid collabs with bigger creators',
  'go full-time',
  'hire creative support',
  'expand product offerings',
] as const;

/** The words of the landing page's top, hero and calculators (R3.1 to R3.8). */
export const LANDING = {
  applyNow: 'Apply Now',
  bar: {
    sections: 'On this page',
    menu: 'Menu',
    how: 'How it works',
    qualification: 'Qualification',
    faq: 'FAQ',
  },
  hero: {
    title: 'Get your future revenue now',
    phraseLead: 'to',
    allPhrases: `For example to ${PHRASES.slice(0, -1).join('; ')}; or ${PHRASES.slice(-1).join('')}.`,
    pause: 'Pause the examples',
    play: 'Play the examples',
    intro:
      'We buy a fixed amount of the subscription revenue you are about to earn and pay you for it up front. It is not a loan: no interest, no credit checks, no equity taken.',
    estimate: 'Estimate Your Advance',
    finePrint: 'All offers are subject to final approval.',
  },
  preview: {
    label: 'Your offers and their repayment, in miniature',
    title: (thousandDollars: number) => `Your offers at ${revenue(thousandDollars)} a month`,
    badge: 'Illustration',
    legend: 'Try an offer',
    offer: (months: AdvanceMonths) => `${months} months`,
    receives: 'You receive',
    fee: 'Fee',
    feeValue: (feeDollars: number, feePercent: number) => `${formatDollars(feeDollars)} (${formatPercent(feePercent)})`,
    total: 'You repay',
    repayment: 'How you repay',
    share: (percent: number) => `${percent}% of each payout`,
    until: (dollars: number) => `Until ${formatDollars(dollars)} is covered. Then every payout is yours again.`,
    key: { repaying: 'Repays', own: 'Yours' },
    duration: (months: string) => `About ${months} at this revenue. There is no fixed end date.`,
    note: 'These figures follow the calculator below. Your own offers come from your own revenue.',
  },
  sources: {
    title: 'Supported revenue sources',
  },
  rounded: (dollars: number) => `Rounded to whole dollars: ${formatDollars(dollars)}.`,
  calculator: {
    title: 'Estimate your advance',
    intro: 'Set what your subscribers bring in each month, then choose how many months you want up front.',
    revenueLabel: 'Monthly subscription revenue',
    revenueSuffix: 'a month',
    revenue: (thousandDollars: number) => `${revenue(thousandDollars)} per month`,
    sizeLegend: 'Advance size',
    size: (months: AdvanceMonths) => `${months} months`,
    resultLabel: 'Estimated advance',
    resultMeaning: (months: AdvanceMonths, thousandDollars: number) =>
      `${months} months of ${revenue(thousandDollars)}, before any fee.`,
    spoken: (advanceDollars: number) => `Estimated advance: ${formatDollars(advanceDollars)}`,
    finePrint: 'An estimate, not an offer. Your offers show the fee and the fixed amount you repay.',
  },
  payout: {
    title: 'One fee, shown in dollars',
    intro: 'Pick an amount of future revenue and how long it would take you to earn it. This is what reaches you.',
    amountLabel: 'Future revenue',
    amountHint: `From ${formatDollars(PAYOUT_MIN_DOLLARS)} to ${formatDollars(PAYOUT_MAX_DOLLARS)}`,
    durationLegend: 'Duration',
    duration: (months: AdvanceMonths) => `${months} months`,
    receives: 'You receive',
    fee: 'The fee',
    sentence: (amountDollars: number, months: AdvanceMonths, receivesDollars: number, feeDollars: number) =>
      `For ${formatDollars(amountDollars)} of revenue over ${months} months you receive ${formatDollars(receivesDollars)} up front. The fee is ${formatDollars(feeDollars)}, and it never grows.`,
    feePercent: (percent: number) => `${formatPercent(percent)} of the future revenue`,
    finePrint: 'An illustration, not an offer. All offers are subject to final approval.',
  },
} as const;
