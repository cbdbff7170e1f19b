import { promisifyRequest } from 'idb-keyval';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { fileStore } from '#src/services/persistence/fileStore.ts';
import { createSessionStore, TAB_KEY } from '#src/services/storage.ts';
import {
  contents,
  DAY_MS,
  duplicateOf,
  foundIn,
  journeysIn,
  kinds,
  knownTo,
  later,
  newTab,
  NOTHING,
  pageIn,
  pageWith,
  refuse,
  replaceJourneys,
  stubLocks,
  type Tab,
  typed,
  typedWithFile,
  useNewBrowsers,
  WITH_ARTICLES,
} from './browser.ts';

useNewBrowsers();

const REMEMBERED = typedWithFile({ isRemembered: true });

const signOut = (tab: Tab) => createSessionStore(tab).save(GUEST_SESSION);
const isErasing = ({ localStorage }: Tab) => localStorage.getItem('creator-cash-advance.erasing') !== null;

describe('Starting over', () => {
  it('erases only this tab and changes its key (R15.2)', async () => {
    const other = await pageWith(typed({ ownersAdded: 7 }));
    const { tab, persistence, write } = await pageWith(typedWithFile(), WITH_ARTICLES, newTab(other.tab));
    const { key } = knownTo(tab);
    await persistence.erase('tab');
    expect(await kinds(tab)).toEqual(['journey']);
    expect(tab.sessionStorage.getItem(TAB_KEY)).toBeNull();
    expect(persistence.isComplete()).toBe(true);
    await write(typed({ ownersAdded: 2 }));
    expect(knownTo(tab).key).not.toBe(key);
    expect((await foundIn(tab)).journey?.ownersAdded).toBe(2);
    expect((await foundIn(other.tab)).journey?.ownersAdded).toBe(7);
  });

  it('restores nothing while the page is loading (R15.2)', async () => {
    const page = pageIn((await pageWith(typed())).tab);
    const [found] = await Promise.all([page.load(), page.persistence.erase('tab')]);
    expect(found).toMatchObject(NOTHING);
    expect(journeysIn(page.tab)).toEqual({});
  });
});

describe('Sign-out', () => {
  it('makes every journey unreadable before the first await (R2.4, R15.2)', async () => {
    stubLocks();
    const { tab: other } = await pageWith(REMEMBERED, WITH_ARTICLES);
    const { tab, persistence } = await pageWith(typed(), {}, newTab(other));
    expect(await kinds(tab)).toEqual(['file', 'journey', 'journey', 'key']);
    const erased = persistence.erase('device');
    signOut(tab);
    expect(journeysIn(tab)).toEqual({});
    expect(tab.sessionStorage.getItem(TAB_KEY)).toBeNull();
    expect(isErasing(tab)).toBe(true);
    expect(await foundIn(newTab(tab))).toEqual(NOTHING);
    await erased;
    expect(await contents()).toEqual({});
    expect(isErasing(tab)).toBe(false);
  });

  it('erases files although a record is corrupted (R15.2)', async () => {
    const { tab, persistence } = await pageWith(typedWithFile(), WITH_ARTICLES);
    replaceJourneys(tab, () => 7);
    await persistence.erase('device');
    expect(await contents()).toEqual({});
  });

  it('undoes a write in progress (R15.2)', async () => {
    const { tab, persistence, write } = await pageWith(typed());
    const leaving = new AbortController();
    const writing = write(REMEMBERED, leaving.signal).catch(() => {});
    leaving.abort();
    const erased = persistence.erase('device');
    signOut(tab);
    await Promise.all([erased, writing]);
    expect(await kinds(tab)).toEqual([]);
  });

  it('erases a file that is being written (R15.2)', async () => {
    const { tab, persistence, write } = await pageWith(typed(), WITH_ARTICLES);
    const { put } = IDBObjectStore.prototype;
    let erased: Promise<void> | undefined;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function written(this: IDBObjectStore, ...given) {
      const request = put.apply(this, given);
      erased = persistence.erase('device');
      signOut(tab);
      return request;
    });
    await write(typedWithFile());
    await erased;
    expect(await kinds(tab)).toEqual([]);
  });

  it('stops the writes of a tab that has missed it (R15.2)', async () => {
    const clock = later(0);
    const { tab, write, persistence } = await pageWith(typed(), clock);
    signOut(newTab(tab));
    expect(await write(REMEMBERED)).toBe('nothing');
    clock.now.setTime(later(DAY_MS + 1).now.getTime());
    await persistence.expire();
    expect(await write(REMEMBERED), 'after its journey expired').toBe('nothing');
    expect(await kinds(tab)).toEqual([]);
  });

  it.each([
    ['a sleeping tab', (tab: Tab) => tab, 'unreadable'],
    ['a duplicated tab', duplicateOf, 'unreadable'],
    ['a new tab', (tab: Tab) => newTab(tab), null],
  ])('makes a restored record useless in %s (R15.2)', async (_which, open, loss) => {
    const { tab } = await pageWith(REMEMBERED, WITH_ARTICLES);
    const before = tab.localStorage.items();
    const opened = open(tab);
    signOut(newTab(tab));
    for (const [key, text] of Object.entries(before)) tab.localStorage.setItem(key, text);
    expect(await foundIn(opened)).toEqual({ journey: null, loss });
  });

  it('hides everything from a tab that is still loading (R15.2)', async () => {
    const { tab } = await pageWith(typed());
    const loading = foundIn(tab);
    signOut(newTab(tab));
    expect(await loading).toEqual(NOTHING);
  });

  it('is finished by the next page when the browser refuses to erase (R15.2)', async () => {
    const { tab, persistence } = await pageWith(REMEMBERED, WITH_ARTICLES);
    const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse);
    const erased = persistence.erase('device');
    signOut(tab);
    await expect(erased).rejects.toThrow('refused');
    expect(await pageIn(newTab(tab)).load()).toMatchObject({ ...NOTHING, isErased: false });
    refused.mockRestore();
    expect(await pageIn(newTab(tab)).load()).toMatchObject({ ...NOTHING, isErased: true });
    expect(await contents()).toEqual({});
    expect(isErasing(tab)).toBe(false);
  });
});

