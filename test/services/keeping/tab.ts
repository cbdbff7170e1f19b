import { vi } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { BLANK_FACTS, type JourneyFacts } from '#machines/journey/facts.ts';
import { createKeeper } from '#src/services/keeping/keeper.ts';
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
export function typedWithFile(change: Partial<JourneyFacts> = {}): JourneyFacts {
  const facts = typed(change);
  const documents = { ...facts.business.documents, articlesOfOrganization: ARTICLES };
  return { ...facts, business: { ...facts.business, documents } };
}

/** A page load in a tab: the tab is its session storage; a later page has chosen no files and has its own time. */
export function pageIn(
  sessionStorage: Storage,
  { now = NOW, chosen = {} }: { now?: Date; chosen?: Record<string, string> } = {},
) {
  const kept = vi.fn();
  const failed = vi.fn();
  const keeper = createKeeper({
    sessionStorage: () => sessionStorage,
    chosenBytes: async (id) =>
      chosen[id] === undefined ? null : (new TextEncoder().encode(chosen[id]).buffer as ArrayBuffer),
    now: () => now,
  });
  keeper.listen({ kept, failed });
  return { keeper, kept, failed };
}

/** The session storage of a new tab. */
export function newTab(): Storage {
  return fakeHome().sessionStorage;
}
