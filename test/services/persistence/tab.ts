import type { FileRef } from '#machines/domain/documents.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { createPersistence } from '#src/services/persistence/createPersistence.ts';
import { fakeHome } from '#test/services/fakeHome.ts';

export const EMAIL = 'demo@example.com';
const NOW = new Date('2026-11-21T09:00:00.000Z');
export const DAY_MS = 24 * 60 * 60 * 1000;
export const SAVED_AT = '2026-11-21T09:00:00+00:00';
/** A page that is loaded so many milliseconds later. */
export const later = (ms: number) => ({ now: new Date(NOW.getTime() + ms) });
/** What a page finds that has no journey to go on with. */
export const NOTHING = { journey: null, loss: null };

export const ARTICLES: FileRef = {
  id: 'articles',
  name: 'articles.pdf',
  sizeBytes: 3,
  mimeType: 'application/pdf',
  content: 'pdf',
};

/** The bytes of that file, as the page on which it was chosen has them. */
export const WITH_ARTICLES = { chosen: { [ARTICLES.id]: 'PDF' } };

/** The journey of a creator who has typed this and that. */
export function typed(change: Partial<SavedJourney> = {}): SavedJourney {
  return { ...NOTHING_TYPED, business: { ...NOTHING_TYPED.business, ein: '12-3456789' }, ...change };
}

/** The same with a file attached. */
export function typedWithFile(change: Partial<SavedJourney> = {}, file: Partial<FileRef> = {}): SavedJourney {
  const journey = typed(change);
  const documents = { ...journey.business.documents, articlesOfOrganization: { ...ARTICLES, ...file } };
  return { ...journey, business: { ...journey.business, documents } };
}

type Home = ReturnType<typeof fakeHome>;
/** A tab of a browser: its own session storage beside the local storage that all of them share. */
export type Tab = Home['home'] & Pick<Home, 'notify' | 'leavePage' | 'returnToPage'>;

export function newTab(browser?: Pick<Tab, 'localStorage'>, session: Record<string, string> = {}): Tab {
  const { home, notify, leavePage, returnToPage } = fakeHome({}, session);
  return { ...home, notify, leavePage, returnToPage, ...(browser && { localStorage: browser.localStorage }) };
}

/** A duplicated tab, or one that the browser reopens: it has a copy of the session storage. */
export const duplicateOf = (tab: Tab): Tab => newTab(tab, tab.sessionStorage.items());

type PageOptions = {
  readonly now?: Date;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly chosenBytes?: (id: string) => Promise<ArrayBuffer | null>;
};

/** A page load in a tab; a later page has chosen no files and has its own time. */
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
    /** The text of a saved file, or null. */
    fileText: async (id: string) => {
      const bytes = await persistence.fileBytes(id);
      return bytes === null ? null : new TextDecoder().decode(bytes);
    },
  };
}

/** The page of a tab that has looked for what was left and has saved this journey. */
export async function pageWith(journey: SavedJourney, options: PageOptions = {}, tab = newTab()) {
  const page = pageIn(tab, options);
  await page.load();
  await page.write(journey);
  return page;
}

/** What the creator finds when the page has been closed and is loaded again in this tab. */
export async function foundIn(tab: Tab, options: PageOptions = {}) {
  const { journey, loss } = await pageIn(tab, options).load();
  return { journey, loss };
}
