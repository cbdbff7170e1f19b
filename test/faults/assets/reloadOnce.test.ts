import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELOAD_COOLDOWN_MS, SETTLE_DEADLINE_MS } from '#machines/constants.ts';
import { reloadOnce } from '#src/app/CurrentScreen.tsx';
import { createFakeWindow } from '#test/services/createFakeWindow.ts';

/** Stubs the page's globals; `failing` lists storage methods that throw. */
function stubPage({ isOnline = true, failing = [] as readonly ('getItem' | 'setItem')[] } = {}) {
  const { sessionStorage } = createFakeWindow();
  for (const name of failing) {
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

const saveSucceeds = async () => true;
const saveFails = async () => false;
const saveHangs = () => new Promise<boolean>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A page that is missing a script', () => {
  it('reloads at most once in ten minutes (R1.6)', async () => {
    const reload = stubPage();
    const reloaded = [];
    for (const passedMs of [0, RELOAD_COOLDOWN_MS - 1, 1, 0]) {
      vi.advanceTimersByTime(passedMs);
      reloaded.push(await reloadOnce(saveSucceeds));
    }
    expect(reloaded).toEqual([true, false, true, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['offline', { isOnline: false }, saveSucceeds],
    ['with unsaved input', {}, saveFails],
    ['when storage reads are blocked', { failing: ['getItem'] as const }, saveSucceeds],
    ['when storage writes are blocked', { failing: ['setItem'] as const }, saveSucceeds],
  ])('does not reload %s (R15.1)', async (_condition, options, finishSaving) => {
    const reload = stubPage(options);
    expect(await reloadOnce(finishSaving)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload if saving takes 5 seconds (R15.1)', async () => {
    const reload = stubPage();
    const reloading = reloadOnce(saveHangs);
    await vi.advanceTimersByTimeAsync(SETTLE_DEADLINE_MS);
    expect(await reloading).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
