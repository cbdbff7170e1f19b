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

/** A page load in a tab: the tab is its session storage; a later page has chosen no files and has its own time. */
export function pageIn(
  sessionStorage: Storage,
  {
    now = NOW,
    chosen = {},
    channel = newBrowser()(),
    chosenBytes = async (id) =>
      chosen[id] === undefined ? null : (new TextEncoder().encode(chosen[id]).buffer as ArrayBuffer),
  }: {
    now?: Date;
    chosen?: Record<string, string>;
    channel?: VersionsChannel;
    chosenBytes?: (id: string) => Promise<ArrayBuffer | null>;
  } = {},
) {
  const kept = vi.fn();
  const failed = vi.fn();
  const outdated = vi.fn();
  const keeper = createKeeper({
    sessionStorage: () => sessionStorage,
    chosenBytes,
    now: () => now,
    openChannel: () => channel,
  });
  keeper.listen({ kept, failed, outdated });
  return { keeper, kept, failed, outdated };
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
