import {
  GUEST_SESSION,
  type Session,
  sessionFromStored,
  type StoredSession,
  storedFromSession,
} from '#machines/domain/session.ts';

/** A window's storages and events; reading either storage may throw. */
export type StorageWindow = Readonly<Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener'>>;

const PREFIX = 'creator-cash-advance.';
/** The id of the latest sign-out; records saved before it belong to an earlier session (R15.2). */
const SIGN_OUT_KEY = `${PREFIX}signOut`;
/** Marks the saved session as the default, which nobody signed in to (R2.2, R17.1). */
const DEFAULT_SESSION_KEY = `${PREFIX}defaultSession`;
/** Set while files of an earlier session or an expired journey may remain. */
const ERASING_KEY = `${PREFIX}erasing`;
const JOURNEY_PREFIX = `${PREFIX}journey.`;
export const TAB_KEY = `${PREFIX}tab`;
export const SCROLL_POSITION_KEY = `${PREFIX}scrollPlace`;
/** When this tab last reloaded because code failed to load. */
export const RELOADED_AT_KEY = `${PREFIX}reloadedAt`;

const ID_BYTES = 16;

/** Returns a unique id. Unlike `crypto.randomUUID`, it also works without HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const journeyKey = (tab: string) => `${JOURNEY_PREFIX}${tab}`;

export function savedTabIds(local: Storage): readonly string[] {
  return Array.from({ length: local.length }, (_, index) => String(local.key(index)))
    .filter((key) => key.startsWith(JOURNEY_PREFIX))
    .map((key) => key.slice(JOURNEY_PREFIX.length));
}

/** Returns whether a saved journey may exist; false if the browser blocks storage. */
export function mayHaveSavedJourney(storageWindow: StorageWindow): boolean {
  try {
    return storageWindow.sessionStorage.getItem(TAB_KEY) !== null || savedTabIds(storageWindow.localStorage).length > 0;
  } catch {
    return false;
  }
}

export const lastSignOut = (storage: Storage) => storage.getItem(SIGN_OUT_KEY);

/** Returns whether somebody signed out since this tab last checked; a duplicated tab inherits the last check. */
function checkMissedSignOut({ localStorage, sessionStorage }: StorageWindow): boolean {
  const [seen, latest] = [lastSignOut(sessionStorage), lastSignOut(localStorage) ?? ''];
  sessionStorage.setItem(SIGN_OUT_KEY, latest);
  return seen !== null && seen !== latest;
}

/**
 * Ends the session of every tab: removes this tab's key, writes a sign-out id that the other tabs check, then removes
 * every saved journey. Typed data can't be read afterwards (R15.2).
 */
function signOutEverywhere({ localStorage, sessionStorage }: StorageWindow, signOutId: string): void {
  sessionStorage.removeItem(TAB_KEY);
  try {
    localStorage.setItem(SIGN_OUT_KEY, signOutId);
    sessionStorage.setItem(SIGN_OUT_KEY, signOutId);
    noteErasing(localStorage, signOutId);
  } finally {
    for (const tab of savedTabIds(localStorage)) localStorage.removeItem(journeyKey(tab));
  }
}

export const isErasing = (local: Storage) => local.getItem(ERASING_KEY) !== null;
export const noteErasing = (local: Storage, id: string) => local.setItem(ERASING_KEY, id);
export const noteErased = (local: Storage) => local.removeItem(ERASING_KEY);

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Written in this order, so another tab never sees `isAuthenticated` without `user`. */
const KEYS = ['user', 'isPatreonConnected', 'isAuthenticated'] as const satisfies readonly (keyof StoredSession)[];
const NOTHING_STORED: StoredSession = { isAuthenticated: null, isPatreonConnected: null, user: null };
const SIGNED_OUT_KEY = 'signedOutInThisTab';

