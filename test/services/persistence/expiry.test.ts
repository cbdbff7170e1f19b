import { describe, expect, it, vi } from 'vitest';
import { expiryOf, retentionMs } from '#machines/persistence/savedJourney.ts';
import { fileStore } from '#src/services/persistence/fileStore.ts';
import { TAB_KEY } from '#src/services/storage.ts';
import {
  ARTICLES,
  DAY_MS,
  EMAIL,
  restoreIn,
  savedJourneys,
  storedKinds,
  readTabKey,
  clockAhead,
  newTab,
  NOTHING_RESTORED,
  NOTHING_STORED,
  openPageIn,
  openSavedPage,
  refuse,
  SAVED_AT,
  readStorage,
  stubLocks,
  type Tab,
  typedJourney,
  typedJourneyWithFile,
  useNewBrowsers,
  WITH_ARTICLES,
} from './browser.ts';

useNewBrowsers();

/** Opens a page with a clock that tests can set, and saves a journey with a file. */
async function openPageWithClock(isRemembered: boolean) {
  const clock = clockAhead(0);
  const page = await openSavedPage(typedJourneyWithFile({ isRemembered }), { ...clock, ...WITH_ARTICLES });
  return { ...page, setClock: (ms: number) => clock.now.setTime(clockAhead(ms).now.getTime()) };
}

describe.each([
  ['without "Remember me"', false, DAY_MS],
  ['with "Remember me"', true, 30 * DAY_MS],
])('Journey saved %s', (_how, isRemembered, lifetimeMs) => {
  const journey = typedJourneyWithFile({ isRemembered });
  const expired = { journey: null, loss: expiryOf(isRemembered) };

  it('is kept until it expires, then erased and reported once (R15.5)', async () => {
    const { tab, write, setClock } = await openPageWithClock(isRemembered);
    setClock(lifetimeMs);
    await write(journey);
    expect(await restoreIn(tab, clockAhead(2 * lifetimeMs))).toEqual({ journey, loss: null });
    expect(await restoreIn(tab, clockAhead(2 * lifetimeMs + 1))).toEqual(expired);
    expect(await readStorage(tab)).toEqual(NOTHING_STORED);
    expect(await restoreIn(tab, clockAhead(2 * lifetimeMs + 2))).toEqual(NOTHING_RESTORED);
  });

  it('is erased by any tab but reported only in its own tab (R15.5)', async () => {
    const { tab } = await openPageWithClock(isRemembered);
    await openPageIn(newTab(tab), clockAhead(lifetimeMs + 1)).load('guest@example.com');
    expect(await storedKinds(tab)).toEqual([]);
    expect(await restoreIn(tab, clockAhead(lifetimeMs + 1))).toEqual(expired);
    expect(await readStorage(tab)).toEqual(NOTHING_STORED);
  });

  it('is not kept longer if it was saved with a fast clock (R15.5)', async () => {
    const { tab } = await openSavedPage(journey, { ...clockAhead(100 * DAY_MS), ...WITH_ARTICLES });
    expect(await openPageIn(tab).load()).toMatchObject({ journey, loss: null, saved: { at: SAVED_AT } });
    expect(await restoreIn(tab, clockAhead(lifetimeMs))).toEqual({ journey, loss: null });
    expect(await restoreIn(tab, clockAhead(lifetimeMs + 1))).toEqual(expired);
  });

  it.each([
    ['erased from a closed tab if its clock was very fast', lifetimeMs + 1, 0],
    ['kept in a closed tab if its clock was slightly fast', lifetimeMs, 1],
  ])('is %s (R15.5)', async (_what, aheadMs, journeysLeft) => {
    stubLocks();
    const { tab } = await openSavedPage(journey, { ...clockAhead(aheadMs), ...WITH_ARTICLES });
    await openPageIn(newTab(tab)).load('guest@example.com');
    expect(Object.keys(savedJourneys(tab)), 'while its tab is open').toHaveLength(1);
    tab.leavePage();
    await openPageIn(newTab(tab)).load('guest@example.com', false);
    expect(Object.keys(savedJourneys(tab))).toHaveLength(journeysLeft);
  });

  it('expires on an open page, which then uses a new key (R15.2, R15.5)', async () => {
    const { tab, persistence, write, fileText, setClock } = await openPageWithClock(isRemembered);
    const before = await readStorage(tab);
    const { key } = readTabKey(tab);
    for (const ms of [lifetimeMs, -lifetimeMs - 1]) {
      setClock(ms);
      await persistence.expire();
    }
    expect(await readStorage(tab), 'before it expires, or after the clock was set back').toEqual(before);
    expect(await fileText(ARTICLES.id)).toBe('PDF');
    setClock(lifetimeMs + 1);
    await persistence.expire();
    const session = { [TAB_KEY]: JSON.stringify({ loss: expiryOf(isRemembered) }) };
    expect(await readStorage(tab)).toEqual({ ...NOTHING_STORED, session });
    expect(await restoreIn(tab)).toEqual(expired);
    await write(typedJourney());
    expect(readTabKey(tab).key).not.toBe(key);
  });

  it.each([
    ['its page', ({ persistence }: Awaited<ReturnType<typeof openPageWithClock>>) => persistence.expire()],
    ['another tab', ({ tab }: { readonly tab: Tab }) => openPageIn(newTab(tab), clockAhead(lifetimeMs + 1)).load()],
  ])('is saved again with its files after %s erases it (R15.4, R15.5)', async (_who, erase) => {
    const page = await openPageWithClock(isRemembered);
    page.setClock(lifetimeMs + 1);
    await erase(page);
    const changed = typedJourneyWithFile({ isRemembered, ownersAdded: 2 });
    await page.write(changed);
    expect(page.persistence.isComplete()).toBe(true);
    const next = openPageIn(page.tab, clockAhead(lifetimeMs + 2));
    expect(await next.load()).toMatchObject({ journey: changed, loss: null });
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    expect(Object.keys(savedJourneys(page.tab))).toHaveLength(1);
  });
});

