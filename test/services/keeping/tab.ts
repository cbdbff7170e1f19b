import { vi } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { BLANK_FACTS, type JourneyFacts } from '#machines/journey/facts.ts';
import { createKeeper } from '#src/services/keeping/keeper.ts';
import type { VersionsChannel } from '#src/services/keeping/versions.ts';
import { fakeHome } from '#test/services/fakeHome.ts';

export const EMAIL = 'demo@example.com';
export const NOW = new Date('2026-11-21T09:00:00.000Z');

export const ARTICLES: FileRef = {
  id: 'articles',
  name: 'articles.pdf',
  sizeBytes: 3,
  mimeType: 'application/pdf',
  content: 'pdf',
};

/** The bytes of that file, as the page on which it was chosen has them. */
export const WITH_ARTICLES = { chosen: { [ARTICLES.id]: 'PDF' } };

/** The facts of a creator who has typed this and that. */
export function typed(change: Partial<JourneyFacts> = {}): JourneyFacts {
  return { ...BLANK_FACTS, business: { ...BLANK_FACTS.business, ein: '12-3456789' }, ...change };
}

/** The same with a file attached. */
export function typedWithFile(change: Partial<JourneyFacts> = {}, file: Partial<FileRef> = {}): JourneyFacts {
  const facts = typed(change);
  const documents = { ...facts.business.documents, articlesOfOrganization: { ...ARTICLES, ...file } };
  return { ...facts, business: { ...facts.business, documents } };
}

type PageOptions = {
  readonly now?: Date;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly channel?: VersionsChannel;
  readonly chosenBytes?: (id: string) => Promise<ArrayBuffer | null>;
};

/** A page load in a tab: the tab is its session storage; a later page has chosen no files and has its own time. */
export function pageIn(tab: Storage, options: PageOptions = {}) {
  const { now = NOW, chosen = {}, channel = newBrowser()() } = options;
  const bytesOf = (text: string | undefined) => (text === undefined ? null : new TextEncoder().encode(text).buffer);
  const [kept, failed, outdated] = [vi.fn(), vi.fn(), vi.fn()];
  const keeper = createKeeper({
    sessionStorage: () => tab,
    chosenBytes: options.chosenBytes ?? (async (id) => bytesOf(chosen[id])),
    now: () => now,
    openChannel: () => channel,
  });
  keeper.listen({ kept, failed, outdated });
  return {
    tab,
    keeper,
    kept,
    failed,
    outdated,
    keep: (facts: JourneyFacts) => keeper.keep(EMAIL, facts),
    /** The text of a kept file, or null. */
    fileText: async (id: string) => {
      const bytes = await keeper.fileBytes(id);
      return bytes === null ? null : new TextDecoder().decode(bytes);
    },
  };
}

/** The page of a tab that has looked for what was left and has kept these facts. */
export async function pageWith(facts: JourneyFacts, options: PageOptions = {}, tab = newTab()) {
  const page = pageIn(tab, options);
  await page.keeper.find(EMAIL);
  await page.keep(facts);
  return page;
}

/** What the creator finds when the page is loaded again in this tab. */
export function foundIn(tab: Storage, options: PageOptions = {}) {
  return pageIn(tab, options).keeper.find(EMAIL);
}

/** The session storage of a new tab. */
export function newTab(): Storage {
  return fakeHome().sessionStorage;
}

/** Gives each tab of one browser its end of the channel that they talk on: every other tab hears what it says. */
export function newBrowser(): () => VersionsChannel {
  const ends: EventTarget[] = [];
  return () => {
    const end = new EventTarget();
    ends.push(end);
    const postMessage = (data: unknown) => {
      for (const other of ends) if (other !== end) other.dispatchEvent(Object.assign(new Event('message'), { data }));
    };
    return Object.assign(end, { postMessage }) as unknown as VersionsChannel;
  };
}
