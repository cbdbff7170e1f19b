import { describe, expect, it, vi } from 'vitest';
import { expiryOf, retentionMs } from '#machines/persistence/savedJourney.ts';
import { fileStore } from '#src/services/persistence/fileStore.ts';
import { TAB_KEY } from '#src/services/storage.ts';
import {
  ARTICLES,
  DAY_MS,
  EMAIL,
  foundIn,
  journeysIn,
  kinds,
  knownTo,
  later,
  newTab,
  NOTHING,
  NOTHING_STORED,
  pageIn,
  pageWith,
  refuse,
  SAVED_AT,
  storedIn,
  stubLocks,
  type Tab,
  typed,
  typedWithFile,
  useNewBrowsers,
  WITH_ARTICLES,
} from './browser.ts';

useNewBrowsers();

/** Opens a page that has saved a journey with a file, and whose clock can be set. */
async function openPage(isRemembered: boolean) {
  const clock = later(0);
  const page = await pageWith(typedWithFile({ isRemembered }), { ...clock, ...WITH_ARTICLES });
  return { ...page, setClock: (ms: number) => clock.now.setTime(later(ms).now.getTime()) };
}

describe.each([
  ['by default', false, DAY_MS],
  ['with "Remember me"', true, 30 * DAY_MS],
])('Journey saved %s', (_how, isRemembered, lifeMs) => {
  const journey = typedWithFile({ isRemembered });
  const expired = { journey: null, loss: expiryOf(isRemembered) };

  it('is kept until its time is over, then erased and reported once (R15.5)', async () => {
    const { tab, write, setClock } = await openPage(isRemembered);
    setClock(lifeMs);
    await write(journey);
    expect(await foundIn(tab, later(2 * lifeMs))).toEqual({ journey, loss: null });
    expect(await foundIn(tab, later(2 * lifeMs + 1))).toEqual(expired);
    expect(await storedIn(tab)).toEqual(NOTHING_STORED);
    expect(await foundIn(tab, later(2 * lifeMs + 2))).toEqual(NOTHING);
  });

  it('is erased by any tab, and its own tab reports it (R15.5)', async () => {
    const { tab } = await openPage(isRemembered);
    await pageIn(newTab(tab), later(lifeMs + 1)).load('guest@example.com');
    expect(await kinds(tab)).toEqual([]);
    expect(await foundIn(tab, later(lifeMs + 1))).toEqual(expired);
    expect(await storedIn(tab)).toEqual(NOTHING_STORED);
  });

  it('is kept no longer when its clock was ahead (R15.5)', async () => {
    const { tab } = await pageWith(journey, { ...later(100 * DAY_MS), ...WITH_ARTICLES });
    expect(await pageIn(tab).load()).toMatchObject({ journey, loss: null, saved: { at: SAVED_AT } });
    expect(await foundIn(tab, later(lifeMs))).toEqual({ journey, loss: null });
    expect(await foundIn(tab, later(lifeMs + 1))).toEqual(expired);
  });

  it.each([
    ['erased from a closed tab if its clock was far ahead', lifeMs + 1, 0],
    ['kept in a closed tab if its clock was a little ahead', lifeMs, 1],
  ])('is %s (R15.5)', async (_what, aheadMs, journeysLeft) => {
    stubLocks();
    const { tab } = await pageWith(journey, { ...later(aheadMs), ...WITH_ARTICLES });
    await pageIn(newTab(tab)).load('guest@example.com');
    expect(Object.keys(journeysIn(tab)), 'while its tab is open').toHaveLength(1);
    tab.leavePage();
    await pageIn(newTab(tab)).load('guest@example.com', false);
    expect(Object.keys(journeysIn(tab))).toHaveLength(journeysLeft);
  });

  it('expires while its page is open, which then uses a new key (R15.2, R15.5)', async () => {
    const { tab, persistence, write, fileText, setClock } = await openPage(isRemembered);
    const before = await storedIn(tab);
    const { key } = knownTo(tab);
    for (const ms of [lifeMs, -lifeMs - 1]) {
      setClock(ms);
      await persistence.expire();
    }
    expect(await storedIn(tab), 'before its time is over, or when the clock was set back').toEqual(before);
    expect(await fileText(ARTICLES.id)).toBe('PDF');
    setClock(lifeMs + 1);
    await persistence.expire();
    const session = { [TAB_KEY]: JSON.stringify({ loss: expiryOf(isRemembered) }) };
    expect(await storedIn(tab)).toEqual({ ...NOTHING_STORED, session });
    expect(await foundIn(tab)).toEqual(expired);
    await write(typed());
    expect(knownTo(tab).key).not.toBe(key);
  });

  it.each([
    ['its page', ({ persistence }: Awaited<ReturnType<typeof openPage>>) => persistence.expire()],
    ['another tab', ({ tab }: { readonly tab: Tab }) => pageIn(newTab(tab), later(lifeMs + 1)).load()],
  ])('is saved again with its files after %s erased it (R15.4, R15.5)', async (_who, erase) => {
    const page = await openPage(isRemembered);
    page.setClock(lifeMs + 1);
    await erase(page);
    const changed = typedWithFile({ isRemembered, ownersAdded: 2 });
    await page.write(changed);
    expect(page.persistence.isComplete()).toBe(true);
    const next = pageIn(page.tab, later(lifeMs + 2));
    expect(await next.load()).toMatchObject({ journey: changed, loss: null });
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    expect(Object.keys(journeysIn(page.tab))).toHaveLength(1);
  });
});

