import {
  CREATOR_PERCENT,
  REMINDER_DAYS_BEFORE_PAYMENT,
  REPAYMENT_PERCENT,
  WEAK_MONTH_PERCENT,
} from '#machines/constants.ts';
import type { ComparedOffer, OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { formatDollars, formatMonths, formatPercent, LOCALE } from './format.ts';

const CENTS_PER_DOLLAR = 100;
const NBSP = '\u00a0';
const tenths = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The words of the offers screen (R8.1, R8.2, R8.4). */
export const OFFERS_TEXT = {
  title: 'Your Revenue Purchase Offers',
  intro:
    'We buy a fixed amount of your future Patreon revenue and pay you for it now. Select one offer; you can change it until you sign the contract.',
  finalApproval: 'All offers are subject to final approval.',
  settled: 'Your contract is signed, so this choice can no longer be changed.',
  legend: 'Select an offer',
  offerTitle: (months: number) => `${months}-month offer`,
  selection: {
    receives: (offer: OfferTerms) => `You receive ${formatDollars(offer.amountDollars)}.`,
    repays: (offer: OfferTerms) => `You repay ${formatDollars(offer.totalRepaymentDollars)} from your Patreon payouts.`,
  },
  amount: 'You receive',
  card: {
    repays: (offer: OfferTerms) => `You repay ${formatDollars(offer.totalRepaymentDollars)}`,
    fee: (offer: OfferTerms) => `Fee: ${formatPercent(offer.feePercentage)} of projected revenue`,
  },
  comparison: {
    heading: 'Compare the three offers',
    caption: 'What is fixed when you sign, and what is an estimate',
    term: 'Term',
    fixed: 'Fixed when you sign',
    estimates: 'Estimates, at your projected revenue',
    fee: 'Fee',
    feeShare: 'Fee as a share of projected revenue',
    feeShareValue: (offer: OfferTerms) => formatPercent(offer.feePercentage),
    costPerDollar: 'Cost for each dollar you receive',
    costPerDollarValue: (offer: OfferTerms) => `${tenths.format(offer.costPerDollarReceived * CENTS_PER_DOLLAR)} cents`,
    total: 'Total repayment',
    projected: 'Projected revenue in those months',
    monthly: `Monthly payment, ${REPAYMENT_PERCENT}% of a projected month`,
    estimated: 'Estimated time to repay',
    estimatedValue: (offer: OfferTerms) => formatMonths(offer.estimatedMonths),
    last: 'Last payment',
    lastValue: ({ lastPayment }: ComparedOffer) =>
      `${formatDollars(lastPayment.dollars)} in${NBSP}month${NBSP}${lastPayment.month}`,
    note: 'The estimated time is the total repayment divided by the monthly payment, so it can be longer than the name of the offer. The last payment is smaller than the others. There is no fixed end date.',
  },
  dip: {
    heading: 'What happens when revenue dips',
    intro:
      'Repayment is a share of each payout, not a fixed bill. When you earn less, less goes to repayment that month.',
    projected: (dollars: number) => `A projected month: ${formatDollars(dollars)}`,
    weak: (dollars: number) => `A month that brings ${WEAK_MONTH_PERCENT}% of it: ${formatDollars(dollars)}`,
    toRepayment: (dollars: number) => `${formatDollars(dollars)} to repayment`,
    toCreator: (dollars: number) => `${formatDollars(dollars)} to you`,
    after:
      'Repayment then takes longer, and the total stays the same. There is no interest, no late fee and no penalty.',
  },
  repayment: {
    heading: 'How funding and repayment work',
    points: [
      'Funding typically begins within 24-48 hours of contract execution.',
      "Collections are taken directly from your membership platform's payouts.",
      `Each month, ${REPAYMENT_PERCENT}% of your payouts goes to repayment and ${CREATOR_PERCENT}% is paid to you.`,
      'Payments are automatic: they go through your membership platform each month.',
      `You get an e-mail reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each payment.`,
    ],
  },
  glossary: {
    heading: 'What these words mean',
    entries: [
      { term: 'Advance', meaning: 'The money you receive now, for revenue that you have yet to earn.' },
      {
        term: 'Purchased amount',
        meaning:
          'The fixed amount of future revenue that we buy. You deliver it from your payouts: it is your total repayment.',
      },
      {
        term: 'Fee, or discount',
        meaning:
          'The purchased amount less the advance. It is set in dollars when you sign, and it grows neither with time nor with your revenue.',
      },
      {
        term: 'Share of revenue',
        meaning: `The part of each payout that goes to repayment: ${REPAYMENT_PERCENT}%. The other ${CREATOR_PERCENT}% is yours, and all of it once you have repaid.`,
      },
      {
        term: 'Projected revenue',
        meaning:
          'What your membership is expected to bring in over the months that an offer is named after. An expectation, not a promise.',
      },
      {
        term: 'Cost for each dollar',
        meaning:
          'The fee divided by the advance. It is higher than the fee percentage, because that counts from the projected revenue.',
      },
    ],
  },
  continue: 'Continue',
  backToContract: 'Go back to the contract',
  selectFirst: 'Select an offer to continue.',
} as const;
