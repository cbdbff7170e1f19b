import { CREATOR_PERCENT, REMINDER_DAYS_BEFORE_PAYMENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { formatDate, formatDays, formatDollars, formatDollarsAndCents, formatPercent, LOCALE } from './format.ts';

const shortDate = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The words of the repayment dashboard (R13.1, R13.4, R13.5). */
export const DASHBOARD_ESTABLISHED = {
  title: 'Your repayment',
  intro: 'What is repaid, what is left, and when the next payment comes.',
  sample: {
    badge: 'Sample account',
    text: 'The figures on this screen are a sample, the same for everybody. They come from no offer of yours.',
    contract: ({ documentId, terms }: SignedContractView) =>
      terms === null
        ? `Your contract ${documentId} was signed without an offer.`
        : `By your contract ${documentId} you receive ${formatDollars(terms.amountDollars)} and repay ${formatDollars(terms.totalRepaymentDollars)}.`,
  },
  totals: {
    total: 'Total repayment',
    paid: 'Repaid',
    left: 'Left to repay',
    dollars: formatDollars,
  },
  progress: {
    heading: 'Progress',
    label: 'Repaid so far',
    percent: (percent: number) => `${formatPercent(percent)} repaid`,
    left: (payments: number) => (payments === 1 ? '1 payment left' : `${payments} payments left`),
  },
  nextPayment: {
    label: 'Next payment',
    days: (days: number) => (days === 0 ? 'Today' : `In ${formatDays(days)}`),
    date: formatDate,
    amount: 'Estimated amount',
    amountValue: formatDollarsAndCents,
    amountNote: 'If your payouts stay as they are',
    reminder: `You get an e-mail reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each payment.`,
  },
  split: {
    heading: 'How each payout is split',
    toRepayment: `${REPAYMENT_PERCENT}% to repayment`,
    toCreator: `${CREATOR_PERCENT}% to you`,
    text: 'Monthly and automatic, through your membership platform.',
  },
  balance: {
    heading: 'Left to repay after each payment',
    start: 'Start',
    dollars: formatDollars,
    on: (date: string) => shortDate.format(new Date(`${date}T00:00:00Z`)),
  },
  history: {
    heading: 'Payment history',
    columns: { payment: 'Payment', amount: 'Amount', status: 'Status', date: 'Date', left: 'Left to repay' },
    left: formatDollars,
    payment: (number: number) => `Payment #${number}`,
    amount: formatDollarsAndCents,
    statuses: { completed: 'Completed' },
    date: formatDate,
    download: 'Download CSV',
    print: 'Print',
  },
  early: {
    heading: 'Repaying early',
    text: 'You may repay what is left, or part of it, at any time and without penalty.',
    total: (dollars: number) =>
      `It does not make the total smaller: that was fixed when the offer was accepted. On this account ${formatDollars(dollars)} would be due today, the same as later.`,
    after: 'Once all is repaid, your payouts return to your original account and our access ends.',
    demonstration: 'There is nothing to press for it here: this is a demonstration, and it takes no payments.',
  },
  renewal: {
    heading: 'Renewal',
    text: (date: string) => `You can ask for a renewal from ${formatDate(date)}.`,
    ways: 'An offer may come before this advance is repaid, or you may reapply afterwards.',
    note: 'A renewal is a new agreement. It never changes this one.',
    demonstration: 'This demonstration makes no renewal offers.',
  },
  documentWriter: {
    heading: 'Your signed contract',
    text: (documentId: string) =>
      `The copy of contract ${documentId}: the agreement, a schedule with your own terms and a certificate of the signature. It is not a sample.`,
  },
} as const;
