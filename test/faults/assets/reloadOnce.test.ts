import { afterEach, describe, expect, it, vi } from 'vitest';
import { KEEPING_PATIENCE_MS } from '#machines/constants.ts';
import { noteArrival, reloadNow, reloadOnce } from '#src/app/errors/reloadOnce.ts';

type Refusal = 'getItem' | 'setItem';

/** A page with a storage of its own, offline or with a storage that refuses if asked. */
function pageWith({ isOnline = true, refuses = [] as readonly Refusal[] } = {}) {
  const texts = new Map<string, string>();
  const orRefuse = (name: Refusal) => {
    if (refuses.includes(name)) throw new DOMException('refused', 'SecurityError');
  };
  const sessionStorage = {
    getItem: (key: string) => {
      orRefuse('getItem');
      return texts.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      orRefuse('setItem');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  } as unknown as Storage;
  const reload = vi.fn<() => void>();
  const page = {
    sessionStorage,
    setTimeout: globalThis.setTimeout as unknown as Window['setTimeout'],
    navigator: { onLine: isOnline },
    location: { reload },
  };
  return { page, reload, texts };
}

const kept = async () => true;
const unkept = async () => false;
const never = () => new Promise<boolean>(() => {});

afterEach(() => {
  vi.useRealTimers();
});

describe('F-38 a part of the program is gone after a deploy', () => {
  it('the page loads itself once, and never again for the same build (R1.6)', async () => {
    const { page, reload } = pageWith();
    expect(await reloadOnce('offers', kept, page)).toBe(true);
    expect(await reloadOnce('offers', kept, page)).toBe(false);
    expect(await reloadOnce('contract', kept, page)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('two builds that are served in turn do not load each other for ever (R1.6)', async () => {
    const { page, reload, texts } = pageWith();
    await reloadOnce('offers', kept, page);
    const [key = '', own = ''] = [...texts.entries()][0] ?? [];
    texts.set(key, `${own}\nhttps://example.com/assets/index-other.js contract`);
    expect(await reloadOnce('offers', kept, page)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('another part may load the page anew once the first is here, as may another build (R1.6)', async () => {
    const { page, reload, texts } = pageWith();
    await reloadOnce('offers', kept, page);
    noteArrival('contract', page);
    expect(await reloadOnce('contract', kept, page)).toBe(false);
    noteArrival('offers', page);
    expect([...texts]).toEqual([]);
    expect(await reloadOnce('contract', kept, page)).toBe(true);
    for (const key of texts.keys()) texts.set(key, 'https://example.com/assets/index-older.js contract');
    expect(await reloadOnce('contract', kept, page)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['offline', { isOnline: false }, kept],
    ['while something typed is not kept', {}, unkept],
    ['where the browser refuses to read its mark', { refuses: ['getItem'] as const }, kept],
    ['where the browser refuses to leave a mark', { refuses: ['setItem'] as const }, kept],
  ])('the page does not load itself %s (R15.1)', async (_when, world, settled) => {
    const { page, reload } = pageWith(world);
    expect(await reloadOnce('offers', settled, page)).toBe(false);
    noteArrival('offers', page);
    expect(reload).not.toHaveBeenCalled();
  });

  it('a page whose keeping never ends says so after 5 seconds, and still loads when a person asks (R15.1)', async () => {
    vi.useFakeTimers();
    const { page, reload } = pageWith();
    page.setTimeout = globalThis.setTimeout as unknown as Window['setTimeout'];
    const told = reloadOnce('offers', never, page);
    await vi.advanceTimersByTimeAsync(KEEPING_PATIENCE_MS);
    expect(await told).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    const asked = reloadNow(never, page);
    await vi.advanceTimersByTimeAsync(KEEPING_PATIENCE_MS);
    await asked;
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
