import { COUNTDOWN_DAY_MS, REMINDER_DAYS_BEFORE_PAYMENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { formatCount, formatDollars, formatWeekday } from './format.ts';

/** The next payment, on the setup and repayment screens (R8.4, R13.1, R18.4). */
export const NEXT_PAYMENT = {
  label: 'Your next payment to us',
  labelOfNone: 'Next payment (example)',
  days: (days: number) => (days === 0 ? 'Today' : `In ${formatCount(days, 'day')}`),
  date: formatWeekday,
  amount: (dollars: number) =>
    `Once your advance has arrived, we collect ${REPAYMENT_PERCENT}% of your payouts automatically: about ${formatDollars(dollars)} for a full month, less for part of one. We email you ${REMINDER_DAYS_BEFORE_PAYMENT} days before.`,
  nothing: 'You owe nothing.',
  /** `day` is today's date in the demo countdown; null unless it differs from the real date. */
  demo: (day: string | null) =>
    day === null
      ? `Demo: one day takes ${COUNTDOWN_DAY_MS / 1000} seconds.`
      : `In this demo, today is ${formatWeekday(day)}.`,
  calendar: {
    download: 'Add to calendar',
    fileName: (documentId: string, date: string) => `next-payment-${documentId}-${date}.ics`,
    title: 'Creator Cash Advance: next payment',
    text: `${REPAYMENT_PERCENT}% of your payouts goes to repayment.`,
  },
} as const;
