import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAVING_PATIENCE_MS } from '#machines/constants.ts';
import { noteArrival, reloadNow, reloadOnce } from '#src/app/errors/reloadOnce.ts';
import { fakeHome } from '#test/services/fakeHome.ts';

const MARK = 'reloadedForPart';

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
    setTimeout: ((act: () => void, ms: number) => setTimeout(act, ms)) as unknown as Window['setTimeout'],
    navigator: { onLine: isOnline },
    location: { reload },
  };
  const mark = () => sessionStorage.getItem(MARK);
  return { page, reload, mark, setMark: (text: string) => sessionStorage.setItem(MARK, text) };
}

const saved = async () => true;
const unsaved = async () => false;
const never = () => new Promise<boolean>(() => {});

afterEach(() => {
  vi.useRealTimers();
});

describe('F-38 a part of the program is gone after a deploy', () => {
  it('the page loads itself once, and never again for the same build (R1.6)', async () => {
    const { page, reload } = pageWith();
    const loads = [];
    for (const part of ['offers', 'offers', 'contract']) loads.push(await reloadOnce(part, saved, page));
    expect([loads, reload.mock.calls.length]).toEqual([[true, false, false], 1]);
  });

  it('two builds that are served in turn do not load each other for ever (R1.6)', async () => {
    const { page, reload, mark, setMark } = pageWith();
    await reloadOnce('offers', saved, page);
    setMark(`${mark()}\nhttps://example.com/assets/index-other.js contract`);
    expect([await reloadOnce('offers', saved, page), reload.mock.calls.length]).toEqual([false, 1]);
  });

  it('another part may load the page anew once the first is here, as may another build (R1.6)', async () => {
    const { page, mark, setMark } = pageWith();
    await reloadOnce('offers', saved, page);
    noteArrival('contract', page);
    const early = await reloadOnce('contract', saved, page);
    noteArrival('offers', page);
    const cleared = mark();
    const later = await reloadOnce('contract', saved, page);
    setMark('https://example.com/assets/index-older.js contract');
    expect([early, cleared, later, await reloadOnce('contract', saved, page)]).toEqual([false, null, true, true]);
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

  it('a page whose saving never ends says so after 5 seconds, and still loads when a person asks (R15.1)', async () => {
    vi.useFakeTimers();
    const { page, reload } = pageWith();
    const automatic = reloadOnce('offers', never, page);
    await vi.advanceTimersByTimeAsync(SAVING_PATIENCE_MS);
    expect([await automatic, reload.mock.calls.length]).toEqual([false, 0]);
    const requested = reloadNow(never, page);
    await vi.advanceTimersByTimeAsync(SAVING_PATIENCE_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await requested;
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
