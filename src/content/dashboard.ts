import {
  COUNTDOWN_DAY_MS,
  CREATOR_PERCENT,
  REMINDER_DAYS_BEFORE_PAYMENT,
  REPAYMENT_PERCENT,
} from '#machines/constants.ts';
import type { OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { formatDate, formatDays, formatDollars } from './format.ts';

const SECOND_MS = 1000;

/** The words of the set-up screen (R13.1 to R13.3). */
export const DASHBOARD = {
  title: 'Set up your repayment',
  intro: 'Connect the bank account that receives your advance. The browser extension is optional.',
  signed: (documentId: string) => `Contract ${documentId} is signed.`,
  advance: (terms: OfferTerms) =>
    `You receive ${formatDollars(terms.amountDollars)}. You repay ${formatDollars(terms.totalRepaymentDollars)} from your Patreon payouts.`,
  unsigned: {
    title: 'No contract is signed yet',
    text: 'You can look at this screen now. The advance starts with the signed contract.',
    link: 'Go to the contract',
  },
  nextPayment: {
    label: 'Next payment',
    days: (days: number) => (days === 0 ? 'Today' : `In ${formatDays(days)}`),
    date: (date: string) => formatDate(date),
    demonstration: `In this demonstration a day passes every ${COUNTDOWN_DAY_MS / SECOND_MS} seconds.`,
  },
  bank: {
    heading: 'Your bank account',
    text: 'Your advance is paid into this account. In this demonstration no bank is contacted.',
    action: 'Connect Bank',
  },
  extension: {
    heading: 'The browser extension',
    text: 'Optional: a button in your browser that opens your repayment dashboard. It asks for no permissions and downloads as a ZIP file.',
    action: 'Download Extension',
  },
  next: {
    heading: 'What happens next',
    steps: [
      'You connect your bank account.',
      'Funding typically begins within 24-48 hours of contract execution.',
      `Each month, ${REPAYMENT_PERCENT}% of your payouts goes to repayment and ${CREATOR_PERCENT}% is paid to you.`,
      `You get an e-mail reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each payment.`,
    ],
  },
} as const;
