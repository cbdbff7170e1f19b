import { promisifyRequest } from 'idb-keyval';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { fileStore } from '#src/services/persistence/fileStore.ts';
import { createSessionStore, TAB_KEY } from '#src/services/storage.ts';
import {
  readDatabase,
  DAY_MS,
  duplicateTab,
  restoreIn,
  savedJourneys,
  storedKinds,
  readTabKey,
  clockAhead,
  newTab,
  NOTHING_RESTORED,
  openPageIn,
  openSavedPage,
  refuse,
  replaceJourneys,
  stubLocks,
  type Tab,
  typedJourney,
  typedJourneyWithFile,
  useNewBrowsers,
  WITH_ARTICLES,
} from './browser.ts';

useNewBrowsers();

const REMEMBERED = typedJourneyWithFile({ isRemembered: true });

const signOut = (tab: Tab) => createSessionStore(tab).save(GUEST_SESSION);
const isErasing = ({ localStorage }: Tab) => localStorage.getItem('creator-cash-advance.erasing') !== null;

describe('Starting over', () => {
  it('erases only the journey of this tab and changes its key (R15.2)', async () => {
    const other = await openSavedPage(typedJourney({ ownersAdded: 7 }));
    const { tab, persistence, write } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES, newTab(other.tab));
    const { key } = readTabKey(tab);
    await persistence.erase('tab');
    expect(await storedKinds(tab)).toEqual(['journey']);
    expect(tab.sessionStorage.getItem(TAB_KEY)).toBeNull();
    expect(persistence.isComplete()).toBe(true);
    await write(typedJourney({ ownersAdded: 2 }));
    expect(readTabKey(tab).key).not.toBe(key);
    expect((await restoreIn(tab)).journey?.ownersAdded).toBe(2);
    expect((await restoreIn(other.tab)).journey?.ownersAdded).toBe(7);
  });

  it('cancels a restore in progress (R15.2)', async () => {
    const page = openPageIn((await openSavedPage(typedJourney())).tab);
    const [found] = await Promise.all([page.load(), page.persistence.erase('tab')]);
    expect(found).toMatchObject(NOTHING_RESTORED);
    expect(savedJourneys(page.tab)).toEqual({});
  });
});

describe('Sign-out', () => {
  it('makes every journey unreadable before the first await (R2.4, R15.2)', async () => {
    stubLocks();
    const { tab: other } = await openSavedPage(REMEMBERED, WITH_ARTICLES);
    const { tab, persistence } = await openSavedPage(typedJourney(), {}, newTab(other));
    expect(await storedKinds(tab)).toEqual(['file', 'journey', 'journey', 'key']);
    const erased = persistence.erase('device');
    signOut(tab);
    expect(savedJourneys(tab)).toEqual({});
    expect(tab.sessionStorage.getItem(TAB_KEY)).toBeNull();
    expect(isErasing(tab)).toBe(true);
    expect(await restoreIn(newTab(tab))).toEqual(NOTHING_RESTORED);
    await erased;
    expect(await readDatabase()).toEqual({});
    expect(isErasing(tab)).toBe(false);
  });

  it('erases files even if a record is corrupted (R15.2)', async () => {
    const { tab, persistence } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    replaceJourneys(tab, () => 7);
    await persistence.erase('device');
    expect(await readDatabase()).toEqual({});
  });

  it('undoes a write in progress (R15.2)', async () => {
    const { tab, persistence, write } = await openSavedPage(typedJourney());
    const leaving = new AbortController();
    const writing = write(REMEMBERED, leaving.signal).catch(() => {});
    leaving.abort();
    const erased = persistence.erase('device');
    signOut(tab);
    await Promise.all([erased, writing]);
    expect(await storedKinds(tab)).toEqual([]);
  });

  it('erases a file that is being written (R15.2)', async () => {
    const { tab, persistence, write } = await openSavedPage(typedJourney(), WITH_ARTICLES);
    const { put } = IDBObjectStore.prototype;
    let erased: Promise<void> | undefined;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function putAndErase(this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      erased = persistence.erase('device');
      signOut(tab);
      return request;
    });
    await write(typedJourneyWithFile());
    await erased;
    expect(await storedKinds(tab)).toEqual([]);
  });

  it('stops writes by a tab that was not notified (R15.2)', async () => {
    const clock = clockAhead(0);
    const { tab, write, persistence } = await openSavedPage(typedJourney(), clock);
    signOut(newTab(tab));
    expect(await write(REMEMBERED)).toBe('nothing');
    clock.now.setTime(clockAhead(DAY_MS + 1).now.getTime());
    await persistence.expire();
    expect(await write(REMEMBERED), 'after its journey expired').toBe('nothing');
    expect(await storedKinds(tab)).toEqual([]);
  });

  it.each([
    ['a sleeping tab', (tab: Tab) => tab, 'unreadable'],
    ['a duplicated tab', duplicateTab, 'unreadable'],
    ['a new tab', (tab: Tab) => newTab(tab), null],
  ])('makes old records useless in %s, even if copied back (R15.2)', async (_which, open, loss) => {
    const { tab } = await openSavedPage(REMEMBERED, WITH_ARTICLES);
    const before = tab.localStorage.items();
    const opened = open(tab);
    signOut(newTab(tab));
    for (const [key, text] of Object.entries(before)) tab.localStorage.setItem(key, text);
    expect(await restoreIn(opened)).toEqual({ journey: null, loss });
  });

  it('hides everything from a tab that is still loading (R15.2)', async () => {
    const { tab } = await openSavedPage(typedJourney());
    const loading = restoreIn(tab);
    signOut(newTab(tab));
    expect(await loading).toEqual(NOTHING_RESTORED);
  });

  it('is completed by a later page if the browser refuses to erase (R15.2)', async () => {
    const { tab, persistence } = await openSavedPage(REMEMBERED, WITH_ARTICLES);
    const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse);
    const erased = persistence.erase('device');
    signOut(tab);
    await expect(erased).rejects.toThrow('refused');
    expect(await openPageIn(newTab(tab)).load()).toMatchObject({ ...NOTHING_RESTORED, isErased: false });
    refused.mockRestore();
    expect(await openPageIn(newTab(tab)).load()).toMatchObject({ ...NOTHING_RESTORED, isErased: true });
    expect(await readDatabase()).toEqual({});
    expect(isErasing(tab)).toBe(false);
  });
});

