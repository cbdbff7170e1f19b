import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a browser of its own, with an empty database and without locks. */
export function useNewBrowsers(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

/** Everything in the database, by key. */
export async function contents() {
  const inStore = createStore('creator-cash-advance', 'kept');
  const keys = await inStore('readonly', (store) => promisifyRequest(store.getAllKeys()));
  const values = await inStore('readonly', (store) => promisifyRequest<unknown[]>(store.getAll()));
  return Object.fromEntries(keys.map((key, index) => [key as string, values[index]]));
}

/** What is in the database, key by key: facts, files and the key of a remembered creator. */
export async function kinds() {
  return Object.keys(await contents()).map((key) => key.split(':')[0]);
}

/** Puts something else in the place of every kept journey. */
export async function replaceFacts(change: (record: unknown) => unknown): Promise<void> {
  const inStore = createStore('creator-cash-advance', 'kept');
  const records = Object.entries(await contents()).filter(([key]) => key.startsWith('facts:'));
  if (records.length === 0) throw new Error('No journey is kept.');
  await inStore('readwrite', (store) => {
    for (const [key, record] of records) store.put(change(record), key);
    return promisifyRequest(store.transaction);
  });
}
