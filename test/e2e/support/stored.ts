import type { Page } from '@playwright/test';

/** What lies in the browser: the kinds of what is saved, and all that is stored anywhere as one text. */
export type Stored = { readonly records: readonly string[]; readonly text: string };

/** Reads the database and both storages as somebody would who has the device but not the key. */
export function storedIn(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
      });
    const decoders = ['utf-8', 'utf-16le', 'latin1'].map((label) => new TextDecoder(label));
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return decoders.map((decoder) => decoder.decode(value)).join(' ');
      if (typeof value !== 'object' || value === null) return String(value);
      return Object.entries(value)
        .map(([name, part]) => `${name} ${textOf(part)}`)
        .join(' ');
    };
    const isJourney = (key: string) => key.startsWith('creator-cash-advance.journey.');
    const found = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
        found.push(...(keys as string[]).map((key, index) => ({ key, value: values[index] as object })));
      }
      database.close();
    }
    const storages = [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage));
    return {
      records: [
        ...Object.keys(localStorage)
          .filter(isJourney)
          .map(() => 'journey'),
        ...found.map(({ value }) => ('key' in value ? 'key' : 'file')),
      ].toSorted(),
      text: [...found.flatMap(({ key, value }) => [key, textOf(value)]), ...storages.flat()].join('\n'),
    };
  });
}

/** Removes the bytes of every saved file, as a browser short of room may do. */
export function loseFiles(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const done = (request: IDBOpenDBRequest | IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
      });
    const opened = indexedDB.open('creator-cash-advance');
    await done(opened);
    await done(opened.result.transaction('files', 'readwrite').objectStore('files').clear());
    opened.result.close();
  });
}

/** Makes the browser refuse its storages at their very mention, as in some private windows. */
export function refuseStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
}
