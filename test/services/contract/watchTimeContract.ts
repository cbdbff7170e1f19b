import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, PROGRESS_TICK_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { ports, WatchTimeInput } from '#machines/journey/ports.ts';
import type { WatchedPage } from '#src/services/clock.ts';
import { turnedPage } from '#test/services/turnedPage.ts';

type WatchTime = (typeof ports)['watchTime'];

/** Adds the tests of an implementation of `watchTime` on the given page. */
export function describeWatchTime(name: string, create: (page: WatchedPage) => WatchTime): void {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  /** Collects what a watch reports, in milliseconds. */
  function watch(reportAs: WatchTimeInput['reportAs'], fromMs = 0) {
    const { page, turn, listeners } = turnedPage();
    const reports: number[] = [];
    const actors = { watchTime: create(page) };
    const machine = setup({ types: { events: {} as JourneyEvent }, actors }).createMachine({
      invoke: { src: 'watchTime', input: { fromMs, reportAs } },
      on: { '*': { actions: ({ event }) => reports.push('elapsedMs' in event ? event.elapsedMs : Number.NaN) } },
    });
    const actor = createActor(machine).start();
    return { turn, reports, stop: () => actor.stop(), listeners };
  }

  describe(`${name} for a timed screen`, () => {
    it('reports each change of the percentage, up to 100, from the time already spent (R6.1, R6.4, R11.1)', () => {
      const { reports } = watch('progress.advanced');
      vi.advanceTimersByTime(TIMED_SCREEN_MS);
      expect(reports.map(progressPercent)).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) * 2));
      expect(vi.getTimerCount()).toBe(0);
      const later = watch('progress.advanced', 1000);
      vi.advanceTimersByTime(PROGRESS_TICK_MS);
      expect(later.reports).toEqual([1120]);
    });

    it('reads the clock and counts no ticks: one that is set back stands still and goes on from there (R6.1)', () => {
      const { reports, turn } = watch('progress.advanced');
      vi.advanceTimersByTime(280);
      vi.setSystemTime(Date.now() - 3_600_000);
      vi.advanceTimersByTime(280);
      vi.setSystemTime(Date.now() + 3080);
      turn('hidden');
      expect(reports).toEqual([140, 280, 280, 420]);
      turn('visible');
      expect([reports.at(-1), vi.getTimerCount()]).toEqual([3500, 1]);
    });
  });

  describe(`${name} for the countdown`, () => {
    it('reports each of the 14 days and then rests (R13.1)', () => {
      const { reports } = watch('countdown.advanced');
      vi.advanceTimersByTime(COUNTDOWN_DAY_MS * (COUNTDOWN_START_DAYS + 2));
      expect(reports).toEqual(Array.from({ length: COUNTDOWN_START_DAYS }, (_, day) => (day + 1) * COUNTDOWN_DAY_MS));
      expect(vi.getTimerCount()).toBe(0);
    });

    it('counts the rest of a day that has begun, and catches up at once after a sleep (R13.1)', () => {
      const { reports, turn, stop, listeners } = watch('countdown.advanced', 90_000);
      vi.advanceTimersByTime(COUNTDOWN_DAY_MS - (90_000 % COUNTDOWN_DAY_MS));
      vi.setSystemTime(Date.now() + 20 * COUNTDOWN_DAY_MS);
      turn('visible');
      const first = 90_000 + COUNTDOWN_DAY_MS - (90_000 % COUNTDOWN_DAY_MS);
      expect(reports).toEqual([first, first + 20 * COUNTDOWN_DAY_MS]);
      stop();
      expect([vi.getTimerCount(), listeners()]).toEqual([0, 0]);
    });
  });
}
