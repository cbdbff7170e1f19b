import { WEAK_MONTH_PERCENT } from '#machines/constants.ts';
import type { EstimatedPayment } from '#machines/domain/repayment.ts';
import { formatDate, formatDollars, formatDollarsAndCents, formatPercent } from './format.ts';

/** The words of the repayment dashboard (R13.1, R13.4, R13.5, R18.5). */
export const DASHBOARD_ESTABLISHED = {
  title: 'Your repayment',
  bankStarted: 'Your bank connection has started.',
  sample: {
    badge: 'Sample account',
    text: 'An account halfway through repayment.',
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
  schedule: {
    heading: 'Your contract',
    left: 'Left to repay',
    terms: (amountDollars: number) => `Nothing repaid yet. You receive ${formatDollars(amountDollars)}.`,
    weak: (weak: EstimatedPayment, last: EstimatedPayment) =>
      `A slow start costs nothing extra. If your first month brings only ${WEAK_MONTH_PERCENT}% of the projection, you repay ${formatDollars(weak.dollars)} that month, and ${formatDollars(last.dollars)} in month ${last.month}, your last.`,
    fold: 'Estimated payments',
    columns: {
      month: 'Month',
      projected: 'As projected',
      afterWeakMonth: `First month at ${WEAK_MONTH_PERCENT}%`,
    },
    dollars: formatDollars,
  },
  history: {
    heading: 'Payment history',
    columns: { payment: 'Payment', amount: 'Amount', status: 'Status', date: 'Date', left: 'Left to repay' },
    left: formatDollars,
    payment: (number: number) => `Payment #${number}`,
    amount: formatDollarsAndCents,
    statuses: { completed: 'Completed' },
    date: formatDate,
  },
  early: {
    heading: 'Can I repay early?',
    text: 'Yes, at any time and without penalty. The total stays as it was agreed.',
    after: 'Once you have repaid, your payouts go to your original account again and our access ends.',
  },
  renewal: {
    heading: 'Renewal',
    text: (date: string) => `From ${formatDate(date)} you can ask for a renewal: a new advance, with its own contract.`,
  },
} as const;
