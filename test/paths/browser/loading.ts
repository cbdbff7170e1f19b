import type { Page, Request } from '@playwright/test';

const PROGRAM = new Set(['script', 'stylesheet']);
/** A request that a reload cut short may never be told to have ended. */
const LONGEST_MS = 3000;

const waited = new WeakMap<Page, Map<Request, number>>();

/** Notes which parts of the program a page is waiting for; a document that is held back on purpose is none. */
export function watchLoading(page: Page): void {
  const requests = new Map<Request, number>();
  waited.set(page, requests);
  page.on('request', (request) => {
    if (PROGRAM.has(request.resourceType())) requests.set(request, performance.now());
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Tells whether a page waits for a part of the program: what it shows meanwhile says nothing, and its time may stand. */
export function isLoading(page: Page): boolean {
  const now = performance.now();
  return [...(waited.get(page)?.values() ?? [])].some((beganAt) => now - beganAt < LONGEST_MS);
}
