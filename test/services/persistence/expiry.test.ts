import { describe, expect, it, vi } from 'vitest';
import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { expiryOf, keptMs, SAVED_FORMAT } from '#machines/persistence/savedJourney.ts';
import { fileStore } from '#src/services/persistence/fileStore.ts';
import { contents, journeysIn, replaceJourneys, stubLocks, useNewBrowsers } from './database.ts';
import {
  ARTICLES,
  duplicateOf,
  EMAIL,
  foundIn,
  later,
  newTab,
  NOTHING,
  pageIn,
  pageWith,
  SAVED_AT,
  type Tab,
  typed,
  typedWithFile,
  WITH_ARTICLES,
} from './tab.ts';

useNewBrowsers();

const DAY_MS = 24 * 60 * 60 * 1000;
const TAB = 'creator-cash-advance.tab';
const SIGN_OUT = 'creator-cash-advance.signOut';
const KINDS = [
  ['by default', false, DAY_MS],
  ['with "Remember me"', true, 30 * DAY_MS],
] as const;

/** Everything that somebody with the browser in hand can copy out of its storage, but for the names of sign-outs. */
async function storedIn({ localStorage, sessionStorage }: Tab) {
  const withoutSignOut = (items: Record<string, string>) =>
    Object.fromEntries(Object.entries(items).filter(([key]) => key !== SIGN_OUT));
  return {
    local: withoutSignOut(localStorage.items()),
    session: withoutSignOut(sessionStorage.items()),
    database: await contents(),
  };
}
const NOTHING_STORED = { local: {}, session: {}, database: {} };

/** A tab that the browser restores with its session storage, after it was closed. */
const restored = (tab: Tab) => newTab(tab, tab.sessionStorage.items());

/** The page of a tab whose clock can be set, which has saved a journey with a file. */
async function openPage(isRemembered: boolean) {
  const clock = later(0);
  const page = await pageWith(typedWithFile({ isRemembered }), { ...clock, ...WITH_ARTICLES });
  return { ...page, setClock: (ms: number) => clock.now.setTime(later(ms).now.getTime()) };
}

describe.each(KINDS)('A journey saved %s', (_how, isRemembered, lifeMs) => {
  const journey = typedWithFile({ isRemembered });
  const expired = { journey: null, loss: expiryOf(isRemembered) };
  const save = async () => (await pageWith(journey, WITH_ARTICLES)).tab;

  it.each([
    ['its own tab', (tab: Tab) => tab],
    ['a tab that the browser restores', restored],
  ])('is kept in %s until its time is over, then erased and called expired (R15.5)', async (_where, open) => {
    const tab = open(await save());
    expect(await foundIn(tab, later(lifeMs))).toEqual({ journey, loss: null });
    expect(await foundIn(tab, later(lifeMs + 1))).toEqual(expired);
    expect(await storedIn(tab)).toEqual(NOTHING_STORED);
    expect(await foundIn(tab, later(lifeMs + 2))).toEqual(NOTHING);
  });

  it('says when it was saved and how long it is kept (R15.3, R15.5)', async () => {
    const tab = await save();
    expect((await pageIn(tab, later(1000)).load()).saved).toEqual({ at: SAVED_AT, isRemembered });
  });

  it('is kept from the last save on (R15.5)', async () => {
    const { tab, write, setClock } = await openPage(isRemembered);
    setClock(lifeMs);
    await write(journey);
    expect(await foundIn(tab, later(2 * lifeMs))).toEqual({ journey, loss: null });
  });

  it('is not kept longer by being opened (R15.5)', async () => {
    const tab = await save();
    await foundIn(tab, later(lifeMs - 1));
    expect(await foundIn(tab, later(lifeMs + 1))).toEqual(expired);
  });

  it('is erased by any other tab and still called expired in its own (R15.5)', async () => {
    const tab = await save();
    await pageIn(newTab(tab), later(lifeMs + 1)).load('guest@example.com');
    const { local, database } = await storedIn(tab);
    expect({ local, database }).toEqual({ local: {}, database: {} });
    expect(await foundIn(tab, later(lifeMs + 1))).toEqual(expired);
    expect(await storedIn(tab)).toEqual(NOTHING_STORED);
  });

  it('expires in a duplicated tab at the same time (R15.5)', async () => {
    stubLocks();
    const twin = duplicateOf(await save());
    await foundIn(twin, later(1000));
    expect(await foundIn(twin, later(lifeMs + 1))).toEqual(expired);
    expect(await storedIn(twin)).toEqual(NOTHING_STORED);
  });

  it('stays gone when the clock is set back (R15.5)', async () => {
    const tab = await save();
    await pageIn(newTab(tab), later(lifeMs + 1)).load();
    expect((await foundIn(restored(tab), later(0))).journey).toBeNull();
    expect(await foundIn(newTab(tab), later(0))).toEqual(NOTHING);
  });

  it('is restored when saved by a clock ahead, and kept no longer than others (R15.5)', async () => {
    const { tab } = await pageWith(journey, { ...later(100 * DAY_MS), ...WITH_ARTICLES });
    expect(await pageIn(tab).load()).toMatchObject({ journey, loss: null, saved: { at: SAVED_AT } });
    expect(await foundIn(tab, later(lifeMs))).toEqual({ journey, loss: null });
    expect(await foundIn(tab, later(lifeMs + 1))).toEqual(expired);
  });

  it.each([
    ['longer than it is kept', lifeMs + 1, 0],
    ['a little', lifeMs, 1],
  ])('is left to a closed tab by a clock that was ahead %s: %i ms (R15.5)', async (_how, aheadMs, left) => {
    stubLocks();
    const { tab } = await pageWith(journey, { ...later(aheadMs), ...WITH_ARTICLES });
    await pageIn(newTab(tab)).load('guest@example.com');
    expect(Object.keys(journeysIn(tab))).toHaveLength(1);
    tab.leavePage();
    await pageIn(newTab(tab)).load('guest@example.com', false);
    expect(Object.keys(journeysIn(tab))).toHaveLength(left);
  });

  it('expires while its page is open, which keeps what it holds (R15.5)', async () => {
    const { tab, persistence, setClock } = await openPage(isRemembered);
    const before = await storedIn(tab);
    setClock(lifeMs);
    await persistence.expire();
    expect(await storedIn(tab)).toEqual(before);
    setClock(lifeMs + 1);
    await persistence.expire();
    const told = { ...NOTHING_STORED, session: { [TAB]: JSON.stringify({ loss: expiryOf(isRemembered) }) } };
    expect(await storedIn(tab)).toEqual(told);
    expect(await foundIn(tab, later(0))).toEqual(expired);
  });

  it.each([
    ['its own page', (page: Awaited<ReturnType<typeof openPage>>) => page.persistence.expire()],
    ['another tab', ({ tab }: { readonly tab: Tab }) => pageIn(newTab(tab), later(lifeMs + 1)).load()],
  ])('is saved again with its files by the next change after %s erased it (R15.4, R15.5)', async (_who, erase) => {
    const page = await openPage(isRemembered);
    page.setClock(lifeMs + 1);
    await erase(page);
    const changed = typedWithFile({ isRemembered, ownersAdded: 2 });
    expect(await page.write(changed)).toMatchObject({ isRemembered });
    expect(page.persistence.isComplete()).toBe(true);
    const next = pageIn(page.tab, later(lifeMs + 2));
    expect(await next.load()).toMatchObject({ journey: changed, loss: null });
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    expect(Object.keys(journeysIn(page.tab))).toHaveLength(1);
  });

  it('gets another key after it expired (R15.2, R15.5)', async () => {
    const page = await openPage(isRemembered);
    const { key } = JSON.parse(page.tab.sessionStorage.getItem(TAB) ?? '') as { key: string };
    page.setClock(lifeMs + 1);
    await page.persistence.expire();
    await page.write(journey);
    expect(page.tab.sessionStorage.getItem(TAB)).not.toContain(key);
  });
});

