import { CALENDAR_LOOK_MS } from '#machines/constants.ts';
import { type Clock, keepLooking, type WatchedPage } from './clock.ts';

/**
 * Tells when the calendar shows another day where the creator is, at midnight and as soon as the page is seen again, and
 * gives back how to stop. No timer is set for midnight itself: it would be late by as long as the computer sleeps.
 */
export function watchDay(page: WatchedPage, clock: Clock, told: (now: Date) => void): () => void {
  const dayNow = () => new Date(clock.now()).toDateString();
  const msToNext = () => CALENDAR_LOOK_MS - (clock.now() % CALENDAR_LOOK_MS);
  let day = dayNow();
  return keepLooking(page, clock, msToNext, () => {
    if (dayNow() === day) return;
    day = dayNow();
    told(new Date(clock.now()));
  });
}
