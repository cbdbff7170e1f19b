import { createStore, promisifyRequest } from 'idb-keyval';
import type { Sealed } from './sealing.ts';

/** A kept journey: when it was kept and whether its creator asked to be remembered can be told without the key. */
export type FactsRecord = { readonly sealed: Sealed; readonly keptAtMs: number; readonly isRemembered: boolean };

/** A journey as found: what is wrong in it counts as nothing, and what is sealed may be anything. */
export type FoundRecord = FactsRecord & {
  /** Whether a newer version of the product wrote it. */
  readonly isNewer: boolean;
};

/** What one write puts and removes; all of it happens or nothing. */
export type RecordChange = {
  readonly facts: FactsRecord;
  readonly files: readonly { readonly id: string; readonly sealed: Sealed }[];
  readonly removed: readonly string[];
};

const DATABASE = 'creator-cash-advance';
const STORE = 'kept';
const REMEMBERED_KEY = 'rememberedKey';

export type Records = ReturnType<typeof openRecords>;

/** The database of kept journeys; each belongs to a tab, known by its id. Every call may reject (R15.3). */
export function openRecords(version: number) {
  const inStore = createStore(DATABASE, STORE);
  /** Writes all of it or nothing: a write that cannot even begin takes back those before it. */
  const inWhole = <Result>(write: (store: IDBObjectStore) => Promise<Result>) =>
    inStore('readwrite', async (store) => {
      try {
        return await write(store);
      } catch (error) {
        store.transaction.abort();
        throw error;
      }
    });
  const factsKey = (tab: string) => `facts:${tab}`;
  const fileKey = (tab: string, file: string) => `file:${tab}:${file}`;
  const allOf = (tab: string) => IDBKeyRange.bound(fileKey(tab, ''), fileKey(tab, '\uffff'));

  return {
    /** What a tab has kept, or null. */
    facts: async (tab: string) =>
      foundRecord(await inStore('readonly', (store) => promisifyRequest(store.get(factsKey(tab)))), version),
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
    /** Keeps a journey, all of it or nothing; gives back false where a newer version has kept one, which stays. */
    change: (tab: string, { facts, files, removed }: RecordChange) =>
      inWhole(async (store) => {
        const before = foundRecord(await promisifyRequest(store.get(factsKey(tab))), version);
        if (before?.isNewer === true) return false;
        store.put({ ...facts, version }, factsKey(tab));
        for (const { id, sealed } of files) store.put(sealed, fileKey(tab, id));
        for (const id of removed) store.delete(fileKey(tab, id));
        await promisifyRequest(store.transaction);
        return true;
      }),
    /** Gives a second tab all that the first has kept. */
    copy: async (from: string, to: string) => {
      const ids = await inStore('readonly', (store) => promisifyRequest(store.getAllKeys(allOf(from))));
      const keys = [factsKey(from), ...(ids as string[])];
      await inWhole(async (store) => {
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
    /** Remembers a key, unless another tab was first; gives back the one that is remembered. */
    rememberKey: (key: CryptoKey) =>
      inStore('readwrite', async (store) => {
        const known = await promisifyRequest<CryptoKey | undefined>(store.get(REMEMBERED_KEY));
        if (known === undefined) store.put(key, REMEMBERED_KEY);
        await promisifyRequest(store.transaction);
        return known ?? key;
      }),
  };
}

function foundRecord(value: unknown, ownVersion: number): FoundRecord | null {
  if (value === undefined) return null;
  const { sealed, keptAtMs, isRemembered, version } = Object(value) as Readonly<Record<string, unknown>>;
  return {
    sealed: sealed as Sealed,
    keptAtMs: typeof keptAtMs === 'number' ? keptAtMs : 0,
    isRemembered: isRemembered === true,
    isNewer: typeof version === 'number' && version > ownVersion,
  };
}
