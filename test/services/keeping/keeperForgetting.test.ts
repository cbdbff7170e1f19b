import { describe, expect, it, vi } from 'vitest';
import { KEPT_WITHOUT_TAB_MS } from '#machines/constants.ts';
import { contents, kinds, useNewBrowsers } from './database.ts';
import { EMAIL, foundIn, newTab, NOW, pageIn, pageWith, typed, typedWithFile, WITH_ARTICLES } from './tab.ts';

useNewBrowsers();

const NOTHING = { facts: null, loss: null };
const later = (ms: number) => ({ now: new Date(NOW.getTime() + ms) });

/** A browser whose tabs hold locks as long as they live: until all of them are closed. */
function stubLocks() {
  const held = new Set<string>(['of another program']);
  const queue = new Map<string, () => void>();
  const locks = {
    request: (name: string, { signal }: { signal: AbortSignal }, act: () => Promise<never>) => {
      if (!held.has(name)) {
        held.add(name);
        return act();
      }
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          queue.delete(name);
          reject(new Error('held'));
        });
        queue.set(name, () => resolve(act()));
      });
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  return {
    hasQueue: () => queue.size > 0,
    closeTabs: () => {
      held.clear();
      for (const [name, take] of queue) {
        held.add(name);
        take();
      }
    },
  };
}

describe('When several tabs live side by side', () => {
  it('a duplicated tab gets a copy of its own and leaves the first one alone (R15.1)', async () => {
    stubLocks();
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const twin = newTab();
    twin.setItem('keptTab', tab.getItem('keptTab') ?? '');
    const second = pageIn(twin);
    expect(await second.keeper.find(EMAIL)).toEqual({ facts: typedWithFile(), loss: null });
    await second.keep(typed());
    expect(await kinds()).toEqual(['facts', 'facts', 'file']);
    expect(twin.getItem('keptTab')).not.toEqual(tab.getItem('keptTab'));
  });

  it('what a living tab keeps is neither taken over nor removed (R15.2)', async () => {
    stubLocks();
    await pageWith(typed({ isRemembered: true }));
    await pageWith(typed());
    const third = pageIn(newTab(), later(KEPT_WITHOUT_TAB_MS * 2));
    expect(await third.keeper.find(EMAIL)).toEqual(NOTHING);
    await third.keep(typed());
    expect(await kinds()).toEqual(['facts', 'facts', 'facts', 'rememberedKey']);
  });

  it('what a remembered creator left in a tab that is just closing is waited for (R4.1, R15.1)', async () => {
    const locks = stubLocks();
    await pageWith(typed({ isRemembered: true }));
    const next = foundIn(newTab());
    await vi.waitUntil(locks.hasQueue);
    locks.closeTabs();
    expect(await next).toEqual({ facts: typed({ isRemembered: true }), loss: null });
  });

  it('of what a remembered creator left in several tabs, the latest that no tab holds comes back (R4.1, R15.1)', async () => {
    const locks = stubLocks();
    const left = (ownersAdded: number) => typed({ isRemembered: true, ownersAdded });
    // A second tab begins while the first one lives, so that it takes nothing over.
    const first = await pageWith(left(1), later(3000));
    await pageWith(left(2), later(5000));
    await pageWith(left(3), later(4000));
    locks.closeTabs();
    const found: unknown[] = [];
    for (const tab of [newTab(), newTab(), first.tab]) found.push((await foundIn(tab)).facts?.ownersAdded);
    expect(found).toEqual([2, 3, 1]);
  });
});

describe('When it is to be forgotten', () => {
  it('forgets what this tab kept, and keeps on under another key (R15.2)', async () => {
    const other = await pageWith(typed({ ownersAdded: 7 }));
    const { tab, keeper, keep } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const mark = tab.getItem('keptTab');
    await keeper.forget();
    expect([await kinds(), tab.getItem('keptTab')]).toEqual([['facts'], null]);
    await keep(typed({ ownersAdded: 2 }));
    expect(tab.getItem('keptTab')).not.toBe(mark);
    expect((await foundIn(tab)).facts?.ownersAdded).toBe(2);
    expect((await foundIn(other.tab)).facts?.ownersAdded).toBe(7);
  });

  it('forgets what every tab kept (R2.4, R15.2)', async () => {
    await pageWith(typed({ isRemembered: true }));
    const { tab, keeper } = await pageWith(typed());
    await keeper.forgetAll();
    expect([await contents(), tab.getItem('keptTab')]).toEqual([{}, null]);
  });

  it.each(['forget', 'forgetAll'] as const)('does not write what waited to be kept: %s (R15.2)', async (forgets) => {
    const { keeper, keep } = await pageWith(typed());
    const waiting = keep(typed({ ownersAdded: 2 }));
    await keeper[forgets]();
    await waiting;
    expect(await contents()).toEqual({});
  });
});

describe('When the browser refuses', () => {
  it('says so, to listeners that come later too, finds nothing and throws nothing (R15.3)', async () => {
    const open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open });
    const { keeper, failed, keep, fileText } = pageIn(newTab());
    expect(await keeper.find(EMAIL)).toEqual(NOTHING);
    const calls = failed.mock.calls.length;
    const later = { kept: vi.fn(), failed: vi.fn(), outdated: vi.fn() };
    keeper.listen(later);
    await keep(typed());
    await keeper.forgetAll();
    expect([calls > 0, await keeper.settled(), await fileText('any')]).toEqual([true, false, null]);
    expect([later.failed.mock.calls.length > 1, later.kept.mock.calls]).toEqual([true, []]);
  });
});
