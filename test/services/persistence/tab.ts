import type { FileRef } from '#machines/domain/documents.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { createPersistence } from '#src/services/persistence/createPersistence.ts';
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

type Home = ReturnType<typeof fakeHome>;
/** A tab: its own session storage, and the local storage that all tabs of a browser share. */
export type Tab = Home['home'] & Pick<Home, 'notify' | 'leavePage' | 'returnToPage'>;

/** Opens a tab in the browser of another tab, or in a new browser. */
export function newTab(browser?: Pick<Tab, 'localStorage'>, session: Record<string, string> = {}): Tab {
  const { home, notify, leavePage, returnToPage } = fakeHome({}, session);
  return { ...home, notify, leavePage, returnToPage, ...(browser && { localStorage: browser.localStorage }) };
}

/** A duplicated or reopened tab gets a copy of the session storage. */
export const duplicateOf = (tab: Tab): Tab => newTab(tab, tab.sessionStorage.items());

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
