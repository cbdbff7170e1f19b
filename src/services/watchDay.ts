import { CALENDAR_CHECK_MS } from '#machines/constants.ts';
import { type Clock, poll, type WatchedPage } from './clock.ts';

/**
 * Notifies when the local date changes; returns an unsubscribe function. Polls, because a timer for midnight fires late
 * if the computer sleeps.
 */
export function watchDay(page: WatchedPage, clock: Clock, onNewDay: (now: Date) => void): () => void {
  const dayNow = () => new Date(clock.now()).toDateString();
  const msToNext = () => CALENDAR_CHECK_MS - (clock.now() % CALENDAR_CHECK_MS);
  let day = dayNow();
  return poll(page, clock, msToNext, () => {
    if (dayNow() === day) return;
    day = dayNow();
    onNewDay(new Date(clock.now()));
  });
}
