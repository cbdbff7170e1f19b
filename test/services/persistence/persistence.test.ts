import { describe, expect, it, vi } from 'vitest';
import { MAX_SAVED_FILE_BYTES } from '#machines/constants.ts';
import { fileKey, newKey, wrapKey } from '#src/services/persistence/encryption.ts';
import { type Encrypted, fileStore, type WrappedKey } from '#src/services/persistence/fileStore.ts';
import { TAB_KEY } from '#src/services/storage.ts';
import { EIN } from '#test/support/fixtures.ts';
import {
  ARTICLES,
  changeTab,
  contents,
  DAY_MS,
  EMAIL,
  foundIn,
  journeysIn,
  kinds,
  knownTo,
  later,
  newTab,
  NOTHING,
  pageIn,
  pageWith,
  replaceJourneys,
  SAVED_AT,
  stubLocks,
  type Tab,
  typed,
  typedWithFile,
  useNewBrowsers,
  WITH_ARTICLES,
} from './browser.ts';

useNewBrowsers();

const OPEN = new AbortController().signal;

describe('Saved journey', () => {
  it('returns after a reload with its time and running timers (R13.1, R15.1, R15.3)', async () => {
    const progress = { screen: 'processing', elapsedMs: 1000, isPaused: false } as const;
    const page = pageIn(newTab());
    await page.load();
    const saved = { at: SAVED_AT, isRemembered: false };
    expect(await page.write(typed({ progress }))).toEqual(saved);
    const journey = typed({ progress: { ...progress, elapsedMs: 3500 } });
    expect(await pageIn(page.tab, later(2500)).load()).toMatchObject({ journey, loss: null, saved });
  });

  it('is written before the first await (R15.1)', async () => {
    const page = pageIn(newTab());
    await page.load();
    void page.write(typedWithFile(), AbortSignal.abort()).catch(() => {});
    expect(await foundIn(page.tab)).toEqual({ journey: typed(), loss: 'filesMissing' });
  });

  it('returns its files, which are stored once and erased once removed (R15.4)', async () => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const next = pageIn(tab, WITH_ARTICLES);
    expect(await next.load()).toMatchObject({ journey: typedWithFile(), loss: null });
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    expect(await next.fileText('other')).toBeNull();
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put');
    await next.write(typedWithFile({ ownersAdded: 2 }));
    expect(putting).not.toHaveBeenCalled();
    expect(await foundIn(tab)).toEqual({ journey: typedWithFile({ ownersAdded: 2 }), loss: null });
    await next.write(typed());
    await foundIn(tab);
    expect(await kinds(tab)).toEqual(['journey']);
  });

  it.each([
    ['is missing', {}, async () => null, 1],
    ['is unreadable', {}, () => Promise.reject(new DOMException('gone', 'NotReadableError')), 1],
    ['is too large', { sizeBytes: MAX_SAVED_FILE_BYTES + 1 }, async () => new ArrayBuffer(1), 0],
  ])('reports a file that %s as missing and keeps the rest (R15.3, R15.4)', async (_why, file, bytes, readings) => {
    const chosenBytes = vi.fn<() => Promise<ArrayBuffer | null>>(bytes);
    const { tab, persistence } = await pageWith(typedWithFile({}, file), { chosenBytes });
    expect(chosenBytes).toHaveBeenCalledTimes(readings);
    expect(persistence.isComplete()).toBe(false);
    expect(await foundIn(tab)).toEqual({ journey: typed(), loss: 'filesMissing' });
  });

  it.each([EMAIL.toUpperCase(), null])('is erased, not shown, when %s is signed in (R15.2)', async (email) => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    expect(await pageIn(tab).load(email)).toMatchObject(NOTHING);
    expect(journeysIn(tab)).toEqual({});
    expect(tab.sessionStorage.getItem(TAB_KEY)).toBeNull();
  });
});

