import { promisifyRequest } from 'idb-keyval';

/** Bytes that only the holder of the key can read. */
export type Encrypted = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

/** A tab's key as the next tab can read it: by a key that the browser uses and gives to nobody. */
export type WrappedKey = Encrypted & { readonly key: CryptoKey };

const DATABASE = 'creator-cash-advance';
const STORE = 'files';

/** Opens the database as it is; one without its store, or of an earlier kind, is made anew. */
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

/**
 * Does all of it, or nothing where it is no longer wanted. The database is closed again at once, so that nobody who
 * deletes it, or opens it in another version, waits for this tab (R15.6).
 */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const database = await openDatabase();
  try {
    signal?.throwIfAborted();
    const transaction = database.transaction(STORE, mode);
    const [result] = await Promise.all([act(transaction.objectStore(STORE)), promisifyRequest(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

/** The encrypted files of all tabs and the keys of those who asked to be remembered, by name. Each call may reject. */
export const fileStore = {
  read: <Kind extends Encrypted>(name: string) =>
    inStore('readonly', (store) => promisifyRequest<Kind | undefined>(store.get(name))),
  /** What is being written when it is no longer wanted is written before it is erased. */
  write: (name: string, value: Encrypted | WrappedKey, signal: AbortSignal) =>
    inStore('readwrite', (store) => promisifyRequest(store.put(value, name)), signal),
  /** Removes all else and gives back what is there; what is in use is read once nothing more can be stored meanwhile. */
  removeUnused: (inUse: () => ReadonlySet<string>) =>
    inStore('readwrite', async (store) => {
      const names = (await promisifyRequest(store.getAllKeys())) as readonly string[];
      const used = inUse();
      for (const name of names.filter((one) => !used.has(one))) store.delete(name);
      return names.filter((one) => used.has(one));
    }),
};
