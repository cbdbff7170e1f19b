/** The two storages of the browser; their very mention may throw. */
export type Storages = { readonly localStorage: Storage; readonly sessionStorage: Storage };

const PREFIX = 'creator-cash-advance.';
/** Names the latest sign-out in this browser; what was saved before it is of an earlier session (R15.2). */
export const SIGN_OUT_KEY = `${PREFIX}signOut`;
/** Marks the saved session as the demonstration's default, which nobody signed in to (R2.2, R17.1). */
export const DEFAULT_SESSION_KEY = `${PREFIX}defaultSession`;
/** Set while something of an earlier session, or something expired, may not be erased yet. */
const ERASING_KEY = `${PREFIX}erasing`;
const JOURNEY_PREFIX = `${PREFIX}journey.`;
/** The id and the key of this tab's saved journey. */
export const TAB_KEY = `${PREFIX}tab`;
/** Where the page was scrolled when it ended, until the next one has restored it (R17.3). */
export const SCROLL_POSITION_KEY = `${PREFIX}scrollPlace`;
/** When this tab last loaded itself anew for a part of the program that did not come. */
export const RELOADED_AT_KEY = `${PREFIX}reloadedAt`;

/** The key under which the journey of a tab is saved. */
export const journeyKey = (tab: string) => `${JOURNEY_PREFIX}${tab}`;

/** The tabs whose journeys are saved. */
export function savedTabs(local: Storage): readonly string[] {
  return keysOf(local)
    .filter((key) => key.startsWith(JOURNEY_PREFIX))
    .map((key) => key.slice(JOURNEY_PREFIX.length));
}

/** Whether this browser may have saved a journey for this tab; false where it refuses its storage. */
export function maySavedJourneyExist(storages: Storages): boolean {
  try {
    return storages.sessionStorage.getItem(TAB_KEY) !== null || savedTabs(storages.localStorage).length > 0;
  } catch {
    return false;
  }
}

export const lastSignOut = (storage: Storage) => storage.getItem(SIGN_OUT_KEY);

/** Whether somebody signed out since this tab last checked; what it has seen goes with a duplicated tab. */
export function missedSignOut({ localStorage, sessionStorage }: Storages): boolean {
  const [seen, latest] = [lastSignOut(sessionStorage), lastSignOut(localStorage) ?? ''];
  sessionStorage.setItem(SIGN_OUT_KEY, latest);
  return seen !== null && seen !== latest;
}

/**
 * Ends the session of every tab in one go: the key of this tab first, then the name of the sign-out, which every other
 * tab compares, then every saved journey. From then on nothing that was typed can be read in this browser (R15.2).
 */
export function signOutEverywhere({ localStorage, sessionStorage }: Storages, name: string): void {
  sessionStorage.removeItem(TAB_KEY);
  try {
    localStorage.setItem(SIGN_OUT_KEY, name);
    sessionStorage.setItem(SIGN_OUT_KEY, name);
    noteErasing(localStorage, name);
  } finally {
    for (const tab of savedTabs(localStorage)) localStorage.removeItem(journeyKey(tab));
  }
}

export const isErasing = (local: Storage) => local.getItem(ERASING_KEY) !== null;
export const noteErasing = (local: Storage, name: string) => local.setItem(ERASING_KEY, name);
export const noteErased = (local: Storage) => local.removeItem(ERASING_KEY);

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => String(storage.key(index)));
}