describe('Remembered journey of a closed tab', () => {
  it.each([
    ['reported to its creator', EMAIL, true, 'rememberedExpired'],
    ['not reported to a guest', null, true, null],
    ['not reported to a visitor whom only the demonstration signs in', EMAIL, false, null],
  ])('is erased when it expires, and %s (R15.2, R15.5)', async (_what, email, mayTakeOver, loss) => {
    stubLocks();
    const { tab } = await pageWith(typedWithFile({ isRemembered: true }), WITH_ARTICLES);
    tab.leavePage();
    const page = pageIn(newTab(tab), later(retentionMs(true) + 1));
    expect(await page.load(email, mayTakeOver)).toMatchObject({ journey: null, loss });
    expect(await storedIn(page.tab)).toEqual(NOTHING_STORED);
  });
});

describe('"Remember me"', () => {
  it('counts only once the key is stored (R15.2, R15.5)', async () => {
    vi.spyOn(fileStore, 'write').mockImplementation(async () => refuse());
    const page = pageIn(newTab());
    await page.load();
    await expect(page.write(typed({ isRemembered: true }))).rejects.toThrow('refused');
    expect((await pageIn(page.tab).load()).saved).toEqual({ at: SAVED_AT, isRemembered: false });
    expect(await foundIn(page.tab, later(DAY_MS + 1))).toEqual({ journey: null, loss: 'expired' });
  });

  it('is not restored by a write that ends after a later one (R15.1, R15.2)', async () => {
    const page = await pageWith(typed());
    const journey = typed({ ownersAdded: 3 });
    await Promise.all([page.write(typed({ isRemembered: true })), page.write(journey)]);
    expect(Object.values(journeysIn(page.tab)).map(({ keyName }) => keyName)).toEqual([null]);
    expect(await kinds(page.tab)).toEqual(['journey']);
    expect((await foundIn(page.tab)).journey).toEqual(journey);
  });

  it('leaves no key behind when the page ends before noting it (R15.2)', async () => {
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
    expect(await kinds(tab)).toEqual(['journey', 'key']);
  });
});

it('Expired files that cannot be erased are reported and erased later (R15.2, R15.5)', async () => {
  const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
  const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse);
  const page = pageIn(tab, later(DAY_MS + 1));
  expect(await page.load()).toMatchObject({ journey: null, loss: 'expired', isErased: false });
  refused.mockRestore();
  await page.persistence.expire();
  expect(await storedIn(tab)).toEqual(NOTHING_STORED);
});
