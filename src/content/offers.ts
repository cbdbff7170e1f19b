import {
  BEST_REVENUE_DOLLARS,
  CREATOR_PERCENT,
  REMINDER_DAYS_BEFORE_PAYMENT,
  REPAYMENT_PERCENT,
  WEAK_MONTH_PERCENT,
} from '#machines/constants.ts';
import type { MonthSplit, Offer } from '#machines/domain/offers.ts';
import {
  APR_LABEL,
  formatApr,
  formatAprInWords,
  formatCents,
  formatDollars,
  formatMonths,
  formatPercent,
} from './format.ts';

const NBSP = '\u00a0';

/** Names another business as the recipient if the creator's business can't be funded (R16.1, R16.2). */
const receives = (canReceive: boolean) => (canReceive ? 'You receive' : 'A funded business would receive');
const repays = (canReceive: boolean) => (canReceive ? 'You repay' : 'It would repay');

/** The agreement's terms for what screens call "receive" and "repay". Screens only explain these terms (R19.6). */
const AGREEMENT_WORDS = {
  'Purchase price': 'In the agreement: the amount received.',
  'Purchased amount': 'In the agreement: the total repayment, a fixed amount of future revenue that we buy.',
  Remittance: 'In the agreement: the repayment of one month.',
  Delivered: 'In the agreement: repaid.',
} as const;

