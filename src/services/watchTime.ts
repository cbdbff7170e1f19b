import { fromCallback } from 'xstate';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { NEXT_REPORT, type WatchTimeInput } from '#machines/journey/ports.ts';
import { failIfRequested } from './simulation.ts';
import { BROWSER_CLOCK, type Clock } from './wait.ts';

/** The page whose return from the background asks for a report at once. */
export type WatchedPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Reports the time that has passed whenever what is shown changes, and at once when the page becomes visible. It is
 * read off the clock, never counted in ticks; a clock that is set back stands still (R6.1, R11.1, R13.1).
 */
export function watchTimeOn(page: WatchedPage, clock: Clock = BROWSER_CLOCK) {
  return fromCallback<JourneyEvent, WatchTimeInput>(({ input, self, sendBack }) => {
    failIfRequested(self.id);
    const nextReport = NEXT_REPORT[input.reportAs];
    let elapsedMs = input.fromMs;
    let readAt = clock.now();
    let timer = 0;

    const schedule = () => {
      clock.clearTimeout(timer);
      const ms = nextReport(elapsedMs);
      if (ms !== null) timer = clock.setTimeout(report, ms);
    };
    const report = () => {
      const now = clock.now();
      elapsedMs += Math.max(0, now - readAt);
      readAt = now;
      schedule();
      sendBack({ type: input.reportAs, elapsedMs });
    };
    const reportWhenSeen = () => {
      if (page.visibilityState === 'visible') report();
    };

    page.addEventListener('visibilitychange', reportWhenSeen);
    schedule();
    return () => {
      clock.clearTimeout(timer);
      page.removeEventListener('visibilitychange', reportWhenSeen);
    };
  });
}
