// Fake browsers, tabs and pages for persistence tests.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries } from 'idb-keyval';
import { afterEach, beforeEach, vi } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { createPersistence } from '#src/services/persistence/createPersistence.ts';
import type { StoredRecord } from '#src/services/persistence/records.ts';
import { TAB_KEY } from '#src/services/storage.ts';
import { createFakeWindow } from '#test/services/createFakeWindow.ts';
import { EIN, PDF } from '#test/support/fixtures.ts';

export const EMAIL = 'demo@example.com';
const NOW = new Date('2026-11-21T09:00:00.000Z');
export const DAY_MS = 24 * 60 * 60 * 1000;
export const SAVED_AT = '2026-11-21T09:00:00+00:00';
/** Returns the options of a page whose clock is this far ahead. */
export const clockAhead = (ms: number) => ({ now: new Date(NOW.getTime() + ms) });
/** The result of loading when nothing is restored. */
export const NOTHING_RESTORED = { journey: null, loss: null };

export const ARTICLES: FileRef = { ...PDF, id: 'articles', name: 'articles.pdf', sizeBytes: 3 };
/** The options of a page on which `ARTICLES` was chosen. */
export const WITH_ARTICLES = { chosen: { [ARTICLES.id]: 'PDF' } };

export function typedJourney(change: Partial<SavedJourney> = {}): SavedJourney {
  return { ...NOTHING_TYPED, business: { ...NOTHING_TYPED.business, ein: EIN }, ...change };
}

export function typedJourneyWithFile(change: Partial<SavedJourney> = {}, file: Partial<FileRef> = {}): SavedJourney {
  const journey = typedJourney(change);
  const documents = { ...journey.business.documents, articlesOfOrganization: { ...ARTICLES, ...file } };
  return { ...journey, business: { ...journey.business, documents } };
}

/** Gives each test a new browser, with an empty database and no Web Locks. */
export function useNewBrowsers(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Stubs the Web Locks API, which the product uses to detect open tabs. */
export function stubLocks() {
  const held = ['unrelated lock'];
  const request = (name: string, act: () => Promise<void>) => {
    held.push(name);
    return act().finally(() => held.splice(held.indexOf(name), 1));
  };
  const query = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return { held: held.map((name) => ({ name })) };
  };
  vi.stubGlobal('navigator', { locks: { request, query } });
  return { held, closeTabs: () => held.splice(0) };
}

/** Throws like a browser that refuses an operation. */
export const refuse = (): never => {
  throw new DOMException('refused', 'UnknownError');
};

/** A tab has its own session storage; all tabs of a browser share local storage. */
export type Tab = ReturnType<typeof newTab>;

/** Opens a tab in the browser of another tab, or in a new browser. */
export function newTab(browser?: Pick<ReturnType<typeof createFakeWindow>, 'localStorage'>, session = {}) {
  const { storageWindow, notify, leavePage, returnToPage } = createFakeWindow({}, session);
  return { ...storageWindow, notify, leavePage, returnToPage, ...(browser && { localStorage: browser.localStorage }) };
}

/** Opens a tab with a copy of this tab's session storage, like a duplicated or reopened tab. */
export const duplicateTab = (tab: Tab): Tab => newTab(tab, tab.sessionStorage.items());

/** Returns the id and key of the tab's journey. */
export const readTabKey = (tab: Tab) =>
  JSON.parse(tab.sessionStorage.getItem(TAB_KEY) ?? '{}') as { readonly id: string; readonly key: string };

/** Changes the stored id or key of the tab's journey. */
export function changeTab(tab: Tab, change: object): void {
  tab.sessionStorage.setItem(TAB_KEY, JSON.stringify({ ...readTabKey(tab), ...change }));
}

type PageOptions = {
  readonly now?: Date;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly chosenBytes?: (id: string) => Promise<ArrayBuffer | null>;
};

/** Opens a page in a tab, without loading the saved journey. */
export function openPageIn(tab: Tab, options: PageOptions = {}) {
  const { now = NOW, chosen = {} } = options;
  const bytesOf = (text: string | undefined) => (text === undefined ? null : new TextEncoder().encode(text).buffer);
  const persistence = createPersistence({
    storageWindow: tab,
    chosenBytes: options.chosenBytes ?? (async (id) => bytesOf(chosen[id])),
    now: () => now.getTime(),
  });
  return {
    tab,
    persistence,
    load: (email: string | null = EMAIL, mayTakeOver = true) => persistence.load(email, mayTakeOver),
    write: (journey: SavedJourney, signal = new AbortController().signal) =>
      persistence.write({ email: EMAIL, journey }, signal),
    /** Returns the text of a saved file, or null if there is none. */
    fileText: async (id: string) => {
      const bytes = await persistence.fileBytes(id);
      return bytes === null ? null : new TextDecoder().decode(bytes);
    },
  };
}

/** Opens a page, loads the saved journey, then saves the given journey. */
export async function openSavedPage(journey: SavedJourney, options: PageOptions = {}, tab = newTab()) {
  const page = openPageIn(tab, options);
  await page.load();
  await page.write(journey);
  return page;
}

/** Opens a page in this tab and returns the restored journey and any loss. */
export async function restoreIn(tab: Tab, options: PageOptions = {}) {
  const { journey, loss } = await openPageIn(tab, options).load();
  return { journey, loss };
}

const JOURNEY_PREFIX = 'creator-cash-advance.journey.';

/** Returns the saved journeys by tab id. */
export function savedJourneys({ localStorage }: Tab): Readonly<Record<string, StoredRecord>> {
  const saved = Object.entries(localStorage.items()).filter(([key]) => key.startsWith(JOURNEY_PREFIX));
  return Object.fromEntries(
    saved.map(([key, text]) => [key.slice(JOURNEY_PREFIX.length), JSON.parse(text) as StoredRecord]),
  );
}

/** Applies a change to every saved journey. */
export function replaceJourneys(tab: Tab, change: (record: StoredRecord) => unknown): void {
  const saved = Object.entries(savedJourneys(tab));
  if (saved.length === 0) throw new Error('No journey is saved.');
  for (const [id, record] of saved) tab.localStorage.setItem(`${JOURNEY_PREFIX}${id}`, JSON.stringify(change(record)));
}

/** Returns every entry of the database by key. */
export async function readDatabase(): Promise<Readonly<Record<string, unknown>>> {
  if ((await indexedDB.databases()).length === 0) return {};
  return Object.fromEntries(await entries<string, unknown>(createStore('creator-cash-advance', 'files')));
}

/** Returns the kind of each saved item: journey, file or remembered key. */
export async function storedKinds(tab: Tab): Promise<readonly string[]> {
  const journeys = Object.keys(savedJourneys(tab)).map(() => 'journey');
  const stored = Object.values(await readDatabase()).map((value) => ('key' in (value as object) ? 'key' : 'file'));
  return [...journeys, ...stored].toSorted();
}

/** Returns everything stored by this tab and its browser, except the ids of sign-outs. */
export async function readStorage({ localStorage, sessionStorage }: Tab) {
  const { 'creator-cash-advance.signOut': _local, ...local } = localStorage.items();
  const { 'creator-cash-advance.signOut': _session, ...session } = sessionStorage.items();
  return { local, session, database: await readDatabase() };
}
export const NOTHING_STORED = { local: {}, session: {}, database: {} };
