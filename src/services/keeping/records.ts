import { createStore, promisifyRequest } from 'idb-keyval';
import type { Sealed } from './sealing.ts';

/** A kept journey: when it was kept and whether its creator asked to be remembered can be told without the key. */
export type FactsRecord = { readonly sealed: Sealed; readonly keptAtMs: number; readonly isRemembered: boolean };

/** What one write puts and removes; all of it happens or nothing. */
export type RecordChange = {
  readonly facts: FactsRecord;
  readonly files: readonly { readonly id: string; readonly sealed: Sealed }[];
  readonly removed: readonly string[];
};

const DATABASE = 'creator-cash-advance';
const STORE = 'kept';
const REMEMBERED_KEY = 'rememberedKey';

/** The database of kept journeys; each belongs to a tab, known by its id. Every call may reject (R15.3). */
export function openRecords() {
  const inStore = createStore(DATABASE, STORE);
  const factsKey = (tab: string) => `facts:${tab}`;
  const fileKey = (tab: string, file: string) => `file:${tab}:${file}`;
  const allOf = (tab: string) => IDBKeyRange.bound(fileKey(tab, ''), fileKey(tab, '\uffff'));

  return {
    facts: (tab: string) =>
      inStore('readonly', (store) => promisifyRequest<FactsRecord | undefined>(store.get(factsKey(tab)))),
    file: (tab: string, id: string) =>
      inStore('readonly', (store) => promisifyRequest<Sealed | undefined>(store.get(fileKey(tab, id)))),
    /** The ids of a tab's files; their bytes are not read. */
    fileIds: async (tab: string) => {
      const keys = await inStore('readonly', (store) => promisifyRequest(store.getAllKeys(allOf(tab))));
      return (keys as string[]).map((key) => key.slice(fileKey(tab, '').length));
    },
    /** Every tab that has kept a journey. */
    tabs: async () => {
      const keys = await inStore('readonly', (store) => promisifyRequest(store.getAllKeys()));
      return keys
        .map(String)
        .filter((key) => key.startsWith(factsKey('')))
        .map((key) => key.slice(factsKey('').length));
    },
    change: (tab: string, { facts, files, removed }: RecordChange) =>
      inStore('readwrite', (store) => {
        store.put(facts, factsKey(tab));
        for (const { id, sealed } of files) store.put(sealed, fileKey(tab, id));
        for (const id of removed) store.delete(fileKey(tab, id));
        return promisifyRequest(store.transaction);
      }),
    /** Gives a second tab all that the first has kept. */
    copy: async (from: string, to: string) => {
      const ids = await inStore('readonly', (store) => promisifyRequest(store.getAllKeys(allOf(from))));
      const keys = [factsKey(from), ...(ids as string[])];
      await inStore('readwrite', async (store) => {
        for (const key of keys) {
          const value: unknown = await promisifyRequest(store.get(key));
          if (value !== undefined) store.put(value, key.replace(`:${from}`, `:${to}`));
        }
        return promisifyRequest(store.transaction);
      });
    },
    remove: (tab: string) =>
      inStore('readwrite', (store) => {
        store.delete(factsKey(tab));
        store.delete(allOf(tab));
        return promisifyRequest(store.transaction);
      }),
    clear: () =>
      inStore('readwrite', (store) => {
        store.clear();
        return promisifyRequest(store.transaction);
      }),
    rememberedKey: () =>
      inStore('readonly', (store) => promisifyRequest<CryptoKey | undefined>(store.get(REMEMBERED_KEY))),
    rememberKey: (key: CryptoKey) =>
      inStore('readwrite', (store) => {
        store.put(key, REMEMBERED_KEY);
        return promisifyRequest(store.transaction);
      }),
  };
}
