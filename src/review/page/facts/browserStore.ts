/** Opens an IndexedDB store for one value. Erasing the journey doesn't affect it. */
export async function openStore<Value>(database: string, name: string, key: string) {
  const { createStore, get, set } = await import('idb-keyval');
  const store = createStore(database, name);
  return { read: () => get<Value>(key, store), write: (value: Value) => set(key, value, store) };
}
