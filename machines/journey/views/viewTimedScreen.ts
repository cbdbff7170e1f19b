import { TIMED_STEP_PERCENTS } from '#machines/constants.ts';
import { type FormItem, isFundable, missingItems } from '#machines/domain/business.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import type { TimedProgress } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** `unchecked`: the step is over, but its check couldn't be confirmed (R11.1, R16.1). */
type StepState = 'waiting' | 'active' | 'complete' | 'unchecked';

type BusinessCheck = keyof typeof TIMED_STEP_PERCENTS.businessVerification;

/** The check that each of these items belongs to; all other items belong to the first check (R11.1). */
const CHECK_OF: Partial<Record<FormItem, BusinessCheck>> = {
  income: 'existingFundingObligations',
  taxReturn: 'taxStanding',
};

export function viewProcessing(snapshot: JourneySnapshot) {
  return viewTimed(snapshot, 'processing');
}

/** A check isn't confirmed if one of its items is missing or the business can't be funded (R11.1, R16.1). */
export function viewBusinessVerification(snapshot: JourneySnapshot) {
  const { business } = snapshot.context.signedFor ?? snapshot.context;
  const { steps, ...rest } = viewTimed(snapshot, 'businessVerification');
  const missing = missingItems(business);
  const isConfirmed = (check: BusinessCheck) =>
    isFundable(business) && missing.every((item) => (CHECK_OF[item] ?? 'businessStatus') !== check);
  return {
    ...rest,
    isComplete: missing.length === 0,
    steps: steps.map(({ key, state }) => ({
      key,
      state: state === 'complete' && !isConfirmed(key) ? ('unchecked' as const) : state,
    })),
  };
}

function viewTimed<Screen extends TimedProgress['screen']>(snapshot: JourneySnapshot, screen: Screen) {
  const keys = Object.keys(TIMED_STEP_PERCENTS[screen]) as (keyof (typeof TIMED_STEP_PERCENTS)[Screen])[];
  const isIn = (parts: object) => snapshot.matches({ screen: { [screen]: parts } } as never);
  const active = keys.findIndex((key) => isIn({ steps: key }));
  const completeCount = active === -1 ? keys.length : active;
  return {
    isSigned: snapshot.context.isContractSigned,
    percent: progressPercent(snapshot.context.elapsedMs),
    isPaused: isIn({ timer: 'paused' }),
    steps: keys.map((key, index) => ({ key, state: stateOf(index, completeCount) })),
  };
}

function stateOf(index: number, completeCount: number): StepState {
  if (index < completeCount) return 'complete';
  return index === completeCount ? 'active' : 'waiting';
}
