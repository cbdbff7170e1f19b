import { promisifyRequest } from 'idb-keyval';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { fileStore } from '#src/services/persistence/fileStore.ts';
import { createSessionStore, TAB_KEY } from '#src/services/storage.ts';
import { contents, journeysIn, kinds, stubLocks, useNewBrowsers } from './database.ts';
import {
  duplicateOf,
  foundIn,
  newTab,
  NOTHING,
  pageIn,
  pageWith,
  type Tab,
  typed,
  typedWithFile,
  WITH_ARTICLES,
} from './tab.ts';

useNewBrowsers();

const REMEMBERED = typedWithFile({ isRemembered: true });

/** Signs out in a tab, as its session store does: at once, before anything is waited for. */
const signOut = (tab: Tab) => createSessionStore(tab).save(GUEST_SESSION);
const isErasing = ({ localStorage }: Tab) => localStorage.getItem('creator-cash-advance.erasing') !== null;
const refuse = () => {
  throw new DOMException('refused', 'UnknownError');
};

describe('When it is to be forgotten', () => {
  it('forgets what this tab saved, and saves on under another key (R15.2)', async () => {
    const other = await pageWith(typed({ ownersAdded: 7 }));
    const { tab, persistence, write } = await pageWith(typedWithFile(), WITH_ARTICLES, newTab(other.tab));
    const before = tab.sessionStorage.getItem(TAB_KEY);
    await persistence.erase('tab');
    expect([await kinds(tab), tab.sessionStorage.getItem(TAB_KEY), persistence.isComplete()]).toEqual([
      ['journey'],
      null,
      true,
    ]);
    await write(typed({ ownersAdded: 2 }));
    expect(tab.sessionStorage.getItem(TAB_KEY)).not.toBe(before);
    expect((await foundIn(tab)).journey?.ownersAdded).toBe(2);
    expect((await foundIn(other.tab)).journey?.ownersAdded).toBe(7);
  });

  it('at sign-out nothing of any tab can be read any more, before anything is waited for, and then it is gone (R2.4, R15.2)', async () => {
    stubLocks();
    const other = await pageWith(REMEMBERED, WITH_ARTICLES);
    const { tab, persistence } = await pageWith(typed(), {}, newTab(other.tab));
    expect(await kinds(tab)).toEqual(['file', 'journey', 'journey', 'key']);
    const erased = persistence.erase('device');
    signOut(tab);
    expect([journeysIn(tab), tab.sessionStorage.getItem(TAB_KEY), isErasing(tab)]).toEqual([{}, null, true]);
    expect(await foundIn(newTab(tab))).toEqual(NOTHING);
    await erased;
    expect([await contents(), isErasing(tab)]).toEqual([{}, false]);
  });

  it('what is being written at sign-out is taken back, also a key for the next tab (R15.2)', async () => {
    const { tab, persistence, write } = await pageWith(typed());
    const leaving = new AbortController();
    const writing = write(REMEMBERED, leaving.signal).catch((error: unknown) => error);
    leaving.abort();
    const erased = persistence.erase('device');
    signOut(tab);
    await Promise.all([erased, writing]);
    expect([await contents(), journeysIn(tab)]).toEqual([{}, {}]);
  });
});

it('What the database holds for nobody is erased at the next start, whatever stands among the saved journeys (R15.2)', async () => {
  const { tab, persistence } = pageIn(newTab());
  const stored = { iv: new Uint8Array(1), bytes: new ArrayBuffer(1) };
  const { signal } = new AbortController();
  for (const name of ['used', 'orphan']) await fileStore.write(name, stored, signal);
  expect(await fileStore.removeUnused(() => new Set(['used']))).toEqual(['used']);
  tab.localStorage.setItem('creator-cash-advance.journey.broken', 'x');
  await persistence.erase('remaining');
  expect(await contents()).toEqual({});
});

it.each<[string, (transaction: IDBTransaction, leave: () => void) => void]>([
  ['its writing has begun', (_transaction, leave) => leave()],
  ['it has just been written', (transaction, leave) => transaction.addEventListener('complete', leave)],
])('When a file is being written at sign-out and %s, it is erased with the rest (R15.2)', async (_moment, leaveAt) => {
  const { tab, persistence, write } = await pageWith(typed(), WITH_ARTICLES);
  const leaving = new AbortController();
  let erased: Promise<void> | undefined;
  const leave = () => {
    leaving.abort();
    erased = persistence.erase('device');
    signOut(tab);
  };
  const { put } = IDBObjectStore.prototype;
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function written(
    this: IDBObjectStore,
    ...given
  ) {
    const request = put.apply(this, given);
    leaveAt(this.transaction, leave);
    return request;
  });
  await write(typedWithFile(), leaving.signal).catch(() => {});
  putting.mockRestore();
  await erased;
  expect([await contents(), journeysIn(tab), isErasing(tab)]).toEqual([{}, {}, false]);
});

