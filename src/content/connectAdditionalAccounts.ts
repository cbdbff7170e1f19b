import type { AccountId } from '#machines/domain/choices.ts';
import { formatDollars } from './format.ts';

export const CONNECT_ADDITIONAL_ACCOUNTS = {
  title: 'Boost Your Funding Potential',
  intro: "Optional. In this demo it doesn't change your offers.",
  settled: "More accounts don't change it.",
  revenue: (averageDollars: number) => `Sample revenue: ${formatDollars(averageDollars)} a month on average.`,
  accounts: 'Optional accounts',
  reasons: {
    shopify: 'Store sales',
    youtube: 'Ad revenue',
  } satisfies Record<AccountId, string>,
  actions: {
    disconnected: (name: string) => `Connect ${name}`,
    connecting: () => 'Connecting...',
    connected: () => 'Connected',
  },
  next: {
    title: 'What happens next',
    points: ['We prepare three offers from your revenue.', 'Each shows what you receive, the fee and what you repay.'],
  },
  continue: 'Show My Cash Advance Offers',
} as const;
