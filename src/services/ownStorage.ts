/** The two storages of the browser; reading either property may throw. */
export type Storages = { readonly localStorage: Storage; readonly sessionStorage: Storage };

const PREFIX = 'creator-cash-advance.';
/** The name of the latest sign-out; records saved before it belong to an earlier session (R15.2). */
export const SIGN_OUT_KEY = `${PREFIX}signOut`;
/** Marks the saved session as the default, which nobody signed in to (R2.2, R17.1). */
export const DEFAULT_SESSION_KEY = `${PREFIX}defaultSession`;
/** Set while files of an earlier session or an expired journey may still have to be erased. */
const ERASING_KEY = `${PREFIX}erasing`;
const JOURNEY_PREFIX = `${PREFIX}journey.`;
/** The id and the key of this tab's saved journey. */
export const TAB_KEY = `${PREFIX}tab`;
/** The scroll position of the last page, until the next one restores it (R17.3). */
export const SCROLL_POSITION_KEY = `${PREFIX}scrollPlace`;
/** When this tab last reloaded because code failed to load. */
export const RELOADED_AT_KEY = `${PREFIX}reloadedAt`;

export const journeyKey = (tab: string) => `${JOURNEY_PREFIX}${tab}`;

/** Returns the ids of the tabs whose journeys are saved. */
export function savedTabs(local: Storage): readonly string[] {
  return Array.from({ length: local.length }, (_, index) => String(local.key(index)))
    .filter((key) => key.startsWith(JOURNEY_PREFIX))
    .map((key) => key.slice(JOURNEY_PREFIX.length));
}

/** Returns whether a journey may be saved for this tab; false if the browser refuses its storage. */
export function maySavedJourneyExist(storages: Storages): boolean {
  try {
    return storages.sessionStorage.getItem(TAB_KEY) !== null || savedTabs(storages.localStorage).length > 0;
  } catch {
    return false;
  }
}

export const lastSignOut = (storage: Storage) => storage.getItem(SIGN_OUT_KEY);

/** Returns whether somebody signed out since this tab last checked; a duplicated tab inherits what was checked. */
export function missedSignOut({ localStorage, sessionStorage }: Storages): boolean {
  const [seen, latest] = [lastSignOut(sessionStorage), lastSignOut(localStorage) ?? ''];
  sessionStorage.setItem(SIGN_OUT_KEY, latest);
  return seen !== null && seen !== latest;
}

/**
 * Ends the session of every tab at once: removes this tab's key, then writes the name of the sign-out, which every other
 * tab compares, then removes every saved journey. From then on nothing that was typed can be read (R15.2).
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
