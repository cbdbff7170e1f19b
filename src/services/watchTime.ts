import { fromCallback } from 'xstate';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { NEXT_REPORT, type WatchTimeInput } from '#machines/journey/ports.ts';
import { BROWSER_CLOCK, type Clock, poll, type WatchedPage } from './clock.ts';

/**
 * Reports the elapsed time when the displayed value changes or the page becomes visible. The reported time never
 * decreases (R6.1, R11.1, R13.1).
 */
export function watchTimeOn(page: WatchedPage, clock: Clock = BROWSER_CLOCK) {
  return fromCallback<JourneyEvent, WatchTimeInput>(({ input, sendBack }) => {
    let elapsedMs = input.fromMs;
    let readAt = clock.now();
    const msToNext = () => {
      const now = clock.now();
      elapsedMs += Math.max(0, now - readAt);
      readAt = now;
      return NEXT_REPORT[input.reportAs](elapsedMs);
    };
    return poll(page, clock, msToNext, () => sendBack({ type: input.reportAs, elapsedMs }));
  });
}
