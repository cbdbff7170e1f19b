import { promisifyRequest } from 'idb-keyval';

/** Bytes that only the holder of the key can read. */
export type EncryptedFile = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

const DATABASE = 'creator-cash-advance';
const STORE = 'files';
const DEVICE_KEY = 'deviceKey';
const FILE = 'file:';

/** Opens the database as it is; one without its store, or of an earlier kind, is made anew. */
async function openDatabase(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, version);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const name of result.objectStoreNames) result.deleteObjectStore(name);
    result.createObjectStore(STORE);
  });
  const database = await promisifyRequest(request);
  database.addEventListener('versionchange', () => database.close());
  if (database.objectStoreNames.contains(STORE)) return database;
  database.close();
  return openDatabase(database.version + 1);
}

/** Does all of it or nothing: what fails or is no longer wanted is taken back. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const database = await openDatabase();
  try {
    signal?.throwIfAborted();
    const transaction = database.transaction(STORE, mode);
    const finished = promisifyRequest(transaction);
    const abort = () => transaction.abort();
    signal?.addEventListener('abort', abort);
    try {
      const result = await act(transaction.objectStore(STORE));
      await finished;
      return result;
    } catch (error) {
      finished.catch(() => {});
      if (signal?.aborted !== true) abort();
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  } finally {
    database.close();
  }
}

const namesIn = async (store: IDBObjectStore) => (await promisifyRequest(store.getAllKeys())) as readonly string[];
const deviceKeyIn = (store: IDBObjectStore) => promisifyRequest<CryptoKey | undefined>(store.get(DEVICE_KEY));

/** The encrypted files of all tabs, by their ids, and the key of who asked to be remembered. Each call may reject. */
export const fileStore = {
  ids: () =>
    inStore('readonly', async (store) => {
      const names = await namesIn(store);
      return names.filter((name) => name.startsWith(FILE)).map((name) => name.slice(FILE.length));
    }),
  read: (id: string) =>
    inStore('readonly', (store) => promisifyRequest<EncryptedFile | undefined>(store.get(`${FILE}${id}`))),
  write: (id: string, file: EncryptedFile, signal: AbortSignal) =>
    inStore('readwrite', (store) => promisifyRequest(store.put(file, `${FILE}${id}`)), signal),
  /** Removes every file but these, and the device key where it is not needed. */
  keepOnly: (ids: ReadonlySet<string>, isDeviceKeyUsed: boolean) =>
    inStore('readwrite', async (store) => {
      for (const name of await namesIn(store)) {
        const isUsed = name === DEVICE_KEY ? isDeviceKeyUsed : ids.has(name.slice(FILE.length));
        if (!isUsed) store.delete(name);
      }
    }),
  deviceKey: () => inStore('readonly', deviceKeyIn),
  /** Keeps a device key, unless another tab was first; gives back the one that is kept. */
  keepDeviceKey: (key: CryptoKey, signal: AbortSignal) =>
    inStore(
      'readwrite',
      async (store) => {
        const known = await deviceKeyIn(store);
        if (known === undefined) store.put(key, DEVICE_KEY);
        return known ?? key;
      },
      signal,
    ),
};
