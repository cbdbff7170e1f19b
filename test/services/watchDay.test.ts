import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import { watchDay } from '#src/services/watchDay.ts';
import { createHideablePage } from './createHideablePage.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: new Date('2026-12-31T22:00:00-05:00') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function watch() {
  const { page, setVisibility } = createHideablePage();
  const reported: string[] = [];
  watchDay(page, BROWSER_CLOCK, (now) => reported.push(now.toISOString()));
  return { reported, setVisibility };
}

describe('Date watcher', () => {
  it('reports each local midnight once (R9.6, R13.1)', () => {
    const { reported } = watch();
    vi.advanceTimersByTime(2 * HOUR_MS - 1);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(36 * HOUR_MS);
    expect(reported).toEqual(['2027-01-01T05:00:00.000Z', '2027-01-02T05:00:00.000Z']);
  });

  it('catches up when the page becomes visible or the computer wakes (R9.6, R13.1)', () => {
    const { reported, setVisibility } = watch();
    setVisibility('visible');
    vi.setSystemTime(Date.now() + 10 * HOUR_MS);
    setVisibility('visible');
    vi.setSystemTime(Date.now() + 24 * HOUR_MS);
    vi.advanceTimersByTime(60_000);
    expect(reported).toEqual(['2027-01-01T13:00:00.000Z', '2027-01-02T13:01:00.000Z']);
  });
});
