import { describe, expect, it, vi } from 'vitest';
import { MAX_SAVED_FILE_BYTES } from '#machines/constants.ts';
import { fileKey, newKey, wrapKey } from '#src/services/persistence/encryption.ts';
import { type EncryptedData, fileStore, type WrappedKey } from '#src/services/persistence/fileStore.ts';
import { TAB_KEY } from '#src/services/storage.ts';
import { EIN } from '#test/support/fixtures.ts';
import {
  ARTICLES,
  changeTab,
  readDatabase,
  DAY_MS,
  EMAIL,
  restoreIn,
  savedJourneys,
  storedKinds,
  readTabKey,
  clockAhead,
  newTab,
  NOTHING_RESTORED,
  openPageIn,
  openSavedPage,
  replaceJourneys,
  SAVED_AT,
  stubLocks,
  type Tab,
  typedJourney,
  typedJourneyWithFile,
  useNewBrowsers,
  WITH_ARTICLES,
} from './browser.ts';

useNewBrowsers();

const NEVER_ABORTED = new AbortController().signal;

describe('Saved journey', () => {
  it('is restored after a reload with its saved time and timers (R13.1, R15.1, R15.3)', async () => {
    const progress = { screen: 'processing', elapsedMs: 1000, isPaused: false } as const;
    const page = openPageIn(newTab());
    await page.load();
    const saved = { at: SAVED_AT, isRemembered: false };
    expect(await page.write(typedJourney({ progress }))).toEqual(saved);
    const journey = typedJourney({ progress: { ...progress, elapsedMs: 3500 } });
    expect(await openPageIn(page.tab, clockAhead(2500)).load()).toMatchObject({ journey, loss: null, saved });
  });

  it('is written synchronously, before its files (R15.1)', async () => {
    const page = openPageIn(newTab());
    await page.load();
    void page.write(typedJourneyWithFile(), AbortSignal.abort()).catch(() => {});
    expect(await restoreIn(page.tab)).toEqual({ journey: typedJourney(), loss: 'filesMissing' });
  });

  it('restores its files, which are stored once and erased when removed (R15.4)', async () => {
    const { tab } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    const next = openPageIn(tab, WITH_ARTICLES);
    expect(await next.load()).toMatchObject({ journey: typedJourneyWithFile(), loss: null });
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    expect(await next.fileText('other')).toBeNull();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await next.write(typedJourneyWithFile({ ownersAdded: 2 }));
    expect(put).not.toHaveBeenCalled();
    expect(await restoreIn(tab)).toEqual({ journey: typedJourneyWithFile({ ownersAdded: 2 }), loss: null });
    await next.write(typedJourney());
    await restoreIn(tab);
    expect(await storedKinds(tab)).toEqual(['journey']);
  });

  it.each([
    ['is missing', {}, async () => null, 1],
    ['is unreadable', {}, () => Promise.reject(new DOMException('gone', 'NotReadableError')), 1],
    ['is too large', { sizeBytes: MAX_SAVED_FILE_BYTES + 1 }, async () => new ArrayBuffer(1), 0],
  ])(
    'is restored without a file that %s, and the loss is reported (R15.3, R15.4)',
    async (_why, file, bytes, reads) => {
      const chosenBytes = vi.fn<() => Promise<ArrayBuffer | null>>(bytes);
      const { tab, persistence } = await openSavedPage(typedJourneyWithFile({}, file), { chosenBytes });
      expect(chosenBytes).toHaveBeenCalledTimes(reads);
      expect(persistence.isComplete()).toBe(false);
      expect(await restoreIn(tab)).toEqual({ journey: typedJourney(), loss: 'filesMissing' });
    },
  );

  it.each([
    ['an email with different capitalization', EMAIL.toUpperCase()],
    ['a guest', null],
  ])('is erased instead of restored for %s (R15.2)', async (_who, email) => {
    const { tab } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    expect(await openPageIn(tab).load(email)).toMatchObject(NOTHING_RESTORED);
    expect(savedJourneys(tab)).toEqual({});
    expect(tab.sessionStorage.getItem(TAB_KEY)).toBeNull();
  });
});

