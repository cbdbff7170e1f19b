import type { TIMED_STEP_PERCENTS } from '#machines/constants.ts';

export const PROCESSING = {
  title: 'Preparing your offers',
  intro: 'We prepare three offers from your revenue.',
  settled: 'Your offers stay as they were.',
  whileRunning: 'Your offers open in a few seconds.',
  whilePaused: 'Paused. Resume to continue to your offers.',
  steps: {
    connectingToPatreon: 'Connecting to Patreon',
    fetchingSubscriptionData: 'Fetching subscription data',
    analyzingRevenueStreams: 'Analyzing revenue streams',
    calculatingFundingOptions: 'Calculating funding options',
    preparingYourOffer: 'Preparing your offer',
  } satisfies Record<keyof typeof TIMED_STEP_PERCENTS.processing, string>,
} as const;