describe('Encryption', () => {
  it('hides everything typed and never repeats a nonce (R15.2)', async () => {
    const irsForm = { ...ARTICLES, id: 'irs' };
    const chosen = { [ARTICLES.id]: 'the bytes', irs: 'the bytes' };
    const { tab, write } = await pageWith(typedWithFile({ irsForm }), { chosen });
    const [record] = Object.values(journeysIn(tab));
    const files = Object.values(await contents()) as Encrypted[];
    const stored = [
      JSON.stringify(record),
      Buffer.from(record?.journey ?? '', 'hex').toString('latin1'),
      ...files.map(({ bytes }) => Buffer.from(bytes).toString('latin1')),
    ].join('\n');
    const secrets = [EIN, EMAIL, ARTICLES.name, 'the bytes'];
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
    expect(new Set(files.map(({ iv }) => iv.join())).size).toBe(2);
    await write(typedWithFile());
    const [rewritten] = Object.values(journeysIn(tab));
    expect(rewritten?.journey.slice(0, 24)).not.toBe(record?.journey.slice(0, 24));
  });

  const flipped = (text: string) => text.replace(/^../, (byte) => (byte === '00' ? '11' : '00'));

  it.each<[string, (tab: Tab) => void]>([
    ['the key of its tab has changed', (tab) => changeTab(tab, { key: 'ab'.repeat(32) })],
    ['it is not ciphertext', (tab) => replaceJourneys(tab, (record) => ({ ...record, journey: 'x' }))],
    ['it is no record', (tab) => replaceJourneys(tab, () => 7)],
    ['a byte changed', (tab) => replaceJourneys(tab, (record) => ({ ...record, journey: flipped(record.journey) }))],
    [
      'it belongs to another tab',
      (tab) => {
        const { id } = knownTo(tab);
        tab.localStorage.setItem('creator-cash-advance.journey.other', JSON.stringify(journeysIn(tab)[id]));
        tab.localStorage.removeItem(`creator-cash-advance.journey.${id}`);
        changeTab(tab, { id: 'other' });
      },
    ],
    [
      'its time has changed',
      (tab) => replaceJourneys(tab, (record) => ({ ...record, savedAtMs: 1 + record.savedAtMs })),
    ],
  ])('makes a journey unreadable when %s, and it is erased (R15.2, R15.3)', async (_how, spoil) => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    spoil(tab);
    expect(await foundIn(tab)).toEqual({ journey: null, loss: 'unreadable' });
    await vi.waitFor(async () => expect(await kinds(tab)).toEqual([]));
  });

  it.each([null, 'ab'.repeat(16)])('refuses the tab key %j, which is shorter than 256 bits (R15.2)', async (key) => {
    const { tab } = await pageWith(typed());
    changeTab(tab, { key });
    expect(await foundIn(tab)).toEqual(NOTHING);
  });

  it('opens a file only under its own name and tab (R15.2)', async () => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const file = (await contents())[ARTICLES.id] as Encrypted;
    const page = pageIn(tab);
    await page.load();
    await fileStore.write('other', file, OPEN);
    expect(await page.fileText(ARTICLES.id)).toBe('PDF');
    expect(await page.fileText('other')).toBeNull();
    expect(await pageIn(newTab(tab)).fileText(ARTICLES.id)).toBeNull();
  });
});

describe('Remembered journey', () => {
  const REMEMBERED = typedWithFile({ isRemembered: true, documentId: 'CCA-1' });

  it('moves to the first new tab after its own closes (R4.1, R15.2)', async () => {
    stubLocks();
    const { tab } = await pageWith(REMEMBERED, WITH_ARTICLES);
    tab.leavePage();
    expect(await pageIn(newTab(tab)).load(null)).toMatchObject(NOTHING);
    const next = pageIn(newTab(tab), later(DAY_MS + 1));
    const found = await Promise.all([next.load(), pageIn(newTab(tab)).load()]);
    const saved = { at: SAVED_AT, isRemembered: true };
    expect(found).toMatchObject([{ journey: REMEMBERED, loss: null, saved }, NOTHING]);
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    expect(await foundIn(newTab(tab))).toEqual(NOTHING);
    next.tab.leavePage();
    expect(await foundIn(next.tab)).toEqual({ journey: REMEMBERED, loss: null });
  });

  it('is opened by keys that no script can export (R15.2)', async () => {
    await pageWith(REMEMBERED, WITH_ARTICLES);
    const keys = Object.values(await contents()).flatMap((value) => (value as Partial<WrappedKey>).key ?? []);
    const areExtractable = [...keys, await fileKey(newKey())].map(({ extractable }) => extractable);
    expect(areExtractable).toEqual([false, false]);
  });

  it.each<[string, (name: string) => Promise<unknown>]>([
    ['is missing', async () => fileStore.removeUnused(() => new Set())],
    ['belongs to another journey', async (name) => fileStore.write(name, await wrapKey('other', newKey()), OPEN)],
  ])('is not restored when its key %s (R15.2)', async (_how, spoil) => {
    const { tab } = await pageWith(typed({ isRemembered: true }));
    await spoil(Object.keys(await contents())[0] ?? '');
    expect(await foundIn(newTab(tab))).toEqual(NOTHING);
  });

  it('is hidden from a visitor whom only the demonstration signs in (R2.2, R15.2)', async () => {
    const { tab } = await pageWith(REMEMBERED, WITH_ARTICLES);
    expect(await pageIn(newTab(tab)).load(EMAIL, false)).toMatchObject(NOTHING);
  });

  it('loses its key at once when the creator asks to be forgotten (R15.2)', async () => {
    const { tab } = await pageWith(REMEMBERED, WITH_ARTICLES);
    const page = pageIn(tab);
    await page.load();
    expect(await page.write(typedWithFile())).toMatchObject({ isRemembered: false });
    expect(await kinds(tab)).toEqual(['file', 'journey']);
    expect(await foundIn(newTab(tab))).toEqual(NOTHING);
    expect(await foundIn(tab)).toEqual({ journey: typedWithFile(), loss: null });
  });
});
