import { PROCESSING_STEP_PERCENTS, VERIFICATION_STEP_PERCENTS } from '#machines/constants.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

export type StepState = 'waiting' | 'active' | 'complete';

/** A timed screen: its percentage and the steps in order, by key (R6, R11). */
export type TimedScreenView<Key extends string> = {
  readonly percent: number;
  readonly isPaused: boolean;
  readonly steps: readonly { readonly key: Key; readonly state: StepState }[];
};

const PROCESSING_STEPS = [
  'connectingToPatreon',
  'fetchingSubscriptionData',
  'analyzingRevenueStreams',
  'calculatingFundingOptions',
  'preparingYourOffer',
] as const;
export type ProcessingStep = (typeof PROCESSING_STEPS)[number];

const VERIFICATION_STEPS = ['businessStatus', 'existingFundingObligations', 'taxStanding'] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];

export function viewProcessing(snapshot: JourneySnapshot): TimedScreenView<ProcessingStep> {
  return {
    percent: progressPercent(snapshot.context.elapsedMs),
    isPaused: snapshot.matches({ screen: { processing: { pace: 'paused' } } }),
    steps: stepsOf(PROCESSING_STEPS, PROCESSING_STEP_PERCENTS, snapshot),
  };
}

export function viewBusinessVerification(snapshot: JourneySnapshot): TimedScreenView<VerificationStep> {
  return {
    percent: progressPercent(snapshot.context.elapsedMs),
    isPaused: snapshot.matches({ screen: { businessVerification: { pace: 'paused' } } }),
    steps: stepsOf(VERIFICATION_STEPS, VERIFICATION_STEP_PERCENTS, snapshot),
  };
}

function stepsOf<Key extends string>(keys: readonly Key[], percents: readonly number[], snapshot: JourneySnapshot) {
  const percent = progressPercent(snapshot.context.elapsedMs);
  const done = percents.filter((limit) => percent >= limit).length;
  return keys.map((key, index) => ({ key, state: stateOf(index, done) }));
}

function stateOf(index: number, done: number): StepState {
  if (index < done) return 'complete';
  return index === done ? 'active' : 'waiting';
}