describe('Database', () => {
  it('keeps only entries that a journey uses when it erases them (R15.2)', async () => {
    const stored = { iv: new Uint8Array(1), bytes: new ArrayBuffer(1) };
    for (const name of ['used', 'orphan']) await fileStore.write(name, stored, new AbortController().signal);
    const used = new Set<string>();
    const removing = fileStore.removeUnused(() => used);
    used.add('used');
    expect(await removing).toEqual(['used']);
    expect(Object.keys(await contents())).toEqual(['used']);
    await pageIn(newTab()).persistence.erase('remaining');
    expect(await contents()).toEqual({});
  });

  it('is needed only for files and "Remember me" (R15.3, R15.6)', async () => {
    vi.stubGlobal('indexedDB', { open: refuse });
    const { tab, load, write, fileText, persistence } = pageIn(newTab());
    await persistence.erase('device');
    expect(await load()).toMatchObject({ ...NOTHING, isErased: true });
    await write(typed());
    expect(await foundIn(tab)).toEqual({ journey: typed(), loss: null });
    await persistence.erase('tab');
    expect(isErasing(tab)).toBe(false);
    await expect(write(REMEMBERED)).rejects.toThrow('refused');
    expect(await fileText('any')).toBeNull();
    await expect(persistence.erase('remaining')).rejects.toThrow('refused');
    expect((await pageIn(tab).load()).saved?.isRemembered).toBe(false);
    await expect(persistence.erase('tab')).rejects.toThrow('refused');
  });

  it.each([
    ['restores a journey', 0, { journey: typedWithFile(), loss: null, isErased: true }],
    ['erases an expired journey', DAY_MS + 1, { journey: null, loss: 'expired', isErased: false }],
  ])('does not hold up a page that %s when it hangs (R15.5, R15.6)', async (_what, ms, expected) => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const found = pageIn(tab, later(ms)).load();
    await vi.advanceTimersByTimeAsync(LOAD_PART_DEADLINE_MS);
    expect(await found).toMatchObject(expected);
    expect(Object.keys(journeysIn(tab))).toHaveLength(expected.journey === null ? 0 : 1);
  });

  it('of another version is recreated without its old data (R15.6)', async () => {
    const old = indexedDB.open('creator-cash-advance', 5);
    old.addEventListener('upgradeneeded', () => old.result.createObjectStore('kept').put('EIN', 'record'));
    (await promisifyRequest(old)).close();
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    expect(await foundIn(tab)).toEqual({ journey: typedWithFile(), loss: null });
    const database = await promisifyRequest(indexedDB.open('creator-cash-advance'));
    expect(Array.from(database.objectStoreNames)).toEqual(['files']);
    database.close();
  });
});

it('A browser without storage saves nothing and has nothing to erase (R15.3)', async () => {
  const { load, write, persistence } = pageIn(Object.defineProperty(newTab(), 'localStorage', { get: refuse }));
  await expect(load()).rejects.toThrow('refused');
  await expect(write(typed())).rejects.toThrow('refused');
  await persistence.erase('device');
});
