import { WEAK_MONTH_PERCENT } from '#machines/constants.ts';
import type { EstimatedPayment } from '#machines/domain/repayment.ts';
import { formatDate, formatDollars, formatDollarsAndCents, formatPercent } from './format.ts';

const lastOf = ({ dollars, month }: EstimatedPayment) => `${formatDollars(dollars)} in month ${month}`;

/** The words of the repayment dashboard (R13.1, R13.4, R13.5, R18.5). */
export const DASHBOARD_ESTABLISHED = {
  title: 'Your repayment',
  sample: {
    badge: 'Sample account',
    text: 'These figures show how an account looks once repayment has begun.',
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
    terms: (amountDollars: number, totalDollars: number) =>
      `You receive ${formatDollars(amountDollars)} and repay ${formatDollars(totalDollars)}.`,
    weak: (weak: EstimatedPayment, last: EstimatedPayment, lastAfterWeak: EstimatedPayment) =>
      `If your first month brings ${WEAK_MONTH_PERCENT}%, you repay ${formatDollars(weak.dollars)} that month. Your last payment is then ${lastOf(lastAfterWeak)}, not ${lastOf(last)}.`,
    fold: 'Estimated payments, month by month',
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
    text: (date: string) =>
      `From ${formatDate(date)} you can ask for a renewal: a new advance with a contract of its own.`,
  },
} as const;
