import {
  EXAMPLE_MONTHS,
  EXAMPLE_REVENUE_THOUSAND_DOLLARS,
  PAYOUT_DEFAULT,
  PAYOUT_DOLLARS,
} from '#machines/constants.ts';
import type { AdvanceMonths } from '#machines/domain/choices.ts';
import { formatDollars, formatDollarsAndCents, formatPercent } from './format.ts';

const revenue = (thousandDollars: number) => formatDollars(thousandDollars * 1000);

/** The eleven uses of funding that the headline rotates through (R3.2). */
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

/** The words of the landing page's top, hero, example and calculators (R3.1 to R3.8). */
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
    intro: 'Your subscribers pay every month. We buy a fixed amount of that future revenue and pay you up front.',
    estimate: 'Estimate Your Advance',
    finePrint: 'A demonstration: no money moves. All offers are subject to final approval.',
  },
  example: {
    name: 'Maya Torres',
    badge: 'Example',
    story: `Her podcast earns ${revenue(EXAMPLE_REVENUE_THOUSAND_DOLLARS)} a month from subscribers. She sells ${EXAMPLE_MONTHS} months of it to hire an editor.`,
    receives: 'She receives about',
    repays: 'She repays',
    repayment: (percent: number, months: string) =>
      `She pays ${percent}% of each payout until she has repaid everything, in about ${months}. The rest is hers.`,
    key: { repaying: 'Repays', own: 'Hers to keep' },
  },
  sources: {
    title: 'Supported revenue sources',
    today: 'You apply with Patreon, and can add YouTube. The others are coming.',
  },
  estimatedAdvance: 'Estimated advance',
  fee: 'Fee',
  /** The subject of an estimate: another business if the visitor's can't be funded (R16.1). */
  who: (isFundable: boolean) =>
    isFundable
      ? { receives: 'You receive', receivesAfterFee: 'You receive, after the fee', repays: 'You repay' }
      : {
          receives: 'A funded business would receive',
          receivesAfterFee: 'A funded business would receive, after the fee',
          repays: 'It would repay',
        },
  about: (receives: string) => `${receives} about`,
  feeOf: (feeDollars: number, amountDollars: number) =>
    `${formatDollars(feeDollars)} (${formatPercent(Math.round((feeDollars * 1000) / amountDollars) / 10)})`,
  rounded: (dollars: number) => `Rounded to ${formatDollars(dollars)}.`,
  raised: (dollars: number) => `Raised to ${formatDollars(dollars)}, the lowest amount.`,
  lowered: (dollars: number) => `Lowered to ${formatDollars(dollars)}, the highest amount.`,
  unclear: `Enter one amount in US dollars, such as ${formatDollars(PAYOUT_DEFAULT.amountDollars)}.`,
  ambiguous: ([thousands, cents]: readonly [number, number]) =>
    `Did you mean ${formatDollars(thousands)} or ${formatDollarsAndCents(cents)}? Type the one you mean.`,
  months: (months: AdvanceMonths) => `${months} months`,
  calculator: {
    title: 'Estimate by revenue',
    revenueLabel: 'Monthly subscription revenue',
    revenueSuffix: 'a month',
    revenue: (thousandDollars: number) => `${revenue(thousandDollars)} per month`,
    sizeLegend: 'Months of revenue you sell',
    spoken: (advanceDollars: number, receivesDollars: number, receives: string) =>
      `Estimated advance: ${formatDollars(advanceDollars)}. ${receives} about ${formatDollars(receivesDollars)} after the fee`,
  },
  payout: {
    title: 'Estimate by amount',
    amountLabel: 'Future revenue you sell',
    amountHint: `${formatDollars(PAYOUT_DOLLARS.min)} to ${formatDollars(PAYOUT_DOLLARS.max)}`,
    durationLegend: 'Months it covers',
    spoken: (receivesDollars: number, feeDollars: number, receives: string) =>
      `${receives} ${formatDollars(receivesDollars)} after a fee of ${formatDollars(feeDollars)}`,
  },
  estimates: 'These are estimates, not offers.',
} as const;
