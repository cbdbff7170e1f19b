import { viewBusinessVerification, viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import type { TestJourney } from '#test/support/journeyAt.ts';

/** The preparation of the offers. */
export const PROCESSING = {
  path: '/processing',
  back: '/connect-additional-accounts',
  next: '/offers',
  percents: [20, 40, 60, 80, 100],
  steps: [
    'connectingToPatreon',
    'fetchingSubscriptionData',
    'analyzingRevenueStreams',
    'calculatingFundingOptions',
    'preparingYourOffer',
  ],
  view: (journey: TestJourney) => viewProcessing(journey.snapshot()),
};

/** The check of the business. */
export const VERIFICATION = {
  path: '/business-verification',
  back: '/sign-irs-form',
  next: '/contract',
  percents: [33, 66, 100],
  steps: ['businessStatus', 'existingFundingObligations', 'taxStanding'],
  view: (journey: TestJourney) => viewBusinessVerification(journey.snapshot()),
};

const JUMP_MS = 70;

/** Lets time pass in jumps of half a tick: as exact as the harness at its end, and a good deal faster. */
export function pass(journey: TestJourney, ms: number): void {
  for (let left = ms; left > 0; left -= JUMP_MS) journey.clock.increment(Math.min(left, JUMP_MS));
}