describe('Remembered journey of a closed tab', () => {
  it.each([
    ['reported to its creator', EMAIL, true, 'rememberedExpired'],
    ['not reported to a guest', null, true, null],
    ['not reported to a visitor signed in only by default', EMAIL, false, null],
  ])('is erased when it expires, and %s (R15.2, R15.5)', async (_what, email, mayTakeOver, loss) => {
    stubLocks();
    const { tab } = await openSavedPage(typedJourneyWithFile({ isRemembered: true }), WITH_ARTICLES);
    tab.leavePage();
    const page = openPageIn(newTab(tab), clockAhead(retentionMs(true) + 1));
    expect(await page.load(email, mayTakeOver)).toMatchObject({ journey: null, loss });
    expect(await readStorage(page.tab)).toEqual(NOTHING_STORED);
  });
});

describe('"Remember me"', () => {
  it('takes effect only after the key is stored (R15.2, R15.5)', async () => {
    vi.spyOn(fileStore, 'write').mockImplementation(async () => refuse());
    const page = openPageIn(newTab());
    await page.load();
    await expect(page.write(typedJourney({ isRemembered: true }))).rejects.toThrow('refused');
    expect((await openPageIn(page.tab).load()).saved).toEqual({ at: SAVED_AT, isRemembered: false });
    expect(await restoreIn(page.tab, clockAhead(DAY_MS + 1))).toEqual({ journey: null, loss: 'expired' });
  });

  it('stays off when an earlier write finishes after a later one (R15.1, R15.2)', async () => {
    const page = await openSavedPage(typedJourney());
    const journey = typedJourney({ ownersAdded: 3 });
    await Promise.all([page.write(typedJourney({ isRemembered: true })), page.write(journey)]);
    expect(Object.values(savedJourneys(page.tab)).map(({ keyName }) => keyName)).toEqual([null]);
    expect(await storedKinds(page.tab)).toEqual(['journey']);
    expect((await restoreIn(page.tab)).journey).toEqual(journey);
  });

  it('does not leave an unused key behind if the page closes mid-write (R15.2)', async () => {
    const { tab, write } = await openSavedPage(typedJourney());
    const { write: writeFile } = fileStore;
    const stalledWrite = vi.spyOn(fileStore, 'write').mockImplementation(async (...args) => {
      await writeFile(...args);
      await new Promise(() => {});
    });
    void write(typedJourney({ isRemembered: true }));
    await vi.waitFor(async () => expect(await storedKinds(tab)).toEqual(['journey', 'key']));
    stalledWrite.mockRestore();
    await openSavedPage(typedJourney({ isRemembered: true }), {}, tab);
    expect(await storedKinds(tab)).toEqual(['journey', 'key']);
  });
});

it('Expired files that cannot be erased are reported and erased later (R15.2, R15.5)', async () => {
  const { tab } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
  const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse);
  const page = openPageIn(tab, clockAhead(DAY_MS + 1));
  expect(await page.load()).toMatchObject({ journey: null, loss: 'expired', isErased: false });
  refused.mockRestore();
  await page.persistence.expire();
  expect(await readStorage(tab)).toEqual(NOTHING_STORED);
});
