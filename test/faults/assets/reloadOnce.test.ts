import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELOAD_COOLDOWN_MS, SETTLE_DEADLINE_MS } from '#machines/constants.ts';
import { reloadOnce } from '#src/app/CurrentScreen.tsx';
import { fakeHome } from '#test/services/fakeHome.ts';

/** A page that is offline, or whose storage refuses. */
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

describe('A page that is missing a script', () => {
  it('reloads once in ten minutes (R1.6)', async () => {
    const reload = openPage();
    const reloaded = [];
    for (const passedMs of [0, RELOAD_COOLDOWN_MS - 1, 1, 0]) {
      vi.advanceTimersByTime(passedMs);
      reloaded.push(await reloadOnce(saved));
    }
    expect(reloaded).toEqual([true, false, true, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['offline', { isOnline: false }, saved],
    ['with unsaved input', {}, unsaved],
    ['when storage refuses reads', { refuses: ['getItem'] as const }, saved],
    ['when storage refuses writes', { refuses: ['setItem'] as const }, saved],
  ])('does not reload %s (R15.1)', async (_when, world, settled) => {
    const reload = openPage(world);
    expect(await reloadOnce(settled)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stops waiting after 5 seconds for saving to end (R15.1)', async () => {
    const reload = openPage();
    const reloading = reloadOnce(never);
    await vi.advanceTimersByTimeAsync(SETTLE_DEADLINE_MS);
    expect(await reloading).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