describe('When another tab has signed out', () => {
  it('a tab that has not been notified of it yet writes nothing (R15.2)', async () => {
    const { tab, write } = await pageWith(typed());
    signOut(newTab(tab));
    expect([await write(REMEMBERED), journeysIn(tab), await contents()]).toEqual(['nothing', {}, {}]);
  });

  it('a tab that was asleep or duplicated before it finds nothing, whatever is put in its place (R15.2)', async () => {
    const { tab } = await pageWith(typed());
    const before = tab.localStorage.items();
    const [asleep, twin] = [tab, duplicateOf(tab)];
    signOut(newTab(tab));
    for (const [key, text] of Object.entries(before)) tab.localStorage.setItem(key, text);
    expect([await foundIn(asleep), (await foundIn(twin)).journey]).toEqual([
      { journey: null, loss: 'unreadable' },
      null,
    ]);
  });

  it('a tab that is still loading finds nothing, nor does one that starts over meanwhile (R15.2)', async () => {
    const { tab } = await pageWith(typed());
    const loading = foundIn(tab);
    signOut(newTab(tab));
    expect(await loading).toEqual(NOTHING);
    const page = pageIn((await pageWith(typed())).tab);
    const [found] = await Promise.all([page.load(), page.persistence.erase('tab')]);
    expect([found, journeysIn(page.tab)]).toMatchObject([NOTHING, {}]);
  });
});

it('When the browser does not erase, that is said, and finished at the next start before anything is given out (R15.2)', async () => {
  const { tab, persistence } = await pageWith(REMEMBERED, WITH_ARTICLES);
  const clear = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse);
  const erased = persistence.erase('device');
  signOut(tab);
  await expect(erased).rejects.toThrow('refused');
  expect(await pageIn(newTab(tab)).load()).toMatchObject({ ...NOTHING, isErased: false });
  clear.mockRestore();
  expect(await pageIn(newTab(tab)).load()).toMatchObject({ ...NOTHING, isErased: true });
  expect([await contents(), isErasing(tab)]).toEqual([{}, false]);
});

describe('When the browser refuses', () => {
  it('its database, only files and "Remember me" are missing; nothing is thrown and nothing is left to erase (R15.3, R15.6)', async () => {
    vi.stubGlobal('indexedDB', { open: refuse });
    await pageIn(newTab()).persistence.erase('device');
    const page = pageIn(newTab());
    expect(await page.load()).toMatchObject({ ...NOTHING, isErased: true });
    await page.write(typed());
    expect(await foundIn(page.tab)).toEqual({ journey: typed(), loss: null });
    await page.persistence.erase('tab');
    expect(isErasing(page.tab)).toBe(false);
    await expect(page.write(REMEMBERED)).rejects.toThrow('refused');
    expect(await page.fileText('any')).toBeNull();
    await expect(page.persistence.erase('remaining')).rejects.toThrow('refused');
    const { journey, saved } = await pageIn(page.tab).load();
    expect([journey?.isRemembered, saved?.isRemembered]).toEqual([true, false]);
    await expect(page.persistence.erase('tab')).rejects.toThrow('refused');
  });

  it('nothing, nobody who deletes the database waits for this tab (R15.6)', async () => {
    const stored = new AbortController();
    const { write } = await pageWith(typed(), WITH_ARTICLES);
    await write(REMEMBERED, stored.signal);
    stored.abort();
    const blocked = vi.fn<() => void>();
    const deleting = indexedDB.deleteDatabase('creator-cash-advance');
    deleting.addEventListener('blocked', blocked);
    await promisifyRequest(deleting);
    expect(blocked).not.toHaveBeenCalled();
  });

  it('to open its database in time, the journey comes back without it (R15.6)', async () => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const found = foundIn(tab);
    await vi.advanceTimersByTimeAsync(LOAD_PART_DEADLINE_MS);
    expect(await found).toEqual({ journey: typedWithFile(), loss: null });
  });

  it('nothing, but its database is that of another version, it is made anew without what lay there (R15.6)', async () => {
    const old = indexedDB.open('creator-cash-advance', 5);
    old.addEventListener('upgradeneeded', () => old.result.createObjectStore('kept').put('EIN', 'record'));
    (await promisifyRequest(old)).close();
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    expect(await foundIn(tab)).toEqual({ journey: typedWithFile(), loss: null });
    const database = await promisifyRequest(indexedDB.open('creator-cash-advance'));
    expect([...database.objectStoreNames]).toEqual(['files']);
    database.close();
  });

  it('its storage altogether, that is said, and there is nothing to erase (R15.3)', async () => {
    const { load, write, persistence } = pageIn(Object.defineProperty(newTab(), 'localStorage', { get: refuse }));
    await expect(load()).rejects.toThrow('refused');
    await expect(write(typed())).rejects.toThrow('refused');
    await persistence.erase('device');
  });
});
