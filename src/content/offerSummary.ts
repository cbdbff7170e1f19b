import { REPAYMENT_PERCENT, SAMPLE_REVENUE_DOLLARS } from '#machines/constants.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { APR_LABEL, formatApr, formatDollars, formatMonths } from './format.ts';

export type SummaryRow = { readonly term: string; readonly value: string; readonly note: string };

/** The disclosure before signing, in the order of California's regulation (R19.2). */
export const OFFER_SUMMARY = {
  heading: 'Offer summary',
  headingOf: (months: number) => `Summary of the ${months}-month offer`,
  headingOfAll: 'Summary of the offers',
  fileName: (months: number) => `offer-summary-${months}-months.pdf`,
  labels: {
    download: 'Download the summary (PDF)',
    busy: 'Writing the summary...',
    done: 'Saved with your downloads.',
    failed: "The summary couldn't be written. Try again.",
  },
  print: 'Print',
  rows: (offer: Offer): readonly SummaryRow[] => [
    {
      term: 'Funding provided',
      value: formatDollars(offer.amountDollars),
      note: 'What we pay you. Nothing is deducted from it.',
    },
    {
      term: APR_LABEL,
      value: formatApr(offer.aprPercent),
      note: 'A yearly measure to compare costs. It is not an interest rate: your fee is fixed.',
    },
    {
      term: 'Finance charge',
      value: formatDollars(offer.feeDollars),
      note: 'The fee: what you repay minus what you receive. It does not change.',
    },
    {
      term: 'Total payment',
      value: formatDollars(offer.totalRepaymentDollars),
      note: 'What you repay in all, however long it takes.',
    },
    {
      term: 'Estimated payment',
      value: `${formatDollars(offer.monthlyPaymentDollars)} a month`,
      note: `The last payment is what remains: ${formatDollars(offer.lastPayment.dollars)} in month ${offer.lastPayment.month}.`,
    },
    {
      term: 'Payment terms',
      value: `${REPAYMENT_PERCENT}% of each payout`,
      note: 'We collect it from your Patreon payouts. When you earn less, you repay less that month.',
    },
    {
      term: 'Estimated term',
      value: formatMonths(offer.estimatedMonths),
      note: 'With less revenue, it takes longer. There is no date by which you must have repaid.',
    },
    {
      term: 'Prepayment',
      value: 'No fee, no discount',
      note: 'You may repay early. The total stays the same: it saves time, not money.',
    },
    { term: 'Avoidable fees', value: 'None', note: 'No late fees, no penalties, no account fees.' },
    {
      term: 'Collateral',
      value: 'The revenue we buy',
      note: 'Nothing else you own, and no personal guarantee.',
    },
  ],
  assumptions: ({ projectedMonth }: Offer) =>
    `Estimates assume that Patreon pays out ${formatDollars(projectedMonth.payoutDollars)} a month after its fees, the average of the sample's ${SAMPLE_REVENUE_DOLLARS.length} months, and that you repay ${REPAYMENT_PERCENT}% at the end of each month. With more revenue, the APR is higher.`,
  sample: 'This is a sample for a demonstration. It is not legal or financial advice.',
} as const;
