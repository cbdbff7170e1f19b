import { CREATOR_PERCENT, REMINDER_DAYS_BEFORE_PAYMENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { formatDollars, formatMonths, formatPercent } from './format.ts';

const CENTS_PER_DOLLAR = 100;
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const centsOf = (offer: OfferTerms) => `${tenths.format(offer.costPerDollarReceived * CENTS_PER_DOLLAR)} cents`;

/** The words of the offers screen (R8.1, R8.2, R8.4). */
export const OFFERS_TEXT = {
  title: 'Your Revenue Purchase Offers',
  intro:
    'We buy a fixed amount of your future Patreon revenue and pay you for it now. Select one offer; you can change it until you sign the contract.',
  finalApproval: 'All offers are subject to final approval.',
  settled: 'Your contract is signed, so this choice can no longer be changed.',
  legend: 'Select an offer',
  offerTitle: (months: number) => `${months}-month offer`,
  selectionSummary: (offer: OfferTerms) =>
    `You receive ${formatDollars(offer.amountDollars)}. You repay ${formatDollars(offer.totalRepaymentDollars)} from your Patreon payouts.`,
  amount: 'You receive',
  amountNote: (offer: OfferTerms) => `Each dollar you receive costs ${centsOf(offer)}`,
  fee: 'Fee',
  feeBase: (offer: OfferTerms) => `${formatPercent(offer.feePercentage)} of projected revenue`,
  feeShare: 'Fee as a share of projected revenue',
  feeShareValue: (offer: OfferTerms) => formatPercent(offer.feePercentage),
  costPerDollar: 'Cost for each dollar you receive',
  costPerDollarValue: centsOf,
  total: 'Total repayment',
  totalNote: 'What you receive plus the fee',
  projected: 'Projected revenue',
  projectedNote: (offer: OfferTerms) => `Over ${offer.months} months`,
  monthly: 'Monthly payment',
  monthlyNote: `${REPAYMENT_PERCENT}% of a projected month`,
  estimated: 'Estimated time to repay',
  estimatedValue: (offer: OfferTerms) => formatMonths(offer.estimatedMonths),
  estimatedNote: 'At your projected revenue',
  comparison: {
    heading: 'Compare the three offers',
    caption: 'Every figure of the three offers, side by side',
    term: 'Term',
  },
  repayment: {
    heading: 'How funding and repayment work',
    split: {
      toRepayment: `${REPAYMENT_PERCENT}% to repayment`,
      toCreator: `${CREATOR_PERCENT}% to you`,
    },
    points: [
      'Funding typically begins within 24-48 hours of contract execution.',
      "Collections are taken directly from your membership platform's payouts.",
      `Each month, ${REPAYMENT_PERCENT}% of your payouts goes to repayment and ${CREATOR_PERCENT}% is paid to you.`,
      'Payments are automatic: they go through your membership platform each month.',
      `You get an e-mail reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each payment.`,
    ],
    estimate:
      'The estimated time is the total repayment divided by the monthly payment, so it can be longer than the name of the offer. The last payment is smaller than the others. There is no fixed end date.',
  },
  continue: 'Continue',
  selectFirst: 'Select an offer to continue.',
} as const;
