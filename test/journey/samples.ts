import type { OfferId } from '#machines/domain/choices.ts';
import type { Session } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { journeyAt, type JourneyOptions, type TestJourney } from '#test/support/journeyAt.ts';

/** Returns a list of one expected toast. */
export const singleToast = (kind: 'info' | 'success' | 'error', key: string) => [{ kind, key }];
export const WENT_WRONG = singleToast('error', 'somethingWentWrong');
export const downloadToast = (download: string) => ({ kind: 'info', key: 'downloadStarted', download });
/** A service call that fails. */
export const FAILURE = { reject: new Error('down') };

export const RESTART: JourneyEvent = { type: 'reset.restartRequested' };
export const selectOffer = (offerId: OfferId): JourneyEvent => ({ type: 'offers.selected', offerId });
export const BACK: JourneyEvent = { type: 'navigation.backRequested' };
export const SIGNED_OUT: JourneyEvent = { type: 'session.signedOut' };
export const NEW_YEAR: JourneyEvent = { type: 'day.changed', today: '2027-01-01' };
export const visit = (path: string, hash = ''): JourneyEvent => ({ type: 'url.opened', path, hash });
export const changeSessionInOtherTab = (session: Session): JourneyEvent => ({
  type: 'session.changedElsewhere',
  session,
});

/** Starts a journey at a path and sends it events. */
export function journeyAfter(
  path: string,
  events: readonly JourneyEvent[] = [],
  options: JourneyOptions = {},
): TestJourney {
  const journey = journeyAt(path, options);
  for (const event of events) journey.send(event);
  return journey;
}

/** Like `journeyAfter`, but waits for the services before each event and after the last one. */
export async function settledJourneyAfter(
  path: string,
  events: readonly JourneyEvent[] = [],
  options: JourneyOptions = {},
): Promise<TestJourney> {
  const journey = journeyAt(path, options);
  await journey.settle();
  for (const event of events) {
    journey.send(event);
    await journey.settle();
  }
  return journey;
}