export const OFFERS_TEXT = {
  title: 'Your Revenue Purchase Offers',
  split: ({ repaymentDollars, creatorDollars }: MonthSplit, canReceive: boolean) =>
    `${canReceive ? 'You keep' : 'A funded business keeps'} ${CREATOR_PERCENT}% of each payout (about ${formatDollars(creatorDollars)} a month). ${REPAYMENT_PERCENT}% goes to repayment (about ${formatDollars(repaymentDollars)}).`,
  introSigned: (months: number) => `You signed the ${months}-month offer.`,
  introSignedWithout: 'You signed without choosing an offer.',
  changeable: 'You can change your choice until you sign.',
  feeBasis: (offer: Offer) =>
    `What you repay includes the fee. At ${REPAYMENT_PERCENT}% of each payout, the ${offer.months}-month offer takes about ${formatMonths(offer.estimatedMonths)}.`,
  finalApproval: 'All offers are subject to final approval.',
  revenue: {
    heading: 'Patreon revenue',
    badge: 'Sample',
    account: (name: string) => `${name}, last 12 months`,
    average: (dollars: number) => `${formatDollars(dollars)} a month on average`,
    highest: (dollars: number) => `Highest: ${formatDollars(dollars)}`,
    table: { heading: 'Patreon revenue by month', month: 'Month', revenue: 'Revenue' },
  },
  legend: 'Select an offer',
  legendSigned: 'The three offers',
  offerTitle: (months: number) => `${months}-month offer`,
  selection: {
    receives: (offer: Offer, canReceive: boolean) => `${receives(canReceive)} ${formatDollars(offer.amountDollars)}.`,
    repays: (offer: Offer, canReceive: boolean) =>
      `${repays(canReceive)} ${formatDollars(offer.totalRepaymentDollars)} in about ${formatMonths(offer.estimatedMonths)}. ${formatAprInWords(offer.aprPercent)}${canReceive ? ' Subject to final approval.' : ''}`,
  },
  amount: receives,
  card: (offer: Offer, canReceive: boolean) => ({
    Fee: `${formatDollars(offer.feeDollars)} (${formatPercent(offer.feePercentage)})`,
    [APR_LABEL]: formatApr(offer.aprPercent),
    [repays(canReceive)]: formatDollars(offer.totalRepaymentDollars),
    'Takes about': formatMonths(offer.estimatedMonths),
  }),
  comparison: {
    heading: 'Compare the three offers',
    caption: 'Fixed terms and estimates',
    term: 'Term',
    groups: {
      'Fixed when you sign': {
        'Amount received': ({ amountDollars }) => formatDollars(amountDollars),
        Fee: ({ feeDollars }) => formatDollars(feeDollars),
        'Fee as a share of projected revenue': ({ feePercentage }) => formatPercent(feePercentage),
        'Cost for each dollar received': ({ costPerDollarReceived }) => formatCents(costPerDollarReceived),
        'Total repayment': ({ totalRepaymentDollars }) => formatDollars(totalRepaymentDollars),
      },
      'Estimates, at the projected revenue': {
        'Projected revenue in those months': ({ projectedRevenueDollars }) => formatDollars(projectedRevenueDollars),
        [`Monthly payment, ${REPAYMENT_PERCENT}% of a projected month`]: ({ monthlyPaymentDollars }) =>
          formatDollars(monthlyPaymentDollars),
        [APR_LABEL]: ({ aprPercent }) => formatApr(aprPercent),
        [`${APR_LABEL} if each month brings your best, ${formatDollars(BEST_REVENUE_DOLLARS)}`]: ({
          bestMonthsAprPercent,
        }) => formatApr(bestMonthsAprPercent),
        'Estimated time to repay': ({ estimatedMonths }) => formatMonths(estimatedMonths),
        'Last payment': ({ lastPayment: { dollars, month } }) =>
          `${formatDollars(dollars)} in${NBSP}month${NBSP}${month}`,
      },
    } satisfies Record<string, Record<string, (offer: Offer) => string>>,
    apr: (mostExpensive: Offer) =>
      `The APR is a yearly measure to compare costs. The ${mostExpensive.months}-month offer has the smallest fee, but it is the most expensive per year, because it is repaid soonest.`,
    /** Explains why a total is less than the projected revenue. */
    rounded: ({ months }: Offer) =>
      `What the ${months}-month offer pays is rounded down to a whole thousand, so its total is a little below the projected revenue.`,
    note: (offer: Offer) =>
      `At the projected revenue, the ${offer.months}-month offer takes about ${formatMonths(offer.estimatedMonths)}. With less revenue, it takes longer.`,
  },
  dip: {
    heading: 'If your revenue dips',
    intro: 'You repay a share of each payout. When you earn less, you repay less that month.',
    projected: (dollars: number) => `A projected month: ${formatDollars(dollars)}`,
    weak: (dollars: number) => `A month with ${WEAK_MONTH_PERCENT}% of that: ${formatDollars(dollars)}`,
    toRepayment: (dollars: number) => `${formatDollars(dollars)} to repayment`,
    toCreator: (dollars: number) => `${formatDollars(dollars)} to you`,
    after: `Repaying then takes longer. The total stays the same: no interest, no late fees, no penalties. If members leave or your business fails in the ordinary course, you owe no more than ${REPAYMENT_PERCENT}% of what still comes in.`,
  },
  repayment: {
    heading: 'How it works',
    points: [
      'Funding typically begins within 24-48 hours of contract execution.',
      'While you repay, we manage your Patreon login and payout settings. We set that up with you after you sign.',
      "Collections come directly from your membership platform's payouts, automatically.",
      `We email you a reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each payment.`,
    ],
  },
  repaymentOfOthers: {
    heading: 'How it works for a funded business',
    points: [
      'Funding typically begins within 24-48 hours of contract execution.',
      "Collections come directly from the membership platform's payouts, automatically.",
      `It gets an email reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each payment.`,
    ],
  },
  access: {
    heading: 'What we may do on Patreon',
    entries: {
      'Before you sign': 'We read your revenue, nothing else.',
      'While you repay': 'We manage your login and payout settings, for payouts only. Payment details stay locked.',
      Never: 'We do not post, set prices, write to your members or change your page.',
      'Once you have repaid': 'Your payouts return to your account, and our access ends.',
    },
  },
  glossary: {
    heading: 'What these words mean',
    entries: {
      ...AGREEMENT_WORDS,
      'Fee, or discount': 'The total repayment minus the amount received. It is fixed in dollars at signing.',
      'Share of revenue': `The part of each payout that goes to repayment: ${REPAYMENT_PERCENT}%. After that, you get your whole payouts again.`,
      'Projected revenue':
        'What Patreon is expected to pay out, after its own fees, in the 3, 6 or 12 months of an offer.',
      'Fee percentage': 'The fee as a share of projected revenue.',
      [APR_LABEL]:
        'A yearly measure to compare costs, also with those of a loan: twelve times the monthly rate. With more revenue than projected it is higher, because repaying ends sooner.',
    },
  },
  continue: 'Continue',
  backToContract: 'Go back to the contract',
  selectFirst: 'Select an offer to continue.',
} as const;
