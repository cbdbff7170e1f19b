import {
  GUEST_SESSION,
  type Session,
  sessionFromStored,
  type StoredSession,
  storedFromSession,
} from '#machines/domain/session.ts';
import { newId } from './newId.ts';
import {
  DEFAULT_SESSION_KEY,
  lastSignOut,
  missedSignOut,
  SIGN_OUT_KEY,
  signOutEverywhere,
  type Storages,
} from './ownStorage.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** A window: its two storages and its events. */
export type StorageHome = Storages & Pick<Window, 'addEventListener'>;

/** Written in this order, so that another tab never sees `isAuthenticated` without its user. */
const KEYS = ['user', 'isPatreonConnected', 'isAuthenticated'] as const satisfies readonly (keyof StoredSession)[];
const NOTHING_STORED: StoredSession = { isAuthenticated: null, isPatreonConnected: null, user: null };
const SIGNED_OUT_KEY = 'signedOutInThisTab';

/** Saves the session between visits (R2). It never throws; a refused write is only reported. */
export function createSessionStore(home: StorageHome) {
  let isRefused = false;
  let notifyRefused = () => {};

  /** Returns null if the browser refuses, which is reported the first time. */
  function attempt<Result>(act: () => Result): Result | null {
    try {
      return act();
    } catch {
      if (!isRefused) {
        isRefused = true;
        notifyRefused();
      }
      return null;
    }
  }

  const stored = () => attempt(() => readAll(home.localStorage));
  const markSignedOut = (isSignedOut: boolean) =>
    attempt(() => {
      if (isSignedOut) home.sessionStorage.setItem(SIGNED_OUT_KEY, 'true');
      else home.sessionStorage.removeItem(SIGNED_OUT_KEY);
    });

  /** Whether the session is the default and isn't saved, so that an empty storage is no sign-out. */
  let isDefault = false;

  /** Saves a session that began or ended in this tab; a sign-out also erases what was typed (R2.1, R2.4, R15.2). */
  const save = (session: Session) => {
    isDefault = false;
    if (!session.isAuthenticated) attempt(() => signOutEverywhere(home, newId()));
    attempt(() => home.localStorage.removeItem(DEFAULT_SESSION_KEY));
    markSignedOut(!session.isAuthenticated);
    attempt(() => writeAll(home.localStorage, storedFromSession(session) ?? NOTHING_STORED));
  };

  const takeMissedSignOut = () => attempt(() => missedSignOut(home)) ?? false;

  return {
    /**
     * Returns the saved session, or else the default, and whether it is the creator's own; the default is nobody's, even
     * once it is saved. A signed-in default is only saved if nobody has signed out in this browser, because it would sign
     * other tabs in again (R2.2, R2.3, R2.5).
     */
    load: (defaultSession: Session) => {
      const isMissed = takeMissedSignOut();
      const texts = stored();
      if (texts !== null && !isNothing(texts)) {
        const isOwn = attempt(() => home.localStorage.getItem(DEFAULT_SESSION_KEY)) === null;
        return { session: sessionFromStored(texts, GUEST_SESSION), isSaved: true, isOwn };
      }
      if (isMissed) markSignedOut(true);
      const mark = attempt(() => home.sessionStorage.getItem(SIGNED_OUT_KEY));
      if (mark !== null) return { session: GUEST_SESSION, isSaved: false, isOwn: false };
      attempt(() => {
        if (!defaultSession.isAuthenticated || lastSignOut(home.localStorage) !== null) return;
        save(defaultSession);
        home.localStorage.setItem(DEFAULT_SESSION_KEY, 'true');
      });
      isDefault = isNothing(stored() ?? NOTHING_STORED);
      return { session: defaultSession, isSaved: false, isOwn: false };
    },
    save,
    /** Notifies of sessions that other tabs begin or end, including those missed; returns an unsubscribe function. */
    subscribe: (listener: (session: Session) => void) => {
      const notify = () => {
        const texts = stored();
        if (texts === null) return;
        const isMissed = takeMissedSignOut();
        if (isDefault && !isMissed && isNothing(texts)) return;
        isDefault = false;
        const session = sessionFromStored(texts, GUEST_SESSION);
        markSignedOut(!session.isAuthenticated);
        // Somebody signed out, and the same or another creator has signed in since.
        if (isMissed && session.isAuthenticated) listener(GUEST_SESSION);
        listener(session);
      };
      const subscription = new AbortController();
      const { signal } = subscription;
      const notifyOfStorage = ({ key }: StorageEvent) => {
        // A sign-out removes none of the three keys if the default was never saved.
        const isSignOut = isDefault && key === SIGN_OUT_KEY;
        if (key === null || isSignOut || KEYS.some((one) => one === key)) notify();
      };
      home.addEventListener('storage', notifyOfStorage, { signal });
      home.addEventListener('pageshow', ({ persisted }) => persisted && notify(), { signal });
      notify();
      return () => subscription.abort();
    },
    isRefused: () => isRefused,
    /** Notifies the latest listener when the browser first refuses to save, at once if it already has. */
    onRefused: (listener: () => void) => {
      notifyRefused = listener;
      if (isRefused) listener();
    },
  };
}

/** Reads the three keys. May throw. */
export function readAll(storage: Storage): StoredSession {
  return Object.fromEntries(KEYS.map((key) => [key, storage.getItem(key)])) as StoredSession;
}

function isNothing(texts: StoredSession): boolean {
  return KEYS.every((key) => texts[key] === null);
}

/** Writes the three keys, or restores all of them if the browser refuses one. */
function writeAll(storage: Storage, texts: StoredSession): void {
  const before = readAll(storage);
  try {
    put(storage, texts);
  } catch (error) {
    put(storage, NOTHING_STORED);
    put(storage, before);
    throw error;
  }
}

/** Removes keys before it writes any, `isAuthenticated` first, so that another tab sees a guest meanwhile. */
function put(storage: Storage, texts: StoredSession): void {
  for (const key of KEYS.toReversed()) if (texts[key] === null) storage.removeItem(key);
  for (const key of KEYS) {
    const text = texts[key];
    if (storage.getItem(key) !== text) storage.setItem(key, String(text));
  }
}
