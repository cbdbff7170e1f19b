import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { factsAfter } from '#machines/journey/facts.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { throttledClock } from './throttledClock.ts';
import { TIMED, watchedJourney } from './watchedJourney.ts';

const TURN_MS = 70;
const HOUR_MS = 3_600_000;
const TEN_YEARS_MS = 10 * 365 * 24 * HOUR_MS;

describe.each(TIMED)('F-33 the clock of the computer is set by hours or years: %s', (path, next, view) => {
  it.each([
    ['ten years forward', TEN_YEARS_MS, 100],
    ['an hour forward', HOUR_MS, 100],
    ['an hour back', -HOUR_MS, 40],
    ['ten years back', -TEN_YEARS_MS, 40],
  ])(
    '%s: the percentage never falls and the screen still leaves after 7 seconds, or 7 seconds after a reload at the latest (R6.1, R6.3, R11.1, R15.1)',
    (_set, byMs, shown) => {
      const clock = throttledClock(TURN_MS);
      const journey = watchedJourney(clock, path);
      clock.pass(2800);
      clock.set(byMs);
      journey.turn('visible');
      const percents = [view(journey.snapshot()).percent];
      for (let left = 4200 - TURN_MS; left > 0; left -= TURN_MS) {
        clock.pass(TURN_MS);
        percents.push(view(journey.snapshot()).percent);
      }
      const before = journey.path();
      clock.pass(TURN_MS);
      const rising = percents.toSorted((one, other) => one - other);
      expect([percents[0], percents, before, journey.path()]).toEqual([shown, rising, path, next]);

      const reloaded = journeyAt(path, { kept: factsAfter(viewFacts(journeyAt(path).snapshot()), 2800 + byMs) });
      reloaded.clock.increment(TIMED_SCREEN_MS);
      expect(reloaded.path()).toBe(next);
    },
  );
});

describe('F-33 the clock of the computer is set while the days to the payment are counted', () => {
  it.each([
    ['ten years forward', TEN_YEARS_MS, [13, 0, 0]],
    ['an hour back', -HOUR_MS, [13, 13, 12]],
    ['ten years back', -TEN_YEARS_MS, [13, 13, 12]],
  ])('%s: the days never rise, never go below 0, and go on (R13.1)', (_set, byMs, days) => {
    const clock = throttledClock(10);
    const journey = watchedJourney(clock, ROUTES.dashboard.path);
    const left = () => viewDashboard(journey.snapshot()).nextPayment.daysLeft;
    clock.pass(COUNTDOWN_DAY_MS);
    const before = left();
    clock.set(byMs);
    journey.turn('visible');
    const atOnce = left();
    clock.pass(COUNTDOWN_DAY_MS);
    expect([before, atOnce, left()]).toEqual(days);
  });
});
