import type { VerificationStep } from '#machines/journey/views/viewTimedScreen.ts';

const STEPS: Readonly<Record<VerificationStep, string>> = {
  businessStatus: 'Business status',
  existingFundingObligations: 'Existing funding obligations',
  taxStanding: 'Tax standing',
};

/** The words of the screen that verifies the business (R11.1). */
export const BUSINESS_VERIFICATION = {
  title: 'Verifying your business',
  intro:
    'We check three things before your contract. It opens by itself in a few seconds; pause to stay on this screen. Nothing is signed here.',
  words: { label: 'Progress of the verification', pause: 'Pause', resume: 'Resume' },
  steps: STEPS,
} as const;
