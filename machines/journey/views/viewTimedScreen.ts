import { TIMED_STEP_PERCENTS } from '#machines/constants.ts';
import { type FormItem, isFundable, missingItems } from '#machines/domain/business.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import type { TimedProgress } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** A step that is over is complete, or unchecked where there was nothing that could be checked (R16.1). */
type StepState = 'waiting' | 'active' | 'complete' | 'unchecked';

type BusinessCheck = keyof typeof TIMED_STEP_PERCENTS.businessVerification;

/** What the later checks need; everything else of the form is what the first looks at (R11.1). */
const CHECK_OF: Partial<Record<FormItem, BusinessCheck>> = {
  income: 'existingFundingObligations',
  taxReturn: 'taxStanding',
};

export function viewProcessing(snapshot: JourneySnapshot) {
  return viewTimed(snapshot, 'processing');
}

/** The checks of the business; what is missing or cannot be funded they do not confirm (R11.1, R16.1). */
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

/** A timed screen: its percentage and the steps in order, by key (R6, R11). */
function viewTimed<Screen extends TimedProgress['screen']>(snapshot: JourneySnapshot, screen: Screen) {
  const keys = Object.keys(TIMED_STEP_PERCENTS[screen]) as (keyof (typeof TIMED_STEP_PERCENTS)[Screen])[];
  const isIn = (parts: object) => snapshot.matches({ screen: { [screen]: parts } } as never);
  const active = keys.findIndex((key) => isIn({ steps: key }));
  const done = active === -1 ? keys.length : active;
  return {
    isSigned: snapshot.context.isContractSigned,
    percent: progressPercent(snapshot.context.elapsedMs),
    isPaused: isIn({ timer: 'paused' }),
    steps: keys.map((key, index) => ({ key, state: stateOf(index, done) })),
  };
}

function stateOf(index: number, done: number): StepState {
  if (index < done) return 'complete';
  return index === done ? 'active' : 'waiting';
}
