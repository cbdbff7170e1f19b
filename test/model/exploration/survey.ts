import { businessProblems } from '#machines/domain/business.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { remainingDays } from '#machines/domain/repayment.ts';
import { visibleText } from '#machines/domain/text.ts';
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { answerSamples } from '#src/review/journey/samples.ts';
import type { Survey } from './explore.ts';
import type { StepEvent } from './journeyStepper.ts';

export type EventType = JourneyEvent['type'];

/** The parts of the context that the chart's guards can distinguish. */
export function abstraction(journey: JourneyContext): Readonly<Record<string, unknown>> {
  const { business } = journey;
  return {
    offer: journey.offerId !== null,
    accounts: [...journey.connectedAccounts].sort().join(' '),
    percent: progressPercent(journey.elapsedMs),
    complete: businessProblems(business).length === 0,
    authorized: business.isAuthorized,
    severalOwners: business.owners.length > 1,
    irsForm: journey.irsForm !== null,
    documentId: journey.documentId !== null,
    signature: visibleText(journey.signature) !== '',
    signed: journey.isContractSigned,
    read: journey.contractTimes.readAt !== null,
    changing: journey.changing,
    removed: journey.removed !== null,
    requestsField: journey.requestedField !== null,
    heldProgress: journey.savedProgress && [journey.savedProgress.screen, journey.savedProgress.isPaused],
    loss: journey.savedLoss !== null,
    days: journey.countdownMs === 0 ? 'none' : remainingDays(journey.countdownMs) === 0 ? 'over' : 'some',
    months: journey.calculator.months,
    redirect: journey.redirect?.reason ?? null,
    user: journey.user?.name ?? null,
  };
}

type Options = { readonly paths?: readonly string[]; readonly without?: (event: StepEvent) => boolean };

/**
 * A survey of these events, of the addresses at these paths, and of everything that services answer and timers do.
 * `without` leaves out events that would only multiply states and that another survey covers.
 */
export function survey(
  inputs: readonly JourneyInput[],
  types: readonly EventType[],
  { paths = [], without = () => false }: Options = {},
): Survey {
  const samples = types.flatMap((type): readonly JourneyEvent[] => SAMPLES[type]);
  const visits = SAMPLES['url.opened'].filter(({ path }) => paths.includes(path));
  const own = [...samples, ...visits].filter((event) => !without(event));
  return {
    inputs,
    abstraction,
    samplesOf: (snapshot) => [...own, ...answerSamples(snapshot).filter((event) => !without(event))],
  };
}
