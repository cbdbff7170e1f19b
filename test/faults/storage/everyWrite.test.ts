import { describe, expect, it, vi } from 'vitest';
import { decodeJourney, filesOf, type SavedJourney, withoutFiles } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import {
  ARTICLES,
  EMAIL,
  restoreIn,
  newTab,
  openPageIn,
  refuse,
  type Tab,
  typedJourney,
  typedJourneyWithFile,
  useNewBrowsers,
} from '#test/services/persistence/browser.ts';

/** Either one write fails, or that write and all later ones do. */
type Fault = 'the browser blocks it' | 'the page closes';

const TIMEOUT_MS = 120_000;
const MAX_WRITES = 40;

/** Saving these journeys in order requires every kind of write. */
const JOURNEYS: readonly SavedJourney[] = [
  typedJourney(),
  typedJourneyWithFile(),
  typedJourneyWithFile({ isRemembered: true }),
  typedJourney({ isRemembered: true, ownersAdded: 2 }),
  typedJourneyWithFile({ ownersAdded: 3, irsForm: { ...ARTICLES, id: 'irs' } }),
  NOTHING_TYPED,
];

useNewBrowsers();

/**
 * Makes write number `failing` to storage or the database fail, with all later ones if the page closes. Returns a
 * function that restores the storage methods and returns whether that write was reached.
 */
function failWriteAt(failing: number, fault: Fault, tab: Tab) {
  let writes = 0;
  const isFailing = () => {
    writes += 1;
    return fault === 'the page closes' ? writes >= failing : writes === failing;
  };
  const refuseIn = (store: IDBObjectStore): never => {
    if (fault === 'the page closes') store.transaction.abort();
    return refuse();
  };
  const { put, delete: remove } = IDBObjectStore.prototype;
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function spy(this: IDBObjectStore, ...args) {
      return isFailing() ? refuseIn(this) : put.apply(this, args);
    }),
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function spy(this: IDBObjectStore, ...args) {
      return isFailing() ? refuseIn(this) : remove.apply(this, args);
    }),
    ...[tab.localStorage, tab.sessionStorage].map((storage) => {
      const setItem = storage.setItem.bind(storage);
      return vi
        .spyOn(storage, 'setItem')
        .mockImplementation((key, text) => (isFailing() ? refuse() : setItem(key, text)));
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
    return writes >= failing;
  };
}

/** Encodes and decodes a journey, as saving and restoring it does. */
const roundTrip = (journey: SavedJourney | null) =>
  decodeJourney(JSON.stringify({ email: EMAIL, journey: journey ?? NOTHING_TYPED }))?.journey ?? NOTHING_TYPED;

/** Returns `journey` without the files missing from `found`. A signed contract always keeps its file names. */
function keepFilesOf(found: SavedJourney | null, journey: SavedJourney | null) {
  const ids = new Set(filesOf({ ...found, signedFor: null }).map(({ id }) => id));
  return journey === null ? null : withoutFiles(journey, ({ id }) => !ids.has(id));
}

describe('A failed write', () => {
  it.each(['the browser blocks it', 'the page closes'] as const)(
    'preserves the previous or the new journey when %s (R15.1, R15.4)',
    async (fault) => {
      const tab = newTab();
      const unexpected: unknown[] = [];
      let failures = 0;
      let before: SavedJourney | null = null;
      for (const after of JOURNEYS) {
        const chosen = Object.fromEntries(filesOf(after).map(({ id }) => [id, `bytes of ${id}`]));
        for (let failing = 1, hasFailed = true; hasFailed && failing <= MAX_WRITES; failing += 1) {
          const page = openPageIn(tab, { chosen });
          const { journey, loss } = await page.load();
          const allowed = [before, after].map((saved) =>
            loss === 'filesMissing' ? keepFilesOf(journey, saved) : saved,
          );
          const allowedTexts = allowed.map((saved) => JSON.stringify(roundTrip(saved)));
          const canBeLost = before === null && failing > 1 && loss === 'unreadable';
          const isExpected = allowedTexts.includes(JSON.stringify(roundTrip(journey)));
          if (!isExpected || !(loss === null || loss === 'filesMissing' || canBeLost))
            unexpected.push({ failing, loss, journey });
          const restore = failWriteAt(failing, fault, tab);
          await page.write(after).catch(() => {});
          hasFailed = restore();
          if (hasFailed) failures += 1;
        }
        before = after;
      }
      expect(unexpected).toEqual([]);
      expect(failures).toBeGreaterThan(JOURNEYS.length);
      expect((await restoreIn(tab)).journey).toEqual(before);
    },
    TIMEOUT_MS,
  );
});
