import type { TIMED_STEP_PERCENTS } from '#machines/constants.ts';

export const BUSINESS_VERIFICATION = {
  title: 'Verifying your business',
  intro: 'We check three things before your contract.',
  introIncomplete: 'Some details are missing, so not everything can be confirmed.',
  settled: 'Nothing is checked again.',
  whileRunning: 'Your contract opens in a few seconds.',
  whilePaused: 'Paused. Resume to continue to your contract.',
  steps: {
    businessStatus: 'Business status',
    existingFundingObligations: 'Existing funding obligations',
    taxStanding: 'Tax standing',
  } satisfies Record<keyof typeof TIMED_STEP_PERCENTS.businessVerification, string>,
} as const;
