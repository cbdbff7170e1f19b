import type { EventObject } from 'xstate';
import { businessProblems } from '#machines/domain/business.ts';
import { visibleText } from '#machines/domain/text.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { remainingDays } from '#machines/domain/repayment.ts';
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import type { Survey } from './explore.ts';
import { answerSamples } from '#src/review/journey/samples.ts';

export type EventType = JourneyEvent['type'];

const LIMIT = 50_000;
/** What of the context the chart's guards can distinguish. */
export function abstraction(context: object): Readonly<Record<string, unknown>> {
  const journey = context as JourneyContext;
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

/**
 * A survey of some events, with everything that services can answer and every timer that can come due. What
 * multiplies states and is judged by a survey of its own can be left out: other creators, and a clock that fails.
 */
export function survey(
  inputs: readonly JourneyInput[],
  types: readonly EventType[],
  { paths = [], without = () => false }: { paths?: readonly string[]; without?: (event: EventObject) => boolean } = {},
): Survey {
  const samples: readonly JourneyEvent[] = types.flatMap((type): readonly JourneyEvent[] => SAMPLES[type]);
  const visits = SAMPLES['url.opened'].filter(({ path }) => paths.includes(path));
  const own = [...samples, ...visits].filter((event) => !without(event));
  return {
    inputs,
    abstraction,
    limit: LIMIT,
    samplesOf: (snapshot) => [...own, ...answerSamples(snapshot).filter((event) => !without(event))],
  };
}