describe('A remembered journey that expired in a closed tab', () => {
  const leave = async () => {
    stubLocks();
    const { tab } = await pageWith(typedWithFile({ isRemembered: true }), WITH_ARTICLES);
    tab.leavePage();
    return newTab(tab);
  };
  const after = later(keptMs(true) + 1);

  it('is called expired in the next tab (R15.5)', async () => {
    const next = await leave();
    expect(await foundIn(next, after)).toEqual({ journey: null, loss: 'rememberedExpired' });
    expect(await storedIn(next)).toEqual(NOTHING_STORED);
  });

  it.each([
    ['a guest', null, true],
    ['whom only the demonstration signs in', EMAIL, false],
  ])('is erased without a word to %s (R15.2, R15.5)', async (_who, email, mayTakeOver) => {
    const next = await leave();
    expect((await pageIn(next, after).load(email, mayTakeOver)).loss).toBeNull();
    expect(await storedIn(next)).toEqual(NOTHING_STORED);
  });

  it('is not mentioned where a later one is taken over (R15.1)', async () => {
    const next = await leave();
    const later2 = await pageWith(typed({ isRemembered: true, ownersAdded: 2 }), after, newTab(next));
    later2.tab.leavePage();
    expect(await foundIn(newTab(next), after)).toMatchObject({ journey: { ownersAdded: 2 }, loss: null });
  });
});

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

it('A record that is missing before its time is over is not called expired (R15.5)', async () => {
  const { tab } = await pageWith(typed());
  for (const id of Object.keys(journeysIn(tab))) tab.localStorage.removeItem(`creator-cash-advance.journey.${id}`);
  expect(await foundIn(tab, later(DAY_MS))).toEqual({ journey: null, loss: 'unreadable' });
});

it('A tab from before times were noted is not called expired without a record (R15.5)', async () => {
  const { tab } = await pageWith(typed());
  const { id, key } = JSON.parse(tab.sessionStorage.getItem(TAB) ?? '') as { id: string; key: string };
  tab.sessionStorage.setItem(TAB, JSON.stringify({ id, key }));
  expect(await foundIn(restored(tab))).toEqual({ journey: typed(), loss: null });
  tab.localStorage.removeItem(`creator-cash-advance.journey.${id}`);
  expect(await foundIn(restored(tab), later(100 * DAY_MS))).toEqual({ journey: null, loss: 'unreadable' });
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
  expect(tab.sessionStorage.getItem(TAB)).toBeNull();
  expect(journeysIn(tab)).toEqual({});
});
