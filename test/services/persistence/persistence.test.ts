import { describe, expect, it, vi } from 'vitest';
import { MAX_SAVED_FILE_BYTES } from '#machines/constants.ts';
import { fileKey, newKey, wrapKey } from '#src/services/persistence/encryption.ts';
import { type Encrypted, fileStore, type WrappedKey } from '#src/services/persistence/fileStore.ts';
import { TAB_KEY } from '#src/services/storage.ts';
import { contents, journeysIn, kinds, replaceJourneys, stubLocks, useNewBrowsers } from './database.ts';
import {
  ARTICLES,
  DAY_MS,
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

describe('When a tab is loaded again', () => {
  it('finds nothing where nothing was saved (R15.1)', async () => {
    const page = pageIn(newTab());
    expect([await page.load(), page.persistence.isComplete()]).toEqual([
      { ...NOTHING, saved: null, isOutdated: false, isErased: true },
      true,
    ]);
  });

  it('gives back what was typed and says when and for how long it is saved (R15.1, R15.3, R15.5)', async () => {
    const page = pageIn(newTab());
    await page.load();
    const saved = { at: SAVED_AT, isRemembered: false };
    expect(await page.write(typed())).toEqual(saved);
    expect(await pageIn(page.tab, later(60_000)).load()).toMatchObject({ journey: typed(), loss: null, saved });
  });

  it('has written the journey before anything is waited for, so that the end of the page loses nothing (R15.1)', async () => {
    const page = pageIn(newTab());
    await page.load();
    void page.write(typedWithFile(), AbortSignal.abort()).catch(() => {});
    expect(await foundIn(page.tab)).toEqual({ journey: typed(), loss: 'filesMissing' });
  });

  it('gives back the bytes of a file saved on an earlier page, no others, and none once removed (R15.4)', async () => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const after = pageIn(tab);
    expect(await after.load()).toMatchObject({ journey: typedWithFile(), loss: null });
    expect([await after.fileText(ARTICLES.id), await after.fileText('other')]).toEqual(['PDF', null]);
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put');
    await after.write(typedWithFile({ ownersAdded: 2 }));
    expect(putting).not.toHaveBeenCalled();
    expect(await foundIn(tab)).toEqual({ journey: typedWithFile({ ownersAdded: 2 }), loss: null });
    await after.write(typed());
    await foundIn(tab);
    await vi.waitFor(async () => expect(await kinds(tab)).toEqual(['journey']));
  });

  it('goes on with a timed screen and the days where time has come to, but not with a held one (R6.4, R13.1)', async () => {
    const progress = { screen: 'processing', elapsedMs: 1000, isPaused: false } as const;
    const { tab, write } = await pageWith(typed({ progress, isCounting: true, countdownMs: 60_000 }));
    const running = (await foundIn(tab, later(2500))).journey;
    expect([running?.progress?.elapsedMs, running?.countdownMs]).toEqual([3500, 62_500]);
    await write(typed({ progress: { ...progress, isPaused: true } }));
    expect((await foundIn(tab, later(2500))).journey?.progress?.elapsedMs).toBe(1000);
  });

  it.each([
    ['are missing', {}, async () => null, 1],
    ['can no longer be read', {}, () => Promise.reject(new DOMException('gone', 'NotReadableError')), 1],
    ['are too many to be encrypted', { sizeBytes: MAX_SAVED_FILE_BYTES + 1 }, async () => new ArrayBuffer(1), 0],
  ])('saves all but a file whose bytes %s, and names the loss (R15.3, R15.4)', async (_why, file, bytes, readings) => {
    const chosenBytes = vi.fn<() => Promise<ArrayBuffer | null>>(bytes);
    const page = await pageWith(typedWithFile({}, file), { chosenBytes });
    expect([chosenBytes.mock.calls.length, page.persistence.isComplete()]).toEqual([readings, false]);
    expect(await foundIn(page.tab)).toEqual({ journey: typed(), loss: 'filesMissing' });
  });
});

