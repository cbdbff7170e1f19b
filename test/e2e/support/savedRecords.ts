import type { Page } from '@playwright/test';

/** Lists the kind of every saved record: `file`, `journey` or `key`. */
export function listRecordKinds(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const waitForRequest = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
      });
    const journeys = Object.keys(localStorage).filter((key) => key.startsWith('creator-cash-advance.journey.'));
    const values: object[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await waitForRequest(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        values.push(...(await waitForRequest<object[]>(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return [...journeys.map(() => 'journey'), ...values.map((value) => ('key' in value ? 'key' : 'file'))].toSorted();
  });
}

/** Deletes all saved files, as a browser may do when it runs low on storage. */
export function deleteFiles(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const waitForRequest = (request: IDBOpenDBRequest | IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
      });
    const opened = indexedDB.open('creator-cash-advance');
    await waitForRequest(opened);
    await waitForRequest(opened.result.transaction('files', 'readwrite').objectStore('files').clear());
    opened.result.close();
  });
}
