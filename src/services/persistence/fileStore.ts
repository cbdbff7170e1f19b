import { get, promisifyRequest, set, type UseStore } from 'idb-keyval';

export type EncryptedData = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

/** A tab's key, encrypted with a key that can't be exported from this browser. */
export type WrappedKey = EncryptedData & { readonly key: CryptoKey };

const DATABASE = 'creator-cash-advance';
const STORE = 'files';

/** Opens the database at its current version, or upgrades it if the store is missing. */
async function openDatabase(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, version);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const name of result.objectStoreNames) result.deleteObjectStore(name);
    result.createObjectStore(STORE);
  });
  const database = await promisifyRequest(request);
  if (database.objectStoreNames.contains(STORE)) return database;
  database.close();
  return openDatabase(database.version + 1);
}

/** Closes the database after each transaction, so another tab that deletes or upgrades it isn't blocked (R15.6). */
function transaction(signal?: AbortSignal): UseStore {
  return async (mode, callback) => {
    const database = await openDatabase();
    try {
      signal?.throwIfAborted();
      return await callback(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  };
}

/** The encrypted files of all tabs, and the keys of remembered tabs, by name. Each call may reject. */
export const fileStore = {
  read: <Kind extends EncryptedData>(name: string) => get<Kind>(name, transaction()),
  write: (name: string, value: EncryptedData | WrappedKey, signal: AbortSignal) =>
    set(name, value, transaction(signal)),
  /** Removes unused entries; returns the remaining names. Calls `inUse` in the transaction, so no write interferes. */
  removeUnused: (inUse: () => ReadonlySet<string>) =>
    transaction()('readwrite', async (store) => {
      const names = (await promisifyRequest(store.getAllKeys())) as readonly string[];
      const used = inUse();
      for (const name of names.filter((each) => !used.has(each))) store.delete(name);
      await promisifyRequest(store.transaction);
      return names.filter((name) => used.has(name));
    }),
};
