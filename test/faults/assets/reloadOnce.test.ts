import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAVING_PATIENCE_MS } from '#machines/constants.ts';
import { noteArrival, reloadOnce } from '#src/app/errors/reloadOnce.ts';
import { fakeHome } from '#test/services/fakeHome.ts';

/** A page with a storage of its own, offline or with a storage that refuses on request. */
function pageWith({ isOnline = true, refuses = [] as readonly ('getItem' | 'setItem')[] } = {}) {
  const { sessionStorage } = fakeHome();
  for (const name of refuses) {
    vi.spyOn(sessionStorage, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  const reload = vi.fn<() => void>();
  const page = {
    sessionStorage,
    navigator: { onLine: isOnline },
    location: { reload },
  };
  return { page, reload, mark: () => sessionStorage.getItem('reloadedForPart') };
}

const saved = async () => true;
const unsaved = async () => false;
const never = () => new Promise<boolean>(() => {});

afterEach(() => {
  vi.useRealTimers();
});

describe('F-38 a part of the program is gone after a deploy', () => {
  it('the page loads itself once, and not again before that part is here (R1.6)', async () => {
    const { page, reload } = pageWith();
    const loads = [];
    for (const part of ['offers', 'offers', 'contract']) loads.push(await reloadOnce(part, saved, page));
    expect([loads, reload.mock.calls.length]).toEqual([[true, false, false], 1]);
  });

  it('another part may load the page anew once the first is here (R1.6)', async () => {
    const { page, mark } = pageWith();
    await reloadOnce('offers', saved, page);
    noteArrival('contract', page);
    const early = await reloadOnce('contract', saved, page);
    noteArrival('offers', page);
    expect([early, mark(), await reloadOnce('contract', saved, page)]).toEqual([false, null, true]);
  });

  it.each([
    ['offline', { isOnline: false }, saved],
    ['while something typed is not saved', {}, unsaved],
    ['where the browser refuses to read its mark', { refuses: ['getItem'] as const }, saved],
    ['where the browser refuses to leave a mark', { refuses: ['setItem'] as const }, saved],
  ])('the page does not load itself %s (R15.1)', async (_when, world, settled) => {
    const { page, reload } = pageWith(world);
    const loads = await reloadOnce('offers', settled, page);
    noteArrival('offers', page);
    expect([loads, reload.mock.calls.length]).toEqual([false, 0]);
  });

  it('a page whose saving never ends says so after 5 seconds (R15.1)', async () => {
    vi.useFakeTimers();
    const { page, reload } = pageWith();
    const automatic = reloadOnce('offers', never, page);
    await vi.advanceTimersByTimeAsync(SAVING_PATIENCE_MS);
    expect([await automatic, reload.mock.calls.length]).toEqual([false, 0]);
  });
});