describe('What lies in the browser', () => {
  it('cannot be read without the key of the tab, and never under the same vector twice (R15.2)', async () => {
    const irsForm = { ...ARTICLES, id: 'irs' };
    const chosen = { [ARTICLES.id]: 'the bytes', irs: 'the bytes' };
    const { tab, write } = await pageWith(typedWithFile({ irsForm }), { chosen });
    const [record] = Object.values(journeysIn(tab));
    const files = Object.values(await contents()) as Encrypted[];
    const text = [JSON.stringify(record), ...files.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))].join();
    const readable = Buffer.from(record?.journey ?? '', 'hex').toString('latin1');
    const secrets = ['12-3456789', EMAIL, 'articles.pdf', 'the bytes'];
    expect(secrets.filter((secret) => `${text}${readable}`.includes(secret))).toEqual([]);
    expect(new Set(files.map(({ iv }) => iv.join())).size).toBe(2);
    await write(typedWithFile());
    const [again] = Object.values(journeysIn(tab));
    expect(again?.journey.slice(0, 24)).not.toBe(record?.journey.slice(0, 24));
    const { key } = JSON.parse(Object.values(tab.sessionStorage.items()).at(-1) ?? '{}') as { key: string };
    expect(key).toMatch(/^[\da-f]{64}$/);
  });

  it('is not given to another tab (R15.2)', async () => {
    const { tab } = await pageWith(typed());
    expect([await foundIn(newTab(tab)), await kinds(tab)]).toEqual([NOTHING, ['journey']]);
  });

  const withTab = (change: object) => (tab: Tab) =>
    tab.sessionStorage.setItem(
      TAB_KEY,
      JSON.stringify({ ...JSON.parse(tab.sessionStorage.getItem(TAB_KEY) ?? ''), ...change }),
    );
  it.each<[string, (tab: Tab) => void]>([
    ['the tab has another key', withTab({ key: 'ab'.repeat(32) })],
    [
      'it was changed',
      (tab) =>
        replaceJourneys(tab, (one) => ({
          ...one,
          journey: one.journey.replace(/^../, (byte) => (byte === '00' ? '11' : '00')),
        })),
    ],
    ['it is not what was encrypted', (tab) => replaceJourneys(tab, (one) => ({ ...one, journey: 'x' }))],
    ['it is no record', (tab) => replaceJourneys(tab, () => 7)],
    [
      'it is that of another tab',
      (tab) => {
        const [[id, record] = ['', undefined]] = Object.entries(journeysIn(tab));
        tab.localStorage.removeItem(`creator-cash-advance.journey.${id}`);
        tab.localStorage.setItem('creator-cash-advance.journey.other', JSON.stringify(record));
        withTab({ id: 'other' })(tab);
      },
    ],
    [
      'it is said to be of another time',
      (tab) => replaceJourneys(tab, (one) => ({ ...one, savedAtMs: one.savedAtMs + 1 })),
    ],
  ])('is removed and the creator notified when %s (R15.2, R15.3)', async (_how, spoil) => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    spoil(tab);
    expect(await foundIn(tab)).toEqual({ journey: null, loss: 'unreadable' });
    await vi.waitFor(async () => expect(await kinds(tab)).toEqual([]));
  });

  it('is not read by a tab without a key, or with a shorter one (R15.2)', async () => {
    for (const key of [null, 'ab'.repeat(16)]) {
      const { tab } = await pageWith(typed());
      withTab({ key })(tab);
      expect(await foundIn(tab)).toEqual(NOTHING);
    }
  });

  it('a file under the name of another is not taken for it (R15.2)', async () => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const file = await fileStore.read<Encrypted>(ARTICLES.id);
    if (file === undefined) throw new Error('No file is saved.');
    const page = pageIn(tab);
    await page.load();
    await fileStore.write('other', file, new AbortController().signal);
    expect([await page.fileText(ARTICLES.id), await page.fileText('other')]).toEqual(['PDF', null]);
  });

  it.each(['other@example.com', null])('is not given out when %s is signed in (R15.2)', async (email) => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    expect(await pageIn(newTab(tab)).fileText(ARTICLES.id)).toBeNull();
    expect(await pageIn(tab).load(email)).toMatchObject(NOTHING);
  });
});

describe('When the creator asked to be remembered', () => {
  const REMEMBERED = typedWithFile({ isRemembered: true, documentId: 'CCA-1' });

  it('gives what was typed to the next tab, without a key that could be copied, and only to one (R4.1, R15.2)', async () => {
    stubLocks();
    const { tab } = await pageWith(REMEMBERED, WITH_ARTICLES);
    tab.leavePage();
    const keys = Object.values(await contents()).flatMap((value) => (value as Partial<WrappedKey>).key ?? []);
    expect([...keys, await fileKey(newKey())].map(({ extractable }) => extractable)).toEqual([false, false]);
    expect(await pageIn(newTab(tab)).load(null)).toMatchObject(NOTHING);
    const [next, rival] = [pageIn(newTab(tab), later(DAY_MS + 1)), pageIn(newTab(tab))];
    const saved = { at: SAVED_AT, isRemembered: true };
    const found = await Promise.all([next.load(), rival.load()]);
    expect(found).toMatchObject([{ journey: REMEMBERED, loss: null, saved }, NOTHING]);
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    expect(await foundIn(newTab(tab))).toMatchObject(NOTHING);
  });

  it.each([
    ['is missing', async () => fileStore.removeUnused(() => new Set())],
    [
      'is that of another',
      async (name: string) => {
        const key = await wrapKey('other', 'ab'.repeat(32));
        await fileStore.write(name, key, new AbortController().signal);
      },
    ],
  ])('gives nothing to the next tab whose key %s (R15.2)', async (_how, spoil) => {
    const { tab } = await pageWith(typed({ isRemembered: true }));
    await spoil(Object.keys(await contents())[0] ?? '');
    expect(await foundIn(newTab(tab))).toEqual(NOTHING);
  });

  it('gives it to nobody whose session this browser had not saved (R2.2, R15.2)', async () => {
    const { tab } = await pageWith(REMEMBERED, WITH_ARTICLES);
    expect(await pageIn(newTab(tab)).load(EMAIL, false)).toMatchObject(NOTHING);
  });

  it('gives nothing to the next tab any more once the creator asks no longer (R15.2)', async () => {
    const { tab, write } = await pageWith(REMEMBERED, WITH_ARTICLES);
    expect(await write(typedWithFile())).toMatchObject({ isRemembered: false });
    const found = [await foundIn(newTab(tab)), await foundIn(tab)];
    expect(found).toEqual([NOTHING, { journey: typedWithFile(), loss: null }]);
  });
});