describe('Database', () => {
  it('keeps entries that a journey uses and erases the rest (R15.2)', async () => {
    const stored = { iv: new Uint8Array(1), bytes: new ArrayBuffer(1) };
    for (const name of ['used', 'orphan']) await fileStore.write(name, stored, new AbortController().signal);
    const used = new Set<string>();
    const removing = fileStore.removeUnused(() => used);
    used.add('used');
    expect(await removing).toEqual(['used']);
    expect(Object.keys(await readDatabase())).toEqual(['used']);
    await openPageIn(newTab()).persistence.erase('remaining');
    expect(await readDatabase()).toEqual({});
  });

  it('is needed only for files and "Remember me" (R15.3, R15.6)', async () => {
    vi.stubGlobal('indexedDB', { open: refuse });
    const { tab, load, write, fileText, persistence } = openPageIn(newTab());
    await persistence.erase('device');
    expect(await load()).toMatchObject({ ...NOTHING_RESTORED, isErased: true });
    await write(typedJourney());
    expect(await restoreIn(tab)).toEqual({ journey: typedJourney(), loss: null });
    await persistence.erase('tab');
    expect(isErasing(tab)).toBe(false);
    await expect(write(REMEMBERED)).rejects.toThrow('refused');
    expect(await fileText('any')).toBeNull();
    await expect(persistence.erase('remaining')).rejects.toThrow('refused');
    expect((await openPageIn(tab).load()).saved?.isRemembered).toBe(false);
    await expect(persistence.erase('tab')).rejects.toThrow('refused');
  });

  it.each([
    ['restoring a journey', 0, { journey: typedJourneyWithFile(), loss: null, isErased: true }],
    ['erasing an expired journey', DAY_MS + 1, { journey: null, loss: 'expired', isErased: false }],
  ])('can hang without keeping a page from %s (R15.5, R15.6)', async (_what, ms, expected) => {
    const { tab } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const found = openPageIn(tab, clockAhead(ms)).load();
    await vi.advanceTimersByTimeAsync(LOAD_PART_DEADLINE_MS);
    expect(await found).toMatchObject(expected);
    expect(Object.keys(savedJourneys(tab))).toHaveLength(expected.journey === null ? 0 : 1);
  });

  it('from another version is recreated without its old data (R15.6)', async () => {
    const old = indexedDB.open('creator-cash-advance', 5);
    old.addEventListener('upgradeneeded', () => old.result.createObjectStore('kept').put('EIN', 'record'));
    (await promisifyRequest(old)).close();
    const { tab } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    expect(await restoreIn(tab)).toEqual({ journey: typedJourneyWithFile(), loss: null });
    const database = await promisifyRequest(indexedDB.open('creator-cash-advance'));
    expect(Array.from(database.objectStoreNames)).toEqual(['files']);
    database.close();
  });
});

it('Loading and saving fail without storage, but erasing succeeds (R15.3)', async () => {
  const { load, write, persistence } = openPageIn(Object.defineProperty(newTab(), 'localStorage', { get: refuse }));
  await expect(load()).rejects.toThrow('refused');
  await expect(write(typedJourney())).rejects.toThrow('refused');
  await persistence.erase('device');
});
