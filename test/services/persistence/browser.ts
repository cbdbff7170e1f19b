// Browsers, tabs and pages for the tests of persistence.
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
import { fakeHome } from '#test/services/fakeHome.ts';
import { EIN, PDF } from '#test/support/fixtures.ts';

export const EMAIL = 'demo@example.com';
const NOW = new Date('2026-11-21T09:00:00.000Z');
export const DAY_MS = 24 * 60 * 60 * 1000;
export const SAVED_AT = '2026-11-21T09:00:00+00:00';
/** The options of a page that loads this many milliseconds later. */
export const later = (ms: number) => ({ now: new Date(NOW.getTime() + ms) });
/** The result of loading when there is nothing to restore. */
export const NOTHING = { journey: null, loss: null };

export const ARTICLES: FileRef = { ...PDF, id: 'articles', name: 'articles.pdf', sizeBytes: 3 };
/** The options of the page on which that file was chosen. */
export const WITH_ARTICLES = { chosen: { [ARTICLES.id]: 'PDF' } };

export function typed(change: Partial<SavedJourney> = {}): SavedJourney {
  return { ...NOTHING_TYPED, business: { ...NOTHING_TYPED.business, ein: EIN }, ...change };
}

export function typedWithFile(change: Partial<SavedJourney> = {}, file: Partial<FileRef> = {}): SavedJourney {
  const journey = typed(change);
  const documents = { ...journey.business.documents, articlesOfOrganization: { ...ARTICLES, ...file } };
  return { ...journey, business: { ...journey.business, documents } };
}

/** Gives each test of a file its own browser, with an empty database and without locks. */
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

/** Adds locks to the browser, by which it knows its open tabs. */
export function stubLocks() {
  const held = ['of another program'];
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

/** Makes the browser refuse an operation. */
export const refuse = (): never => {
  throw new DOMException('refused', 'UnknownError');
};

/** A tab: its own session storage, and the local storage that all tabs of a browser share. */
export type Tab = ReturnType<typeof newTab>;

/** Opens a tab in the browser of another tab, or in a new browser. */
export function newTab(browser?: Pick<ReturnType<typeof fakeHome>, 'localStorage'>, session = {}) {
  const { home, notify, leavePage, returnToPage } = fakeHome({}, session);
  return { ...home, notify, leavePage, returnToPage, ...(browser && { localStorage: browser.localStorage }) };
}

/** A duplicated or reopened tab gets a copy of the session storage. */
export const duplicateOf = (tab: Tab): Tab => newTab(tab, tab.sessionStorage.items());

/** Returns what a tab knows of its journey. */
export const knownTo = (tab: Tab) =>
  JSON.parse(tab.sessionStorage.getItem(TAB_KEY) ?? '{}') as { readonly id: string; readonly key: string };

/** Changes what a tab knows of its journey. */
export function changeTab(tab: Tab, change: object): void {
  tab.sessionStorage.setItem(TAB_KEY, JSON.stringify({ ...knownTo(tab), ...change }));
}

type PageOptions = {
  readonly now?: Date;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly chosenBytes?: (id: string) => Promise<ArrayBuffer | null>;
};

/** Opens a page in a tab; nothing is loaded yet. */
export function pageIn(tab: Tab, options: PageOptions = {}) {
  const { now = NOW, chosen = {} } = options;
  const bytesOf = (text: string | undefined) => (text === undefined ? null : new TextEncoder().encode(text).buffer);
  const persistence = createPersistence({
    home: tab,
    chosenBytes: options.chosenBytes ?? (async (id) => bytesOf(chosen[id])),
    now: () => now.getTime(),
  });
  return {
    tab,
    persistence,
    load: (email: string | null = EMAIL, mayTakeOver = true) => persistence.load(email, mayTakeOver),
    write: (journey: SavedJourney, signal = new AbortController().signal) =>
      persistence.write({ email: EMAIL, journey }, signal),
    /** Returns the text of a saved file, or null. */
    fileText: async (id: string) => {
      const bytes = await persistence.fileBytes(id);
      return bytes === null ? null : new TextDecoder().decode(bytes);
    },
  };
}

/** Opens a page that has loaded and then saved this journey. */
export async function pageWith(journey: SavedJourney, options: PageOptions = {}, tab = newTab()) {
  const page = pageIn(tab, options);
  await page.load();
  await page.write(journey);
  return page;
}

/** Returns what a new page restores in this tab. */
export async function foundIn(tab: Tab, options: PageOptions = {}) {
  const { journey, loss } = await pageIn(tab, options).load();
  return { journey, loss };
}

const JOURNEY = 'creator-cash-advance.journey.';

/** Returns the saved journeys, by the ids of their tabs. */
export function journeysIn({ localStorage }: Tab): Readonly<Record<string, StoredRecord>> {
  const saved = Object.entries(localStorage.items()).filter(([key]) => key.startsWith(JOURNEY));
  return Object.fromEntries(saved.map(([key, text]) => [key.slice(JOURNEY.length), JSON.parse(text) as StoredRecord]));
}

/** Changes every saved journey. */
export function replaceJourneys(tab: Tab, change: (record: StoredRecord) => unknown): void {
  const saved = Object.entries(journeysIn(tab));
  if (saved.length === 0) throw new Error('No journey is saved.');
  for (const [id, record] of saved) tab.localStorage.setItem(`${JOURNEY}${id}`, JSON.stringify(change(record)));
}

/** Returns everything in the database, by key. */
export async function contents(): Promise<Readonly<Record<string, unknown>>> {
  if ((await indexedDB.databases()).length === 0) return {};
  return Object.fromEntries(await entries<string, unknown>(createStore('creator-cash-advance', 'files')));
}

/** Returns the kind of everything saved: journeys, files and remembered keys. */
export async function kinds(tab: Tab): Promise<readonly string[]> {
  const journeys = Object.keys(journeysIn(tab)).map(() => 'journey');
  const stored = Object.values(await contents()).map((value) => ('key' in (value as object) ? 'key' : 'file'));
  return [...journeys, ...stored].toSorted();
}

/** Returns everything that this browser stores, apart from the names of sign-outs. */
export async function storedIn({ localStorage, sessionStorage }: Tab) {
  const { 'creator-cash-advance.signOut': _name, ...local } = localStorage.items();
  const { 'creator-cash-advance.signOut': _seen, ...session } = sessionStorage.items();
  return { local, session, database: await contents() };
}
export const NOTHING_STORED = { local: {}, session: {}, database: {} };
