import { WEAK_MONTH_PERCENT } from '#machines/constants.ts';
import type { lookAhead } from '#machines/domain/forecast.ts';
import type { DateSpan } from '#machines/domain/funding.ts';
import type { Offer } from '#machines/domain/offers.ts';
import type { EstimatedPayment } from '#machines/domain/payments.ts';
import { DASHBOARD, earliest } from './dashboard.ts';
import {
  formatApr,
  formatAprInWords,
  formatCount,
  formatDate,
  formatDollars,
  formatPercent,
  formatWeekday,
} from './format.ts';

type Ahead = ReturnType<typeof lookAhead>;

/** The repayment dashboard (R13.1, R13.4, R13.5, R18.5). */
export const DASHBOARD_ESTABLISHED = {
  title: 'Your repayment',
  sample: {
    badge: 'Sample account',
    text: 'An account halfway through repayment.',
    /** Shown if the creator has nothing to repay. */
    textWithoutRepayment: 'You have nothing to repay, so this shows an account halfway through repayment.',
  },
  totals: {
    total: 'Total repayment',
    paid: 'Repaid',
    remaining: 'Left to repay',
  },
  progress: {
    heading: 'Progress',
    label: 'Repaid so far',
    percent: (percent: number) => `${formatPercent(percent)} repaid`,
    remaining: (payments: number) => (payments === 1 ? '1 payment left' : `${payments} payments left`),
  },
  schedule: {
    heading: 'Your contract',
    receive: 'You receive',
    terms: ({ totalRepaymentDollars, aprPercent }: Offer, funds: DateSpan, isComplete: boolean) => {
      const arrives = isComplete
        ? `approved, it typically arrives between ${formatWeekday(funds.first)} and ${formatWeekday(funds.last)}`
        : `everything is in and approved, it arrives ${earliest(funds)}`;
      return `Once ${arrives}. Then you repay ${formatDollars(totalRepaymentDollars)}. ${formatAprInWords(aprPercent)}`;
    },
    bankStarted: `Your bank connection has begun. ${DASHBOARD.bank.texts.started}`,
    connectBank: 'Connect your bank to receive it',
    weak: ([first, ...later]: readonly [EstimatedPayment, ...EstimatedPayment[]]) => {
      const { month, dollars } = later.at(-1) ?? first;
      return `A slow start costs nothing extra. If your first month brings only ${WEAK_MONTH_PERCENT}% of the projection, you repay ${formatDollars(first.dollars)} that month. Your last payment is then ${formatDollars(dollars)}, in month ${month}.`;
    },
    tableTitle: 'Estimated payments',
    columns: {
      month: 'Month',
      projected: 'As projected',
      afterWeakMonth: `First month at ${WEAK_MONTH_PERCENT}%`,
    },
  },
  lookAhead: {
    heading: 'Looking ahead',
    left: 'Left to repay today',
    label: 'Look ahead to',
    month: (month: number) => (month === 0 ? 'Today' : `Month ${month}`),
    at: (repaidDollars: number, remainingDollars: number) =>
      `${formatDollars(repaidDollars)} repaid, ${formatDollars(remainingDollars)} left.`,
    early: ({ remainingDollars, monthsSooner, earlyAprPercent }: Ahead, totalDollars: number) => {
      if (remainingDollars === 0) return 'All is repaid: you get your whole payouts again, and our access ends.';
      const kept = `without a fee. The total stays ${formatDollars(totalDollars)}, so it saves you no money`;
      if (earlyAprPercent === null) return `You can repay it at any time, ${kept}.`;
      const sooner = monthsSooner === null ? '' : `, and our access ends ${formatCount(monthsSooner, 'month')} sooner`;
      return `You can repay the ${formatDollars(remainingDollars)} then, ${kept}${sooner}. Paid so soon, your estimated APR is ${formatApr(earlyAprPercent)}.`;
    },
  },
  history: {
    heading: 'Payment history',
    columns: { payment: 'Payment', amount: 'Amount', status: 'Status', date: 'Date', remaining: 'Left to repay' },
    payment: (number: number) => `Payment #${number}`,
    completed: 'Completed',
  },
  early: {
    heading: 'Can I repay early?',
    text: 'Yes, at any time, without penalty. The total stays the same. Then your payouts return to your account, and our access ends.',
  },
  renewal: {
    heading: 'Renewal',
    text: (date: string) =>
      `On ${formatDate(date)} we may offer you a new advance, with its own contract. You are free to decline it.`,
    sample: (date: string) =>
      `This account may be offered a renewal on ${formatDate(date)}: a new advance, with its own contract.`,
  },
} as const;
