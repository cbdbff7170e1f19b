import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, PROGRESS_TICK_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { WatchTimeInput } from '#machines/journey/ports.ts';
import { watchTimeOn, type WatchedPage } from '#src/services/watchTime.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function fakePage() {
  const events = new EventTarget();
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return {
    page: page as typeof page & WatchedPage,
    turn: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      events.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** A watch whose reports, in milliseconds, are collected. */
function watch(input: WatchTimeInput) {
  const { page, turn } = fakePage();
  const machine = setup({
    types: { context: {} as { reports: number[] }, events: {} as JourneyEvent },
    actors: { watchTime: watchTimeOn(page) },
  }).createMachine({
    context: { reports: [] },
    invoke: { src: 'watchTime', input },
    on: {
      '*': {
        actions: assign({
          reports: ({ context, event }) =>
            'elapsedMs' in event ? [...context.reports, event.elapsedMs] : context.reports,
        }),
      },
    },
  });
  const actor = createActor(machine).start();
  return { turn, reports: () => actor.getSnapshot().context.reports, stop: () => actor.stop() };
}

describe('The watch of a timed screen', () => {
  it('reports whenever the percentage changes, up to 100 (R6.1, R11.1)', () => {
    const { reports } = watch({ fromMs: 0, reportAs: 'progress.advanced' });
    vi.advanceTimersByTime(TIMED_SCREEN_MS);
    const percents = reports().map(progressPercent);
    expect(percents).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) * 2));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on from the time already spent (R6.4)', () => {
    const { reports } = watch({ fromMs: 1000, reportAs: 'progress.advanced' });
    vi.advanceTimersByTime(PROGRESS_TICK_MS);
    expect(reports()).toEqual([1120]);
  });

  it('reads the clock and counts no ticks when timers come late (R6.1)', () => {
    const { reports, turn } = watch({ fromMs: 0, reportAs: 'progress.advanced' });
    vi.setSystemTime(Date.now() + 3500);
    turn('visible');
    expect(reports()).toEqual([3500]);
  });

  it('says nothing when the page is hidden (R6.1)', () => {
    const { reports, turn } = watch({ fromMs: 0, reportAs: 'progress.advanced' });
    turn('hidden');
    expect(reports()).toEqual([]);
  });

  it('stands still when the clock is set back and goes on from there (R6.1)', () => {
    const { reports } = watch({ fromMs: 0, reportAs: 'progress.advanced' });
    vi.advanceTimersByTime(280);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(280);
    expect(reports()).toEqual([140, 280, 280, 420]);
  });

  it('leaves no timer and no listener behind (R6.3)', () => {
    const { reports, stop, turn } = watch({ fromMs: 0, reportAs: 'progress.advanced' });
    stop();
    turn('visible');
    vi.advanceTimersByTime(TIMED_SCREEN_MS);
    expect(reports()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('The watch of the countdown', () => {
  it('reports each of the 14 days and then rests (R13.1)', () => {
    const { reports } = watch({ fromMs: 0, reportAs: 'countdown.advanced' });
    vi.advanceTimersByTime(COUNTDOWN_DAY_MS * (COUNTDOWN_START_DAYS + 2));
    expect(reports()).toEqual(Array.from({ length: COUNTDOWN_START_DAYS }, (_, day) => (day + 1) * COUNTDOWN_DAY_MS));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('catches up at once after a sleep (R13.1)', () => {
    const { reports, turn } = watch({ fromMs: 90_000, reportAs: 'countdown.advanced' });
    vi.setSystemTime(Date.now() + 20 * COUNTDOWN_DAY_MS);
    turn('visible');
    expect(reports()).toEqual([90_000 + 20 * COUNTDOWN_DAY_MS]);
  });
});
