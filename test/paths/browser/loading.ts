import type { Page, Request } from '@playwright/test';

const PROGRAM = new Set(['script', 'stylesheet']);

const waited = new WeakMap<Page, Set<Request>>();

/** Notes which parts of the program a page is waiting for; a document that is held back on purpose is none. */
export function watchLoading(page: Page): void {
  const requests = new Set<Request>();
  waited.set(page, requests);
  page.on('request', (request) => {
    if (PROGRAM.has(request.resourceType())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Tells whether a page waits for a part of the program: what it shows meanwhile says nothing, and its time may stand. */
export function isLoading(page: Page): boolean {
  return (waited.get(page)?.size ?? 0) > 0;
}
