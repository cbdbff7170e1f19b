import type { Payment } from '#machines/domain/repayment.ts';
import { DASHBOARD_ESTABLISHED } from './dashboardEstablished.ts';

const WORDS = DASHBOARD_ESTABLISHED.history;
const CENTS = 2;

/** What the payment history is called when it is downloaded, and what stands in its table (R13.4). */
export const REPAYMENT_HISTORY = {
  fileName: (today: string) => `sample-payment-history-${today}.csv`,
  rows: (payments: readonly Payment[]): readonly (readonly (string | number)[])[] => [
    [WORDS.columns.payment, 'Date', 'Amount in USD', WORDS.columns.status, 'Left to repay in USD', 'Account'],
    ...payments.map(({ number, date, amountDollars, status, remainingDollars }) => [
      WORDS.payment(number),
      date,
      amountDollars.toFixed(CENTS),
      WORDS.statuses[status],
      remainingDollars.toFixed(CENTS),
      DASHBOARD_ESTABLISHED.sample.badge,
    ]),
  ],
} as const;
