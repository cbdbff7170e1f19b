import { REMINDER_DAYS_BEFORE_PAYMENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { formatDays, formatDollarsAndCents, formatWeekday } from './format.ts';

const REMINDER = `We email you ${REMINDER_DAYS_BEFORE_PAYMENT} days before.`;

/** The words of the next payment, on the set-up and on the repayment screen (R8.4, R13.1, R18.4). */
export const NEXT_PAYMENT = {
  label: 'Next payment',
  days: (days: number) => (days === 0 ? 'Today' : `In ${formatDays(days)}`),
  date: formatWeekday,
  amount: (dollars: number) => `About ${formatDollarsAndCents(dollars)}, taken from your payouts. ${REMINDER}`,
  share: `${REPAYMENT_PERCENT}% of that month's payouts. We take it from them for you. ${REMINDER}`,
  nothing: 'Nothing is due without an advance.',
  calendar: {
    download: 'Add to calendar',
    fileName: (date: string) => `next-payment-${date}.ics`,
    title: 'Creator Cash Advance: next payment',
    text: `${REPAYMENT_PERCENT}% of your payouts goes to repayment.`,
  },
} as const;
