import { expect, it, vi } from 'vitest';
import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { fileStore } from '#src/services/persistence/fileStore.ts';
import { journeysIn, kinds, NOTHING_STORED, replaceJourneys, storedIn, useNewBrowsers } from './database.ts';
import { TAB_KEY } from '#src/services/storage.ts';
import {
  DAY_MS,
  duplicateOf,
  foundIn,
  later,
  newTab,
  pageIn,
  pageWith,
  SAVED_AT,
  typed,
  typedWithFile,
  WITH_ARTICLES,
} from './tab.ts';

useNewBrowsers();

it('A journey is kept as remembered only once its key is stored (R15.2, R15.5)', async () => {
  const write = vi.spyOn(fileStore, 'write').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const page = pageIn(newTab());
  await page.load();
  await expect(page.write(typed({ isRemembered: true }))).rejects.toThrow('full');
  expect((await pageIn(page.tab).load()).saved).toEqual({ at: SAVED_AT, isRemembered: false });
  write.mockRestore();
  expect(await foundIn(page.tab, later(DAY_MS + 1))).toEqual({ journey: null, loss: 'expired' });
});

it('A remembered key stored after a later write does not undo that write (R15.1, R15.2)', async () => {
  const page = await pageWith(typed());
  const first = page.write(typed({ isRemembered: true }));
  const last = page.write(typed({ ownersAdded: 3 }));
  await Promise.all([first, last]);
  const [record] = Object.values(journeysIn(page.tab));
  expect(record?.keyName).toBeNull();
  expect((await foundIn(page.tab)).journey).toEqual(typed({ ownersAdded: 3 }));
});

it('The next page erases the key of a page that ended before noting it (R15.2)', async () => {
  const { tab, write } = await pageWith(typed());
  const { write: writeFile } = fileStore;
  const store = vi.spyOn(fileStore, 'write').mockImplementation(async (...given) => {
    await writeFile(...given);
    await new Promise(() => {});
  });
  void write(typed({ isRemembered: true }));
  await vi.waitFor(async () => expect(await kinds(tab)).toEqual(['journey', 'key']));
  store.mockRestore();
  await pageWith(typed({ isRemembered: true }), {}, tab);
  await vi.waitFor(async () => expect(await kinds(tab)).toEqual(['journey', 'key']));
});

it('A record that is missing before its time is over is not called expired (R15.5)', async () => {
  const { tab } = await pageWith(typed());
  for (const id of Object.keys(journeysIn(tab))) tab.localStorage.removeItem(`creator-cash-advance.journey.${id}`);
  expect(await foundIn(tab, later(DAY_MS))).toEqual({ journey: null, loss: 'unreadable' });
});

it('A tab from before times were noted is not called expired without a record (R15.5)', async () => {
  const { tab } = await pageWith(typed());
  const { id, key } = JSON.parse(tab.sessionStorage.getItem(TAB_KEY) ?? '') as { id: string; key: string };
  tab.sessionStorage.setItem(TAB_KEY, JSON.stringify({ id, key }));
  expect(await foundIn(duplicateOf(tab))).toEqual({ journey: typed(), loss: null });
  tab.localStorage.removeItem(`creator-cash-advance.journey.${id}`);
  expect(await foundIn(duplicateOf(tab), later(100 * DAY_MS))).toEqual({ journey: null, loss: 'unreadable' });
});

it('What a newer version saved never expires here (R15.3, R15.5)', async () => {
  const { tab, persistence } = await pageWith(typed());
  replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT + 1 }));
  await persistence.expire();
  expect(await pageIn(tab, later(100 * DAY_MS)).load()).toMatchObject({ isOutdated: true, loss: null });
  expect(Object.keys(journeysIn(tab))).toHaveLength(1);
});

it('Files that cannot be erased at once are said to remain, and erased later (R15.2, R15.5)', async () => {
  const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
  const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('refused', 'UnknownError');
  });
  const page = pageIn(tab, later(DAY_MS + 1));
  expect(await page.load()).toMatchObject({ journey: null, loss: 'expired', isErased: false });
  refused.mockRestore();
  await page.persistence.expire();
  expect(await storedIn(tab)).toEqual(NOTHING_STORED);
});

it('A database that hangs does not keep an expired journey readable (R15.5, R15.6)', async () => {
  const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const found = pageIn(tab, later(DAY_MS + 1)).load();
  await vi.advanceTimersByTimeAsync(LOAD_PART_DEADLINE_MS);
  vi.useRealTimers();
  expect(await found).toMatchObject({ loss: 'expired', isErased: false });
  expect(tab.sessionStorage.getItem(TAB_KEY)).toBeNull();
  expect(journeysIn(tab)).toEqual({});
});
