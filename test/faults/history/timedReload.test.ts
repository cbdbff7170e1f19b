import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { factsAfter } from '#machines/journey/facts.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { TIMED } from '#test/faults/time/watchedJourney.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';

const AN_HOUR_MS = 3_600_000;

/** The journey after a reload: of what was kept at this moment the clock alone has gone on. */
function reloaded(journey: TestJourney, passedMs: number): TestJourney {
  return journeyAt(journey.path() ?? '', { kept: factsAfter(viewFacts(journey.snapshot()), passedMs) });
}

describe.each(TIMED)('F-02 a timed screen is loaded again: %s', (path, next, view) => {
  const percentOf = (journey: TestJourney) => view(journey.snapshot()).percent;

  it.each([
    [0, 0],
    [1, 0],
    [3499, 48],
    [6999, 100],
  ])('after %i ms it shows %i percent and leaves after 7 seconds in all (R6.3, R11.1, R15.1)', (passedMs, percent) => {
    const journey = reloaded(journeyAt(path), passedMs);
    const shown = [percentOf(journey)];
    journey.clock.increment(TIMED_SCREEN_MS - passedMs - 1);
    const before = journey.path();
    journey.clock.increment(1);
    expect([shown, before, journey.path()]).toEqual([[percent], path, next]);
  });

  it('after 7001 ms it leaves at once (R6.3, R11.1, R15.1)', () => {
    const journey = reloaded(journeyAt(path), TIMED_SCREEN_MS + 1);
    journey.clock.increment(0);
    expect(journey.path()).toBe(next);
  });

  it('again and again, every second, it never begins anew and leaves after 7 seconds in all (R6.3, R11.1, R15.1)', () => {
    let journey = journeyAt(path);
    const percents = Array.from({ length: 6 }, () => {
      journey = reloaded(journey, 1000);
      return percentOf(journey);
    });
    journey.clock.increment(1000);
    expect([percents, journey.path()]).toEqual([[14, 28, 42, 56, 70, 84], next]);
  });

  it('held by Pause, it is held still, however long the page was away (R6.4, R15.1)', () => {
    const opened = journeyAt(path);
    opened.advance(2800);
    opened.send({ type: 'progress.paused' });
    const journey = reloaded(opened, AN_HOUR_MS);
    journey.clock.increment(AN_HOUR_MS);
    const { percent, isPaused } = view(journey.snapshot());
    expect([percent, isPaused, journey.path()]).toEqual([40, true, path]);
  });
});

describe('F-02 the days to the next payment are counted and the page is loaded again', () => {
  it.each([
    [0, 14],
    [COUNTDOWN_DAY_MS - 1, 14],
    [COUNTDOWN_DAY_MS, 13],
    [13 * COUNTDOWN_DAY_MS, 1],
    [14 * COUNTDOWN_DAY_MS, 0],
    [100 * COUNTDOWN_DAY_MS, 0],
  ])('after %i ms %i days are left, and they go on from there (R13.1, R15.1)', (passedMs, days) => {
    const journey = reloaded(journeyAt(ROUTES.dashboard.path), passedMs);
    const left = () => viewDashboard(journey.snapshot()).nextPayment.daysLeft;
    const found = left();
    journey.clock.increment(COUNTDOWN_DAY_MS);
    expect([found, left()]).toEqual([days, Math.max(0, days - 1)]);
  });
});
