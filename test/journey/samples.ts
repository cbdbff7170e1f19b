import { expect } from 'vitest';
import type { OfferId } from '#machines/domain/choices.ts';
import type { Session } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { journeyAt, type JourneyOptions, type TestJourney } from '#test/support/journeyAt.ts';

/** One message to the creator. */
export const says = (kind: 'info' | 'success' | 'error', key: string) => [{ kind, key }];
export const WENT_WRONG = says('error', 'somethingWentWrong');
export const downloading = (download: string) => ({ kind: 'info', key: 'downloadStarted', download });
/** An outside world that does not answer, or only that it cannot. */
export const DOWN = { reject: new Error('down') };

export const RESTART: JourneyEvent = { type: 'reset.restartRequested' };
export const select = (offerId: OfferId): JourneyEvent => ({ type: 'offers.selected', offerId });
export const BACK: JourneyEvent = { type: 'navigation.backRequested' };
export const SIGNED_OUT: JourneyEvent = { type: 'session.signedOut' };
export const NEW_YEAR: JourneyEvent = { type: 'day.changed', today: '2027-01-01' };
export const opened = (path: string, hash = ''): JourneyEvent => ({ type: 'url.opened', path, hash });
export const elsewhere = (session: Session): JourneyEvent => ({ type: 'session.changedElsewhere', session });

/** A journey with the screen at this path open, after these events. */
export function journeyAfter(
  path: string,
  events: readonly JourneyEvent[] = [],
  options: JourneyOptions = {},
): TestJourney {
  const journey = journeyAt(path, options);
  for (const event of events) journey.send(event);
  return journey;
}

/** The same, with the outside world having answered before each event and after the last. */
export async function answeredJourney(
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

/** Fails when an event can be sent, or changes anything although it cannot. */
export function expectRefused(journey: TestJourney, event: JourneyEvent): void {
  const before = journey.snapshot();
  expect(journey.can(event)).toBe(false);
  journey.send(event);
  expect(journey.snapshot()).toBe(before);
}
