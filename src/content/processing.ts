import type { ProcessingStep } from '#machines/journey/views/viewTimedScreen.ts';

const STEPS: Readonly<Record<ProcessingStep, string>> = {
  connectingToPatreon: 'Connecting to Patreon',
  fetchingSubscriptionData: 'Fetching subscription data',
  analyzingRevenueStreams: 'Analyzing revenue streams',
  calculatingFundingOptions: 'Calculating funding options',
  preparingYourOffer: 'Preparing your offer',
};

/** The words of the screen that prepares the offers (R6.2). */
export const PROCESSING = {
  title: 'Preparing your offers',
  intro: 'We turn your subscription revenue into three offers.',
  words: {
    label: 'Progress of your offers',
    pause: 'Pause',
    resume: 'Resume',
    whileRunning: 'Your offers open by themselves in a few seconds. Pause to stay on this screen.',
    whilePaused: 'Paused. Your offers open after you resume.',
  },
  steps: STEPS,
} as const;