describe('Encryption', () => {
  it('hides everything typed and never reuses a nonce (R15.2)', async () => {
    const irsForm = { ...ARTICLES, id: 'irs' };
    const chosen = { [ARTICLES.id]: 'the bytes', irs: 'the bytes' };
    const { tab, write } = await openSavedPage(typedJourneyWithFile({ irsForm }), { chosen });
    const [record] = Object.values(savedJourneys(tab));
    const files = Object.values(await readDatabase()) as EncryptedData[];
    const stored = [
      JSON.stringify(record),
      Buffer.from(record?.journey ?? '', 'hex').toString('latin1'),
      ...files.map(({ bytes }) => Buffer.from(bytes).toString('latin1')),
    ].join('\n');
    const secrets = [EIN, EMAIL, ARTICLES.name, 'the bytes'];
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
    expect(new Set(files.map(({ iv }) => iv.join())).size).toBe(2);
    await write(typedJourneyWithFile());
    const [rewritten] = Object.values(savedJourneys(tab));
    expect(rewritten?.journey.slice(0, 24)).not.toBe(record?.journey.slice(0, 24));
  });

  const flipped = (text: string) => text.replace(/^../, (byte) => (byte === '00' ? '11' : '00'));

  it.each<[string, (tab: Tab) => void]>([
    ["its tab's key changed", (tab) => changeTab(tab, { key: 'ab'.repeat(32) })],
    ["it isn't ciphertext", (tab) => replaceJourneys(tab, (record) => ({ ...record, journey: 'x' }))],
    ["it isn't a record", (tab) => replaceJourneys(tab, () => 7)],
    ['a byte changed', (tab) => replaceJourneys(tab, (record) => ({ ...record, journey: flipped(record.journey) }))],
    [
      'it belongs to another tab',
      (tab) => {
        const { id } = readTabKey(tab);
        tab.localStorage.setItem('creator-cash-advance.journey.other', JSON.stringify(savedJourneys(tab)[id]));
        tab.localStorage.removeItem(`creator-cash-advance.journey.${id}`);
        changeTab(tab, { id: 'other' });
      },
    ],
    [
      'its timestamp changed',
      (tab) => replaceJourneys(tab, (record) => ({ ...record, savedAtMs: 1 + record.savedAtMs })),
    ],
  ])('rejects and erases a journey if %s (R15.2, R15.3)', async (_why, corrupt) => {
    const { tab } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    corrupt(tab);
    expect(await restoreIn(tab)).toEqual({ journey: null, loss: 'unreadable' });
    await vi.waitFor(async () => expect(await storedKinds(tab)).toEqual([]));
  });

  it.each([null, 'ab'.repeat(16)])(
    'rejects the tab key %j, which does not encode a 256-bit key (R15.2)',
    async (key) => {
      const { tab } = await openSavedPage(typedJourney());
      changeTab(tab, { key });
      expect(await restoreIn(tab)).toEqual(NOTHING_RESTORED);
    },
  );

  it('decrypts a file only under its own name and in its tab (R15.2)', async () => {
    const { tab } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    const file = (await readDatabase())[ARTICLES.id] as EncryptedData;
    const page = openPageIn(tab);
    await page.load();
    await fileStore.write('other', file, NEVER_ABORTED);
    expect(await page.fileText(ARTICLES.id)).toBe('PDF');
    expect(await page.fileText('other')).toBeNull();
    expect(await openPageIn(newTab(tab)).fileText(ARTICLES.id)).toBeNull();
  });
});

describe('Remembered journey', () => {
  const REMEMBERED = typedJourneyWithFile({ isRemembered: true, documentId: 'CCA-1' });

  it("moves to the creator's first new tab after its tab closes (R4.1, R15.2)", async () => {
    stubLocks();
    const { tab } = await openSavedPage(REMEMBERED, WITH_ARTICLES);
    tab.leavePage();
    expect(await openPageIn(newTab(tab)).load(null)).toMatchObject(NOTHING_RESTORED);
    const next = openPageIn(newTab(tab), clockAhead(DAY_MS + 1));
    const found = await Promise.all([next.load(), openPageIn(newTab(tab)).load()]);
    const saved = { at: SAVED_AT, isRemembered: true };
    expect(found).toMatchObject([{ journey: REMEMBERED, loss: null, saved }, NOTHING_RESTORED]);
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    expect(await restoreIn(newTab(tab))).toEqual(NOTHING_RESTORED);
    next.tab.leavePage();
    expect(await restoreIn(next.tab)).toEqual({ journey: REMEMBERED, loss: null });
  });

  it('is decrypted with keys that no script can export (R15.2)', async () => {
    await openSavedPage(REMEMBERED, WITH_ARTICLES);
    const keys = Object.values(await readDatabase()).flatMap((value) => (value as Partial<WrappedKey>).key ?? []);
    const areExtractable = [...keys, await fileKey(newKey())].map(({ extractable }) => extractable);
    expect(areExtractable).toEqual([false, false]);
  });

  it.each<[string, (name: string) => Promise<unknown>]>([
    ['is missing', async () => fileStore.removeUnused(() => new Set())],
    [
      'belongs to another journey',
      async (name) => fileStore.write(name, await wrapKey('other', newKey()), NEVER_ABORTED),
    ],
  ])('is not restored when its key %s (R15.2)', async (_how, corrupt) => {
    const { tab } = await openSavedPage(typedJourney({ isRemembered: true }));
    await corrupt(Object.keys(await readDatabase())[0] ?? '');
    expect(await restoreIn(newTab(tab))).toEqual(NOTHING_RESTORED);
  });

  it('is hidden from a visitor signed in only by default (R2.2, R15.2)', async () => {
    const { tab } = await openSavedPage(REMEMBERED, WITH_ARTICLES);
    expect(await openPageIn(newTab(tab)).load(EMAIL, false)).toMatchObject(NOTHING_RESTORED);
  });

  it('loses its key immediately when "Remember me" is turned off (R15.2)', async () => {
    const { tab } = await openSavedPage(REMEMBERED, WITH_ARTICLES);
    const page = openPageIn(tab);
    await page.load();
    expect(await page.write(typedJourneyWithFile())).toMatchObject({ isRemembered: false });
    expect(await storedKinds(tab)).toEqual(['file', 'journey']);
    expect(await restoreIn(newTab(tab))).toEqual(NOTHING_RESTORED);
    expect(await restoreIn(tab)).toEqual({ journey: typedJourneyWithFile(), loss: null });
  });
});
