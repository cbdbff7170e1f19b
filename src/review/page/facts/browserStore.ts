/** A value that this browser saves under a key. Erasing the journey on this device does not erase it. */
export async function openStore<Value>(database: string, name: string, key: string) {
  const { createStore, get, set } = await import('idb-keyval');
  const store = createStore(database, name);
  return { read: () => get<Value>(key, store), write: (value: Value) => set(key, value, store) };
}
