import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, vi } from 'vitest';
import type { StoredRecord } from '#src/services/persistence/records.ts';
import type { Tab } from './tab.ts';

const JOURNEY = 'creator-cash-advance.journey.';

/** Gives each test of a file its own browser, with an empty database and without locks. */
export function useNewBrowsers(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Adds locks to the browser, by which it knows its open tabs. */
export function stubLocks() {
  const held = ['of another program'];
  const request = (name: string, act: () => Promise<void>) => {
    held.push(name);
    return act().finally(() => held.splice(held.indexOf(name), 1));
  };
  const query = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return { held: held.map((name) => ({ name })) };
  };
  vi.stubGlobal('navigator', { locks: { request, query } });
  return { closeTabs: () => held.splice(0) };
}

/** Makes the browser refuse an operation. */
export const refuse = () => {
  throw new DOMException('refused', 'UnknownError');
};

/** Returns the saved journeys, by the ids of their tabs. */
export function journeysIn({ localStorage }: Pick<Tab, 'localStorage'>): Readonly<Record<string, StoredRecord>> {
  const saved = Object.entries(localStorage.items()).filter(([key]) => key.startsWith(JOURNEY));
  return Object.fromEntries(saved.map(([key, text]) => [key.slice(JOURNEY.length), JSON.parse(text) as StoredRecord]));
}

/** Changes every saved journey. */
export function replaceJourneys(tab: Pick<Tab, 'localStorage'>, change: (record: StoredRecord) => unknown): void {
  const saved = Object.entries(journeysIn(tab));
  if (saved.length === 0) throw new Error('No journey is saved.');
  for (const [id, record] of saved) tab.localStorage.setItem(`${JOURNEY}${id}`, JSON.stringify(change(record)));
}

/** Returns everything in the database, by key. */
export async function contents(): Promise<Readonly<Record<string, unknown>>> {
  if ((await indexedDB.databases()).length === 0) return {};
  const inStore = createStore('creator-cash-advance', 'files');
  const keys = await inStore('readonly', (store) => promisifyRequest(store.getAllKeys()));
  const values = await inStore('readonly', (store) => promisifyRequest<unknown[]>(store.getAll()));
  return Object.fromEntries(keys.map((key, index) => [key as string, values[index]]));
}

/** Returns the kind of everything saved: journeys, files and remembered keys. */
export async function kinds(tab: Pick<Tab, 'localStorage'>): Promise<readonly string[]> {
  const journeys = Object.keys(journeysIn(tab)).map(() => 'journey');
  const stored = Object.values(await contents()).map((value) => ('key' in (value as object) ? 'key' : 'file'));
  return [...journeys, ...stored].toSorted();
}

/** Returns everything that this browser stores, apart from the names of sign-outs. */
export async function storedIn({ localStorage, sessionStorage }: Tab) {
  const withoutSignOut = (items: Record<string, string>) =>
    Object.fromEntries(Object.entries(items).filter(([key]) => key !== 'creator-cash-advance.signOut'));
  return {
    local: withoutSignOut(localStorage.items()),
    session: withoutSignOut(sessionStorage.items()),
    database: await contents(),
  };
}
export const NOTHING_STORED = { local: {}, session: {}, database: {} };
