import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { throttledClock } from './throttledClock.ts';
import { TIMED, watchedJourney } from './watchedJourney.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const THREE_HOURS_MS = 3 * 60 * MINUTE_MS;

describe.each(TIMED)(
  'F-30 a browser in the background lets each timer come only once in a while: %s',
  (path, next, view) => {
    it('with timers once a second, the percentage follows the time and not the ticks, and the screen leaves at 7 seconds (R6.1, R6.3, R11.1)', () => {
      const clock = throttledClock(SECOND_MS);
      const { snapshot, path: shown } = watchedJourney(clock, path);
      const seen = Array.from({ length: 7 }, () => {
        clock.pass(SECOND_MS);
        return shown() === path ? view(snapshot()).percent : shown();
      });
      expect(seen).toEqual([14, 28, 42, 56, 70, 84, next]);
    });

    it('with timers once a minute, it is complete and gone at the first of them (R6.1, R6.3, R11.1)', () => {
      const clock = throttledClock(MINUTE_MS);
      const journey = watchedJourney(clock, path);
      clock.pass(MINUTE_MS - 1);
      const before = journey.path();
      clock.pass(1);
      expect([before, journey.paths, journey.toasts]).toEqual([path, [path, next], []]);
    });

    it('somebody who looks again sees where it stands, before any timer comes (R6.1, R11.1)', () => {
      const clock = throttledClock(MINUTE_MS);
      const journey = watchedJourney(clock, path);
      journey.turn('hidden');
      clock.pass(TIMED_SCREEN_MS / 2);
      const before = view(journey.snapshot()).percent;
      journey.turn('visible');
      expect([before, view(journey.snapshot()).percent]).toEqual([0, 50]);
    });
  },
);

describe.each(TIMED)('F-31 the computer sleeps for three hours on a timed screen: %s', (path, next) => {
  it('the creator wakes it up on the next screen, moved once and without a message (R6.3, R11.1, R14.1)', () => {
    const clock = throttledClock(THREE_HOURS_MS);
    const journey = watchedJourney(clock, path);
    journey.turn('hidden');
    clock.pass(THREE_HOURS_MS);
    journey.turn('visible');
    clock.pass(THREE_HOURS_MS);
    expect({ paths: journey.paths.slice(1), toasts: journey.toasts }).toEqual({ paths: [next], toasts: [] });
  });

  it('held by Pause, it is where it was and stays (R6.4)', () => {
    const clock = throttledClock(SECOND_MS);
    const journey = watchedJourney(clock, path);
    clock.pass(2 * SECOND_MS);
    journey.send({ type: 'progress.paused' });
    clock.pass(THREE_HOURS_MS);
    expect([journey.path(), journey.snapshot().context.elapsedMs, clock.waiting()]).toEqual([path, 2 * SECOND_MS, 0]);
  });
});

describe('F-32 the computer sleeps while the days to the payment are counted', () => {
  const nextPayment = (journey: ReturnType<typeof watchedJourney>) =>
    [viewDashboard, viewDashboardEstablished].map((view) => view(journey.snapshot()).nextPayment);

  it.each([
    ['no sleep', 0, 14, '2026-12-05'],
    ['a day and a bit', COUNTDOWN_DAY_MS + 1, 13, '2026-12-04'],
    ['all but one day', 13 * COUNTDOWN_DAY_MS, 1, '2026-11-22'],
    ['all days', COUNTDOWN_START_DAYS * COUNTDOWN_DAY_MS, 0, '2026-11-21'],
    ['20 days', 20 * COUNTDOWN_DAY_MS, 0, '2026-11-21'],
    ['10 years', 10 * 365 * 24 * 60 * MINUTE_MS, 0, '2026-11-21'],
  ])('after %s (%i ms) %i days are left and the payment is on %s (R13.1)', (_slept, ms, daysLeft, date) => {
    const clock = throttledClock(ms + 1);
    const journey = watchedJourney(clock, ROUTES.dashboard.path);
    journey.turn('hidden');
    clock.pass(ms);
    journey.turn('visible');
    expect(nextPayment(journey)).toEqual(Array.from({ length: 2 }, () => ({ daysLeft, date })));
  });

  it('once the payment is due, the date stays and no timer is left (R13.1)', () => {
    const clock = throttledClock(SECOND_MS);
    const journey = watchedJourney(clock, ROUTES.dashboardEstablished.path);
    clock.pass(COUNTDOWN_START_DAYS * COUNTDOWN_DAY_MS);
    const due = nextPayment(journey);
    clock.pass(COUNTDOWN_DAY_MS);
    expect({ later: nextPayment(journey), waiting: clock.waiting() }).toEqual({ later: due, waiting: 0 });
  });
});
