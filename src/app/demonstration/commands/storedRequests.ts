import type { Route } from '#machines/graph/paths/paths.ts';

/** A route that a page is to begin with after it is loaded anew, and at which speed. */
export type Opening = { readonly route: Route; readonly speed: number };

/** Where a route waits for the page that is loaded next. */
const OPENING_KEY = 'creator-cash-advance.demonstration';

/** Leaves a route for the page that is loaded next. May throw where the browser refuses storage. */
export function leaveOpening(storage: Storage, opening: Opening): void {
  storage.setItem(OPENING_KEY, JSON.stringify(opening));
}

/** Takes the route that was left; it is there once. */
export function takeOpening(storage: Storage): Opening | null {
  try {
    const opening = JSON.parse(storage.getItem(OPENING_KEY) ?? 'null') as Opening | null;
    storage.removeItem(OPENING_KEY);
    return opening;
  } catch {
    return null;
  }
}
