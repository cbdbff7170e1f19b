import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { WatchTimeInput } from '#machines/journey/ports.ts';
import { watchTimeOn } from '#src/services/watchTime.ts';
import { createHideablePage } from './createHideablePage.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Starts the watcher and records the elapsed times that it reports. */
function watch(reportAs: WatchTimeInput['reportAs'], fromMs = 0) {
  const { page, setVisibility } = createHideablePage();
  const reports: number[] = [];
  const actors = { watchTime: watchTimeOn(page) };
  const machine = setup({ types: { events: {} as JourneyEvent }, actors }).createMachine({
    invoke: { src: 'watchTime', input: { fromMs, reportAs } },
    on: { '*': { actions: ({ event }) => reports.push('elapsedMs' in event ? event.elapsedMs : Number.NaN) } },
  });
  const actor = createActor(machine).start();
  return { setVisibility, reports, stop: () => actor.stop() };
}

describe('Time watcher', () => {
  it('reports each change in the percentage up to 100, then stops (R6.1, R11.1)', () => {
    const { reports } = watch('progress.advanced');
    vi.advanceTimersByTime(TIMED_SCREEN_MS);
    expect(reports.map(progressPercent)).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) * 2));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never reports less time when the clock is set back (R6.1)', () => {
    const { reports, setVisibility } = watch('progress.advanced');
    vi.advanceTimersByTime(280);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(280);
    vi.setSystemTime(Date.now() + 3080);
    setVisibility('hidden');
    expect(reports).toEqual([140, 280, 280, 420]);
    setVisibility('visible');
    expect(reports.at(-1)).toBe(3500);
  });

  it('reports each of the 14 days, then stops (R13.1)', () => {
    const { reports } = watch('countdown.advanced');
    vi.advanceTimersByTime(COUNTDOWN_DAY_MS * (COUNTDOWN_START_DAYS + 2));
    expect(reports).toEqual(Array.from({ length: COUNTDOWN_START_DAYS }, (_, day) => (day + 1) * COUNTDOWN_DAY_MS));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('resumes a partial day and catches up after sleep (R6.4, R13.1)', () => {
    const remainingMs = COUNTDOWN_DAY_MS - (90_000 % COUNTDOWN_DAY_MS);
    const { reports, setVisibility } = watch('countdown.advanced', 90_000);
    vi.advanceTimersByTime(remainingMs);
    vi.setSystemTime(Date.now() + 20 * COUNTDOWN_DAY_MS);
    setVisibility('visible');
    expect(reports).toEqual([90_000 + remainingMs, 90_000 + remainingMs + 20 * COUNTDOWN_DAY_MS]);
  });

  it('reports nothing after it stops', () => {
    const { reports, stop, setVisibility } = watch('countdown.advanced');
    stop();
    setVisibility('visible');
    expect(vi.getTimerCount()).toBe(0);
    expect(reports).toEqual([]);
  });
});
