import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { factsAfter } from '#machines/journey/facts.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { pass, PROCESSING, VERIFICATION } from '#test/journey/timedSamples.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';

const AN_HOUR_MS = 3_600_000;

/** The journey after a reload: of what was kept at this moment the clock alone has gone on. */
function reloaded(journey: TestJourney, path: string, passedMs: number): TestJourney {
  return journeyAt(path, { kept: factsAfter(viewFacts(journey.snapshot()), passedMs) });
}

describe.each([
  [ROUTES.processing.path, PROCESSING],
  [ROUTES.businessVerification.path, VERIFICATION],
] as const)('F-02 the timed screen %s is loaded again', (path, { next, view }) => {
  it.each([
    [0, 0],
    [1, 0],
    [3499, 48],
    [6999, 100],
  ])('after %i ms it shows %i percent and leaves after 7 seconds in all (R6.3, R11.1, R15.1)', (passedMs, shown) => {
    const journey = reloaded(journeyAt(path), path, passedMs);
    const { percent } = view(journey);
    pass(journey, TIMED_SCREEN_MS - passedMs - 1);
    const before = journey.path();
    journey.advance(1);
    expect({ percent, before, after: journey.path() }).toEqual({ percent: shown, before: path, after: next });
  });

  it('after 7001 ms it leaves at once (R6.3, R11.1, R15.1)', () => {
    const journey = reloaded(journeyAt(path), path, TIMED_SCREEN_MS + 1);
    journey.clock.increment(0);
    expect(journey.path()).toBe(next);
  });

  it('again and again, every second, it never begins anew and leaves after 7 seconds in all (R6.3, R11.1, R15.1)', () => {
    let journey = journeyAt(path);
    const percents: number[] = [];
    for (let second = 1; second < 7; second += 1) {
      journey = reloaded(journey, path, 1000);
      percents.push(view(journey).percent);
    }
    pass(journey, 1000);
    expect({ percents, path: journey.path() }).toEqual({ percents: [14, 28, 42, 56, 70, 84], path: next });
  });

  it('held by Pause, it is held still, however long the page was away (R6.4, R15.1)', () => {
    const opened = journeyAt(path);
    pass(opened, 2800);
    opened.send({ type: 'progress.paused' });
    const journey = reloaded(opened, path, AN_HOUR_MS);
    journey.clock.increment(AN_HOUR_MS);
    expect({ ...view(journey), steps: journey.path() }).toEqual({ percent: 40, isPaused: true, steps: path });
  });
});

describe('F-02 the days to the next payment are counted and the page is loaded again', () => {
  it.each([
    [0, 14],
    [1, 14],
    [COUNTDOWN_DAY_MS - 1, 14],
    [COUNTDOWN_DAY_MS, 13],
    [13 * COUNTDOWN_DAY_MS, 1],
    [14 * COUNTDOWN_DAY_MS, 0],
    [100 * COUNTDOWN_DAY_MS, 0],
  ])('after %i ms %i days are left, and they go on from there (R13.1, R15.1)', (passedMs, days) => {
    const journey = reloaded(journeyAt(ROUTES.dashboard.path), ROUTES.dashboard.path, passedMs);
    const left = () => viewDashboard(journey.snapshot()).nextPayment.daysLeft;
    const found = left();
    journey.clock.increment(COUNTDOWN_DAY_MS);
    expect([found, left()]).toEqual([days, Math.max(0, days - 1)]);
  });
});
