import type { VerificationStep } from '#machines/journey/views/viewTimedScreen.ts';

const STEPS: Readonly<Record<VerificationStep, string>> = {
  businessStatus: 'Business status',
  existingFundingObligations: 'Existing funding obligations',
  taxStanding: 'Tax standing',
};

/** The words of the screen that verifies the business (R11.1). */
export const BUSINESS_VERIFICATION = {
  title: 'Verifying your business',
  intro: 'We check three things before your contract. Nothing is signed here.',
  words: {
    label: 'Progress of the verification',
    pause: 'Pause',
    resume: 'Resume',
    whileRunning: 'Your contract opens by itself in a few seconds. Pause to stay on this screen.',
    whilePaused: 'Paused. Your contract opens after you resume.',
  },
  steps: STEPS,
} as const;
