import type { DateSpan } from '#machines/domain/funding.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { formatDollars, formatMonths, formatPercent, formatWeekday } from './format.ts';
import { formatMoment } from './moments.ts';

const span = ({ first, last }: DateSpan) => `${formatWeekday(first)} to ${formatWeekday(last)}`;

/** The words of the set-up screen (R13.1 to R13.3, R16.4). */
export const DASHBOARD = {
  title: 'Set up your repayment',
  intro: 'Connect your bank and see what comes next.',
  steps: {
    label: 'Set-up',
    standings: { done: 'Done', started: 'Started', next: 'Next', open: 'To do', optional: 'Optional' },
    contract: 'Your contract',
  },
  signed: {
    by: (signature: string) => `Signed by ${signature}`,
    byAt: (signature: string, signedAt: string) => `Signed by ${signature} on ${formatMoment(signedAt)}`,
    id: (documentId: string) => `Contract ${documentId}`,
    details: 'Terms and signed copy',
    receive: 'You receive',
    receiveValue: (terms: Offer) => formatDollars(terms.amountDollars),
    receiveNote: (terms: Offer) => `${terms.months}-month offer`,
    repay: 'You repay in total',
    repayValue: (terms: Offer) => formatDollars(terms.totalRepaymentDollars),
    repayNote: (terms: Offer) =>
      `Fee included: ${formatDollars(terms.feeDollars)}, ${formatPercent(terms.feePercentage)} of projected revenue`,
    time: 'Estimated time',
    timeValue: (terms: Offer) => formatMonths(terms.estimatedMonths),
    timeNote: ({ lastPayment }: Offer) =>
      `Last payment: ${formatDollars(lastPayment.dollars)} in month ${lastPayment.month}`,
  },
  unsigned: {
    title: 'No contract is signed yet',
    text: 'Your advance starts with your signature.',
    link: 'Go to the contract',
  },
  sample: 'Sample',
  bank: {
    heading: 'Your bank account',
    text: 'Money we send you arrives in this account.',
    action: 'Connect Bank',
  },
  extension: {
    heading: 'Browser extension',
    text: 'A button for your desktop browser that opens your repayment dashboard.',
    action: 'Download Extension',
  },
  timeline: {
    heading: 'What happens when',
    signed: 'You signed',
    date: formatWeekday,
    funding: 'Funding typically begins, 24-48 hours after signing',
    funds: 'Funds typically arrive in your bank, 2-3 business days after approval and signing',
    span,
  },
} as const;
