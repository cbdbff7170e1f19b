import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELOAD_COOLDOWN_MS, SAVING_PATIENCE_MS } from '#machines/constants.ts';
import { reloadOnce } from '#src/app/CurrentScreen.tsx';
import { fakeHome } from '#test/services/fakeHome.ts';

/** A page that is offline, or whose storage refuses, on request. */
function openPage({ isOnline = true, refuses = [] as readonly ('getItem' | 'setItem')[] } = {}) {
  const { sessionStorage } = fakeHome();
  for (const name of refuses) {
    vi.spyOn(sessionStorage, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  const reload = vi.fn<() => void>();
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('window', { location: { reload } });
  return reload;
}

const saved = async () => true;
const unsaved = async () => false;
const never = () => new Promise<boolean>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('F-38 a part of the program is missing after a deploy', () => {
  it('the page loads itself once, and not again before ten minutes have passed (R1.6)', async () => {
    const reload = openPage();
    const loads = [];
    for (const passedMs of [0, RELOAD_COOLDOWN_MS - 1, 1, 0]) {
      vi.advanceTimersByTime(passedMs);
      loads.push(await reloadOnce(saved));
    }
    expect([loads, reload.mock.calls.length]).toEqual([[true, false, true, false], 2]);
  });

  it.each([
    ['offline', { isOnline: false }, saved],
    ['while something typed is not saved', {}, unsaved],
    ['where the browser refuses to read its mark', { refuses: ['getItem'] as const }, saved],
    ['where the browser refuses to leave a mark', { refuses: ['setItem'] as const }, saved],
  ])('the page does not load itself %s (R15.1)', async (_when, world, settled) => {
    const reload = openPage(world);
    expect([await reloadOnce(settled), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it('a page whose saving never ends says so after 5 seconds (R15.1)', async () => {
    const reload = openPage();
    const automatic = reloadOnce(never);
    await vi.advanceTimersByTimeAsync(SAVING_PATIENCE_MS);
    expect([await automatic, reload.mock.calls.length]).toEqual([false, 0]);
  });
});
