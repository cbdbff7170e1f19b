import { afterEach, describe, expect, it, vi } from 'vitest';
import { RELOAD_REST_MS, SAVING_PATIENCE_MS } from '#machines/constants.ts';
import { reloadOnce } from '#src/app/lazyScreens.ts';

/** A page as it was opened, and for how long it has stood. */
function openPage({ isOnline = true, type = 'navigate', ageMs = 0 } = {}) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('window', { location: { reload } });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'now').mockReturnValue(ageMs);
  return reload;
}

const saved = async () => true;
const unsaved = async () => false;
const never = () => new Promise<boolean>(() => {});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('F-38 a part of the program is gone after a deploy', () => {
  it.each([
    ['opened by its address', { type: 'navigate' }, 1],
    ['come back to', { type: 'back_forward' }, 1],
    ['loaded anew just before', { type: 'reload', ageMs: RELOAD_REST_MS - 1 }, 0],
    ['loaded anew a while ago', { type: 'reload', ageMs: RELOAD_REST_MS }, 1],
  ])('a page that was %s loads itself once (R1.6)', async (_how, visit, times) => {
    const reload = openPage(visit);
    expect([await reloadOnce(saved), reload.mock.calls.length]).toEqual([times === 1, times]);
  });

  it.each([
    ['offline', false, saved],
    ['while something typed is not saved', true, unsaved],
  ])('the page does not load itself %s (R15.1)', async (_when, isOnline, settled) => {
    const reload = openPage({ isOnline });
    expect([await reloadOnce(settled), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it('a page whose saving never ends says so after 5 seconds (R15.1)', async () => {
    vi.useFakeTimers();
    const reload = openPage();
    const automatic = reloadOnce(never);
    await vi.advanceTimersByTimeAsync(SAVING_PATIENCE_MS);
    expect([await automatic, reload.mock.calls.length]).toEqual([false, 0]);
  });
});
