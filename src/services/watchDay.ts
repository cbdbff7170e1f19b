import { CALENDAR_CHECK_MS } from '#machines/constants.ts';
import { type Clock, poll, type WatchedPage } from './clock.ts';

/** Polls the local date, because a midnight timer fires late if the computer sleeps. Returns an unsubscribe function. */
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
