import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, promisifyRequest } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FACTS_VERSION } from '#src/services/keeping/factsCodec.ts';
import { contents } from '#test/services/keeping/database.ts';
import { EMAIL, newBrowser, newTab, pageIn, typed } from '#test/services/keeping/tab.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
});

/** A newer version writes in place of every kept journey, in a form that is not known yet. */
async function writeNewer(): Promise<unknown> {
  const inStore = createStore('creator-cash-advance', 'kept');
  const keys = (await inStore('readonly', (store) => promisifyRequest(store.getAllKeys()))) as string[];
  const facts = keys.filter((key) => key.startsWith('facts:'));
  expect(facts).toHaveLength(1);
  await inStore('readwrite', (store) => {
    for (const key of facts) store.put({ version: FACTS_VERSION + 1, parts: ['unknown'] }, key);
    return promisifyRequest(store.transaction);
  });
  return contents();
}

async function pageThatHasKept(tab = newTab(), channel = newBrowser()()) {
  const page = pageIn(tab, { channel });
  await page.keeper.find(EMAIL);
  await page.keeper.keep(EMAIL, typed());
  return page;
}

describe('F-17 a newer version of the product has written in this browser', () => {
  it('an open page that is about to write leaves the newer record alone and says that it is outdated, once (R15.3)', async () => {
    const page = await pageThatHasKept();
    const newer = await writeNewer();
    await page.keeper.keep(EMAIL, typed({ ownersAdded: 2 }));
    await page.keeper.keep(EMAIL, typed({ ownersAdded: 3 }));
    expect(await contents()).toEqual(newer);
    expect([page.outdated, page.failed, page.kept].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });

  it('an older page that is loaded into its tab leaves the record alone, says so, and goes on in memory (R15.3)', async () => {
    const tab = newTab();
    await pageThatHasKept(tab);
    const newer = await writeNewer();
    const page = pageIn(tab);
    expect(await page.keeper.find(EMAIL)).toEqual({ facts: null, loss: null });
    await page.keeper.keep(EMAIL, typed({ ownersAdded: 2 }));
    expect(await contents()).toEqual(newer);
    const outdated = vi.fn();
    page.keeper.listen({ kept: vi.fn(), failed: vi.fn(), outdated });
    expect([page.outdated, outdated, page.failed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('a newer tab that opens makes the older one stop writing at once, and neither writes for it (R15.3)', async () => {
    const tabOf = newBrowser();
    const page = await pageThatHasKept(newTab(), tabOf());
    const before = await contents();
    tabOf().postMessage(FACTS_VERSION + 1);
    expect(page.outdated).toHaveBeenCalledTimes(1);
    await page.keeper.keep(EMAIL, typed({ ownersAdded: 2 }));
    expect(await contents()).toEqual(before);
  });

  it('a newer tab that was there before answers an older one that opens, and nothing else is said (R15.3)', async () => {
    const tabOf = newBrowser();
    const newer = pageIn(newTab(), { channel: tabOf() });
    const older = tabOf();
    const heard = vi.fn<(version: unknown) => void>();
    older.addEventListener('message', ({ data }) => heard(data));
    older.postMessage(FACTS_VERSION - 1);
    pageIn(newTab(), { channel: tabOf() });
    for (const noVersion of ['2', null, { version: FACTS_VERSION + 1 }, Number.NaN]) older.postMessage(noVersion);
    expect(heard.mock.calls).toEqual([[FACTS_VERSION], [FACTS_VERSION]]);
    expect(newer.outdated).not.toHaveBeenCalled();
  });

  it('a browser in which tabs cannot talk keeps all the same (R15.3)', async () => {
    const postMessage = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const tab = newTab();
    await pageThatHasKept(tab, Object.assign(newBrowser()(), { postMessage }));
    expect(await pageIn(tab).keeper.find(EMAIL)).toEqual({ facts: typed(), loss: null });
  });

  it('signing out in an outdated page erases what every version kept (R2.4, R15.2)', async () => {
    const page = await pageThatHasKept();
    await writeNewer();
    await page.keeper.keep(EMAIL, typed({ ownersAdded: 2 }));
    await page.keeper.forgetAll();
    await page.keeper.keep(EMAIL, typed());
    expect(await contents()).toEqual({});
  });
});