/** Saves the session between visits (R2). It never throws; blocked storage access is only reported. */
export function createSessionStore(storageWindow: StorageWindow) {
  let isRefused = false;
  let notifyRefused = () => {};

  function attempt<Result>(callback: () => Result): Result | null {
    try {
      return callback();
    } catch {
      if (!isRefused) {
        isRefused = true;
        notifyRefused();
      }
      return null;
    }
  }

  const readStored = () => attempt(() => readAll(storageWindow.localStorage));
  const markSignedOut = (isSignedOut: boolean) =>
    attempt(() => {
      if (isSignedOut) storageWindow.sessionStorage.setItem(SIGNED_OUT_KEY, 'true');
      else storageWindow.sessionStorage.removeItem(SIGNED_OUT_KEY);
    });

  /** Whether the session is the unsaved default, so empty storage doesn't mean a sign-out. */
  let isDefault = false;

  /** Saves a session that began or ended in this tab; a sign-out also erases all typed data (R2.1, R2.4, R15.2). */
  const save = (session: Session) => {
    isDefault = false;
    if (!session.isAuthenticated) attempt(() => signOutEverywhere(storageWindow, newId()));
    attempt(() => storageWindow.localStorage.removeItem(DEFAULT_SESSION_KEY));
    markSignedOut(!session.isAuthenticated);
    attempt(() => writeAll(storageWindow.localStorage, storedFromSession(session) ?? NOTHING_STORED));
  };

  const takeMissedSignOut = () => attempt(() => checkMissedSignOut(storageWindow)) ?? false;

  return {
    /**
     * Returns the saved session. If there is none, returns a guest session after a sign-out, or else the default.
     * `isOwn` is false for the default, even after it was saved. A signed-in default is only saved if nobody has signed
     * out in this browser, because saving it would sign other tabs in again (R2.2, R2.3, R2.5).
     */
    load: (defaultSession: Session) => {
      const isMissed = takeMissedSignOut();
      const stored = readStored();
      if (stored !== null && !isEmpty(stored)) {
        const isOwn = attempt(() => storageWindow.localStorage.getItem(DEFAULT_SESSION_KEY)) === null;
        return { session: sessionFromStored(stored, GUEST_SESSION), isSaved: true, isOwn };
      }
      if (isMissed) markSignedOut(true);
      const signedOutFlag = attempt(() => storageWindow.sessionStorage.getItem(SIGNED_OUT_KEY));
      if (signedOutFlag !== null) return { session: GUEST_SESSION, isSaved: false, isOwn: false };
      attempt(() => {
        if (!defaultSession.isAuthenticated || lastSignOut(storageWindow.localStorage) !== null) return;
        save(defaultSession);
        storageWindow.localStorage.setItem(DEFAULT_SESSION_KEY, 'true');
      });
      isDefault = isEmpty(readStored() ?? NOTHING_STORED);
      return { session: defaultSession, isSaved: false, isOwn: false };
    },
    save,
    /**
     * Calls the listener with the saved session immediately and after changes in other tabs, including changes made
     * while this page was in the back/forward cache.
     */
    subscribe: (listener: (session: Session) => void) => {
      const notify = () => {
        const stored = readStored();
        if (stored === null) return;
        const isMissed = takeMissedSignOut();
        if (isDefault && !isMissed && isEmpty(stored)) return;
        isDefault = false;
        const session = sessionFromStored(stored, GUEST_SESSION);
        markSignedOut(!session.isAuthenticated);
        // Somebody signed out, then the same or another creator signed in.
        if (isMissed && session.isAuthenticated) listener(GUEST_SESSION);
        listener(session);
      };
      const subscription = new AbortController();
      const { signal } = subscription;
      const handleStorage = ({ key }: StorageEvent) => {
        // If the default was never saved, a sign-out in another tab doesn't change the three keys.
        const isSignOut = isDefault && key === SIGN_OUT_KEY;
        if (key === null || isSignOut || KEYS.some((sessionKey) => sessionKey === key)) notify();
      };
      storageWindow.addEventListener('storage', handleStorage, { signal });
      storageWindow.addEventListener('pageshow', ({ persisted }) => persisted && notify(), { signal });
      notify();
      return () => subscription.abort();
    },
    isRefused: () => isRefused,
    /** Notifies the latest listener when the browser first blocks storage access, or right away if it already has. */
    onRefused: (listener: () => void) => {
      notifyRefused = listener;
      if (isRefused) listener();
    },
  };
}

/** Reads the three keys; may throw. */
export function readAll(storage: Storage): StoredSession {
  return Object.fromEntries(KEYS.map((key) => [key, storage.getItem(key)])) as StoredSession;
}

function isEmpty(stored: StoredSession): boolean {
  return KEYS.every((key) => stored[key] === null);
}

/** Writes the three keys, or restores all of them if the browser rejects one. */
function writeAll(storage: Storage, stored: StoredSession): void {
  const before = readAll(storage);
  try {
    put(storage, stored);
  } catch (error) {
    put(storage, NOTHING_STORED);
    put(storage, before);
    throw error;
  }
}

/** Removes keys before writing any, starting with `isAuthenticated`, so another tab sees a guest in between. */
function put(storage: Storage, stored: StoredSession): void {
  for (const key of KEYS.toReversed()) if (stored[key] === null) storage.removeItem(key);
  for (const key of KEYS) {
    const text = stored[key];
    if (storage.getItem(key) !== text) storage.setItem(key, String(text));
  }
}
