import type { Page } from '@playwright/test';

const QUIET_MS = 60;
const MOST_LOOKS = 50;

type Change = 'none' | 'ruin';

/** Waits until nothing more is being kept on this device. */
export async function keepingIsDone(page: Page): Promise<void> {
  let before: string | null = null;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const isAtWork = await page.evaluate(() => ((globalThis as { keepingWork?: number }).keepingWork ?? 0) > 0);
    const now = await factsIn(page, 'none');
    if (now === before && !isAtWork) return;
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
  throw new Error('The page does not stop keeping.');
}

/** Ruins the kept record, as a failing disk does. */
export async function ruinRecord(page: Page): Promise<void> {
  if ((await factsIn(page, 'ruin')) === '') throw new Error('There is no record to ruin.');
}

/** What tells one kept record from the next; nothing when nothing is kept. */
function factsIn(page: Page, change: Change): Promise<string> {
  return page.evaluate(async (asks) => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'creator-cash-advance')) return '';
    const database = await asked(indexedDB.open('creator-cash-advance'));
    const store = database.transaction('kept', 'readwrite').objectStore('kept');
    const range = IDBKeyRange.bound('facts:', 'facts:\uffff');
    const [keys, values] = await Promise.all([asked(store.getAllKeys(range)), asked(store.getAll(range))]);
    const records = values as { sealed: { iv: Uint8Array; bytes: ArrayBuffer } }[];
    if (asks === 'ruin')
      for (const [index, key] of keys.entries())
        await asked(
          store.put({ ...records[index], sealed: { ...records[index]?.sealed, bytes: new ArrayBuffer(16) } }, key),
        );
    database.close();
    return records.map(({ sealed }) => [...sealed.iv].join(' ')).join(', ');
  }, change);
}
