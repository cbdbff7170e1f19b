import { describe, expect, it } from 'vitest';
import { expiryOf, keptMs } from '#machines/persistence/savedJourney.ts';
import { journeysIn, NOTHING_STORED, storedIn, stubLocks, useNewBrowsers } from './database.ts';
import { TAB_KEY } from '#src/services/storage.ts';
import {
  ARTICLES,
  DAY_MS,
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

const KINDS = [
  ['by default', false, DAY_MS],
  ['with "Remember me"', true, 30 * DAY_MS],
] as const;

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
    ['a tab that the browser reopens', duplicateOf],
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
    expect((await foundIn(duplicateOf(tab), later(0))).journey).toBeNull();
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
    const told = { ...NOTHING_STORED, session: { [TAB_KEY]: JSON.stringify({ loss: expiryOf(isRemembered) }) } };
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
    const { key } = JSON.parse(page.tab.sessionStorage.getItem(TAB_KEY) ?? '') as { key: string };
    page.setClock(lifeMs + 1);
    await page.persistence.expire();
    await page.write(journey);
    expect(page.tab.sessionStorage.getItem(TAB_KEY)).not.toContain(key);
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
