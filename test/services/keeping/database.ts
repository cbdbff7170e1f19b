import { createStore, promisifyRequest } from 'idb-keyval';

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
