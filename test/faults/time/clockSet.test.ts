import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { factsAfter } from '#machines/journey/facts.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { viewBusinessVerification, viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { throttledClock } from './throttledClock.ts';
import { watchedJourney } from './watchedJourney.ts';

const TURN_MS = 10;
const HOUR_MS = 3_600_000;
const TEN_YEARS_MS = 10 * 365 * 24 * HOUR_MS;
const JUMPS = [
  ['ten years forward', TEN_YEARS_MS, 100],
  ['an hour forward', HOUR_MS, 100],
  ['an hour back', -HOUR_MS, 42],
  ['ten years back', -TEN_YEARS_MS, 42],
] as const;
const TIMED = [
  [ROUTES.processing.path, ROUTES.offers.path, viewProcessing],
  [ROUTES.businessVerification.path, ROUTES.contract.path, viewBusinessVerification],
] as const;

describe.each(TIMED)('F-33 the clock of the computer is set while %s is open', (path, next, view) => {
  it.each(JUMPS)(
    '%s: the percentage never falls and the screen still leaves after 7 seconds (R6.1, R6.3, R11.1)',
    (_set, byMs, shown) => {
      const clock = throttledClock(TURN_MS);
      const journey = watchedJourney(clock, path);
      clock.pass(3000);
      clock.set(byMs);
      journey.turn('visible');
      const percents = [view(journey.snapshot()).percent];
      for (let left = 4000 - TURN_MS; left > 0; left -= TURN_MS) {
        clock.pass(TURN_MS);
        percents.push(view(journey.snapshot()).percent);
      }
      const before = journey.path();
      clock.pass(TURN_MS);
      const rising = percents.toSorted((one, other) => one - other);
      expect({ first: percents[0], percents, before, after: journey.path() }).toEqual({
        first: shown,
        percents: rising,
        before: path,
        after: next,
      });
    },
  );

  it.each(JUMPS)(
    '%s, and the page is loaded again: it leaves after 7 seconds more at the latest (R6.3, R15.1)',
    (_set, byMs) => {
      const kept = factsAfter(viewFacts(journeyAt(path).snapshot()), 3000 + byMs);
      const journey = journeyAt(path, { kept });
      journey.clock.increment(TIMED_SCREEN_MS);
      expect(journey.path()).toBe(next);
    },
  );
});

describe('F-33 the clock of the computer is set while the days to the payment are counted', () => {
  it.each([
    ['ten years forward', TEN_YEARS_MS, [13, 0, 0]],
    ['an hour back', -HOUR_MS, [13, 13, 12]],
    ['ten years back', -TEN_YEARS_MS, [13, 13, 12]],
  ])('%s: the days never rise, never go below 0, and go on (R13.1)', (_set, byMs, days) => {
    const clock = throttledClock(TURN_MS);
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
