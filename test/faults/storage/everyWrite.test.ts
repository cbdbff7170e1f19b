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
  typed,
  typedWithFile,
  useNewBrowsers,
} from '#test/services/persistence/browser.ts';

/** One write is refused, or none is made from it on. */
type Fault = 'the browser refuses it' | 'the page ends at it';

const TIMEOUT_MS = 120_000;
const MOST_WRITES = 40;

/** Journeys saved one after the other, which need every kind of write. */
const JOURNEYS: readonly SavedJourney[] = [
  typed(),
  typedWithFile(),
  typedWithFile({ isRemembered: true }),
  typed({ isRemembered: true, ownersAdded: 2 }),
  typedWithFile({ ownersAdded: 3, irsForm: { ...ARTICLES, id: 'irs' } }),
  NOTHING_TYPED,
];

useNewBrowsers();

/** Makes the write with this number fail, to a storage or the database; returns how to restore the browser. */
function failAt(failing: number, fault: Fault, tab: Tab) {
  let writes = 0;
  const isFailing = () => {
    writes += 1;
    return fault === 'the page ends at it' ? writes >= failing : writes === failing;
  };
  const refuseIn = (store: IDBObjectStore): never => {
    if (fault === 'the page ends at it') store.transaction.abort();
    return refuse();
  };
  const { put, delete: remove } = IDBObjectStore.prototype;
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function spy(this: IDBObjectStore, ...given) {
      return isFailing() ? refuseIn(this) : put.apply(this, given);
    }),
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function spy(this: IDBObjectStore, ...given) {
      return isFailing() ? refuseIn(this) : remove.apply(this, given);
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

/** A journey as it is restored. */
const restored = (journey: SavedJourney | null) =>
  decodeJourney(JSON.stringify({ email: EMAIL, journey: journey ?? NOTHING_TYPED }))?.journey ?? NOTHING_TYPED;

/** The journey without the files that another one doesn't have; a signed contract names its files forever. */
function withFilesOf(found: SavedJourney | null, journey: SavedJourney | null) {
  const ids = new Set(filesOf({ ...found, signedFor: null }).map(({ id }) => id));
  return journey === null ? null : withoutFiles(journey, ({ id }) => !ids.has(id));
}

describe('A failed write', () => {
  it.each(['the browser refuses it', 'the page ends at it'] as const)(
    'leaves the journey before or after it when %s (R15.1, R15.4)',
    async (fault) => {
      const tab = newTab();
      const wrong: unknown[] = [];
      let failures = 0;
      let before: SavedJourney | null = null;
      for (const after of JOURNEYS) {
        const chosen = Object.fromEntries(filesOf(after).map(({ id }) => [id, `bytes of ${id}`]));
        for (let failing = 1, hasFailed = true; hasFailed && failing <= MOST_WRITES; failing += 1) {
          const page = openPageIn(tab, { chosen });
          const { journey, loss } = await page.load();
          const mayBe = [before, after].map((each) => (loss === 'filesMissing' ? withFilesOf(journey, each) : each));
          const texts = mayBe.map((each) => JSON.stringify(restored(each)));
          const mayBeLost = before === null && failing > 1 && loss === 'unreadable';
          const isRight = texts.includes(JSON.stringify(restored(journey)));
          if (!isRight || !(loss === null || loss === 'filesMissing' || mayBeLost))
            wrong.push({ failing, loss, journey });
          const restore = failAt(failing, fault, tab);
          await page.write(after).catch(() => {});
          hasFailed = restore();
          if (hasFailed) failures += 1;
        }
        before = after;
      }
      expect(wrong).toEqual([]);
      expect(failures).toBeGreaterThan(JOURNEYS.length);
      expect((await restoreIn(tab)).journey).toEqual(before);
    },
    TIMEOUT_MS,
  );
});
