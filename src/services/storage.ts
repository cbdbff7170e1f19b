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

/** What the store needs: the two storages, whose very mention may throw, and the window, which is notified of other tabs. */
export type StorageHome = Storages & Pick<Window, 'addEventListener'>;

/** The order of writing: `isAuthenticated` comes last, so that another tab never sees a session without its user. */
const KEYS = ['user', 'isPatreonConnected', 'isAuthenticated'] as const satisfies readonly (keyof StoredSession)[];
const NOTHING_STORED: StoredSession = { isAuthenticated: null, isPatreonConnected: null, user: null };
const SIGNED_OUT_KEY = 'signedOutInThisTab';

/** The session as this browser saves it between visits (R2). It never throws; a refused write is only reported. */
export function createSessionStore(home: StorageHome) {
  let isRefused = false;
  let notifyRefused = () => {};

  /** What the browser answers; null where it refuses, which is reported the first time. */
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

  const isSavedDefault = () => attempt(() => home.localStorage.getItem(DEFAULT_SESSION_KEY)) !== null;
  const stored = () => attempt(() => readAll(home.localStorage));
  const markSignedOut = (isSignedOut: boolean) =>
    attempt(() => {
      if (isSignedOut) home.sessionStorage.setItem(SIGNED_OUT_KEY, 'true');
      else home.sessionStorage.removeItem(SIGNED_OUT_KEY);
    });

  /** Whether the session is the default and saved nowhere, so that nothing found is no sign-out. */
  let isDefault = false;

  /** Saves a session that began or ended in this tab, whole or not at all; an end takes with it what was typed (R2.1, R2.4, R15.2). */
  const save = (session: Session) => {
    isDefault = false;
    if (!session.isAuthenticated) attempt(() => signOutEverywhere(home, newId()));
    attempt(() => home.localStorage.removeItem(DEFAULT_SESSION_KEY));
    markSignedOut(!session.isAuthenticated);
    attempt(() => writeAll(home.localStorage, storedFromSession(session) ?? NOTHING_STORED));
  };

  /** Whether somebody signed out since the last check. */
  const takeMissedSignOut = () => attempt(() => missedSignOut(home)) ?? false;

  return {
    /**
     * The session found at load, whether this browser had saved it, and whether somebody had signed in to it: the default
     * belongs to nobody who was here before, also once it is saved.
     * With no key present the default rules, and a signed-in default is written unless somebody has signed out in this
     * browser: it would sign other tabs in again (R2.2, R2.3, R2.5).
     */
    load: (defaultSession: Session) => {
      const isMissed = takeMissedSignOut();
      const texts = stored();
      if (texts !== null && !isNothing(texts))
        return { session: sessionFromStored(texts, GUEST_SESSION), isSaved: true, isOwn: !isSavedDefault() };
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
    /** Notifies of sessions that other tabs begin or end, also of what was missed until now; gives back how to stop. */
    subscribe: (listener: (session: Session) => void) => {
      const notify = () => {
        const texts = stored();
        if (texts === null) return;
        const isMissed = takeMissedSignOut();
        if (isDefault && !isMissed && isNothing(texts)) return;
        isDefault = false;
        const session = sessionFromStored(texts, GUEST_SESSION);
        markSignedOut(!session.isAuthenticated);
        // Somebody else, or the same creator again, has signed in since.
        if (isMissed && session.isAuthenticated) listener(GUEST_SESSION);
        listener(session);
      };
      const subscription = new AbortController();
      const { signal } = subscription;
      const notifyOfStorage = ({ key }: StorageEvent) => {
        // A default that is saved nowhere loses none of the three keys: only the sign-out itself reports it.
        const isSignOut = isDefault && key === SIGN_OUT_KEY;
        if (key === null || isSignOut || KEYS.some((one) => one === key)) notify();
      };
      home.addEventListener('storage', notifyOfStorage, { signal });
      home.addEventListener('pageshow', ({ persisted }) => persisted && notify(), { signal });
      notify();
      return () => subscription.abort();
    },
    isRefused: () => isRefused,
    /** Notifies the latest listener when the browser first refuses to save the session, at once where it has. */
    onRefused: (listener: () => void) => {
      notifyRefused = listener;
      if (isRefused) listener();
    },
  };
}

/** The texts of the three keys. May throw. */
export function readAll(storage: Storage): StoredSession {
  return Object.fromEntries(KEYS.map((key) => [key, storage.getItem(key)])) as StoredSession;
}

function isNothing(texts: StoredSession): boolean {
  return KEYS.every((key) => texts[key] === null);
}

/** Writes the three keys as one: when one is refused, all three are put back. */
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

/** Removes before it writes, and `isAuthenticated` first, so that a tab that looks in between sees a guest. */
function put(storage: Storage, texts: StoredSession): void {
  for (const key of KEYS.toReversed()) if (texts[key] === null) storage.removeItem(key);
  for (const key of KEYS) {
    const text = texts[key];
    if (storage.getItem(key) !== text) storage.setItem(key, String(text));
  }
}
