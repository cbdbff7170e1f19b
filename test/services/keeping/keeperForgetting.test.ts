import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_WITHOUT_TAB_MS } from '#machines/constants.ts';
import { BLANK_FACTS } from '#machines/journey/facts.ts';
import { contents, kinds } from './database.ts';
import { ARTICLES, EMAIL, newTab, NOW, pageIn, typed, typedWithFile } from './tab.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
});

const later = (ms: number) => new Date(NOW.getTime() + ms);

describe('When several tabs live side by side', () => {
  /** Locks that living tabs hold, as a browser has them, until all tabs close. */
  function livingLocks() {
    const held = new Set<string>();
    const queue: { readonly name: string; readonly take: () => void }[] = [];
    return {
      request: (name: string, { signal }: { signal: AbortSignal }, act: () => Promise<never>) => {
        if (!held.has(name)) {
          held.add(name);
          return act();
        }
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('held')));
          queue.push({ name, take: () => resolve(act()) });
        });
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      hasQueue: () => queue.length > 0,
      closeTabs: () => {
        held.clear();
        for (const { name, take } of queue) {
          held.add(name);
          take();
        }
      },
    };
  }

  it('a duplicated tab gets a copy of its own and leaves the first one alone (R15.1)', async () => {
    vi.stubGlobal('navigator', { locks: livingLocks() });
    const tab = newTab();
    const first = pageIn(tab, { chosen: { [ARTICLES.id]: 'PDF' } });
    await first.keeper.find(EMAIL);
    await first.keeper.keep(EMAIL, typedWithFile());
    const twin = newTab();
    twin.setItem('keptTab', tab.getItem('keptTab') ?? '');
    const second = pageIn(twin);
    expect(await second.keeper.find(EMAIL)).toEqual({ facts: typedWithFile(), loss: null });
    await second.keeper.keep(EMAIL, typed());
    expect(await kinds()).toEqual(['facts', 'facts', 'file']);
    expect(twin.getItem('keptTab')).not.toEqual(tab.getItem('keptTab'));
  });

  it('what a living tab keeps is neither taken over nor removed (R15.2)', async () => {
    vi.stubGlobal('navigator', { locks: livingLocks() });
    const first = pageIn(newTab());
    await first.keeper.find(EMAIL);
    await first.keeper.keep(EMAIL, typed({ isRemembered: true }));
    const second = pageIn(newTab(), { now: later(KEPT_WITHOUT_TAB_MS * 2) });
    expect(await second.keeper.find(EMAIL)).toEqual({ facts: null, loss: null });
    await second.keeper.keep(EMAIL, typed());
    expect(await kinds()).toEqual(['facts', 'facts', 'rememberedKey']);
  });

  it('what a remembered creator left in a tab that is just closing is waited for (R4.1, R15.1)', async () => {
    const locks = livingLocks();
    vi.stubGlobal('navigator', { locks });
    const first = pageIn(newTab());
    await first.keeper.find(EMAIL);
    await first.keeper.keep(EMAIL, typed({ isRemembered: true }));
    const next = pageIn(newTab()).keeper.find(EMAIL);
    await vi.waitUntil(locks.hasQueue);
    locks.closeTabs();
    expect(await next).toEqual({ facts: typed({ isRemembered: true }), loss: null });
  });
});

describe('When it is to be forgotten', () => {
  it('forgets what this tab kept, and keeps on under another key (R15.2)', async () => {
    const tab = newTab();
    const other = pageIn(newTab());
    await other.keeper.find(EMAIL);
    await other.keeper.keep(EMAIL, typed());
    const { keeper } = pageIn(tab);
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typed());
    await keeper.forget();
    expect(await kinds()).toEqual(['facts']);
    await keeper.keep(EMAIL, typed({ ownersAdded: 2 }));
    expect((await pageIn(tab).keeper.find(EMAIL)).facts?.ownersAdded).toBe(2);
  });

  it('forgets what every tab kept (R2.4, R15.2)', async () => {
    const tab = newTab();
    const other = pageIn(newTab());
    await other.keeper.find(EMAIL);
    await other.keeper.keep(EMAIL, typed({ isRemembered: true }));
    const { keeper } = pageIn(tab);
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typed());
    await keeper.forgetAll();
    expect(await contents()).toEqual({});
    expect(tab.getItem('keptTab')).toBeNull();
  });

  it('does not write what waited to be kept (R15.2)', async () => {
    const { keeper } = pageIn(newTab());
    await keeper.find(EMAIL);
    const waiting = keeper.keep(EMAIL, typed());
    await keeper.forgetAll();
    await waiting;
    expect(await contents()).toEqual({});
  });
});

describe('When the browser refuses', () => {
  it('says so and finds nothing, and throws nothing (R15.3)', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const { keeper, failed } = pageIn(newTab());
    expect(await keeper.find(EMAIL)).toEqual({ facts: null, loss: null });
    await keeper.keep(EMAIL, BLANK_FACTS);
    expect(failed).toHaveBeenCalled();
  });

  it('tells a listener that comes later (R15.3)', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const { keeper } = pageIn(newTab());
    await keeper.find(EMAIL);
    const failed = vi.fn();
    keeper.listen({ kept: vi.fn(), failed, outdated: vi.fn() });
    expect(failed).toHaveBeenCalledTimes(1);
  });
});
