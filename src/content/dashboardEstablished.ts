import { CREATOR_PERCENT, REMINDER_DAYS_BEFORE_PAYMENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { formatDate, formatDays, formatDollars, formatDollarsAndCents, formatPercent } from './format.ts';

/** The words of the repayment dashboard (R13.1, R13.4, R13.5). */
export const DASHBOARD_ESTABLISHED = {
  title: 'Your repayment',
  intro: 'What is repaid, what is left, and when the next payment comes.',
  sample: {
    badge: 'Sample account',
    text: 'The figures on this screen are a sample. They are not those of the offer you chose.',
  },
  totals: {
    heading: 'Totals',
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
    start: 'At the start',
    note: 'The payment history has the same figures as a table.',
    dollars: formatDollars,
    payment: (number: number) => `Payment #${number}`,
  },
  history: {
    caption: 'Payment history',
    columns: { payment: 'Payment', amount: 'Amount', status: 'Status', date: 'Date', left: 'Left to repay' },
    left: formatDollars,
    payment: (number: number) => `Payment #${number}`,
    amount: formatDollarsAndCents,
    statuses: { completed: 'Completed' },
    date: formatDate,
  },
  renewal: {
    heading: 'Renewal',
    text: (date: string) => `You can ask for a renewal from ${formatDate(date)}.`,
    note: 'A renewal is a new agreement. It never changes this one.',
  },
} as const;
