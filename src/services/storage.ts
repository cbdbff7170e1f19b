import {
  GUEST_SESSION,
  type Session,
  sessionFromStored,
  type StoredSession,
  storedFromSession,
} from '#machines/domain/session.ts';

/** The session as this browser keeps it between visits (R2). It never throws; a refused write is only reported. */
export type SessionStore = {
  /** The session found at load. With no key present the default rules, and a signed-in default is written (R2.2, R2.5). */
  readonly load: (defaultSession: Session) => Session;
  /** Keeps a session that began or ended in this tab, whole or not at all (R2.1, R2.4). */
  readonly save: (session: Session) => void;
  /** Tells of sessions that other tabs keep or remove; gives back how to stop. */
  readonly subscribe: (listener: (session: Session) => void) => () => void;
  readonly isRefused: () => boolean;
  /** Tells when the browser first refuses to keep the session; gives back how to stop. */
  readonly onRefused: (listener: () => void) => () => void;
};

/** Where the store stands: the two storages, whose very mention may throw, and the window that hears other tabs. */
export type StorageHome = {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly addEventListener: Window['addEventListener'];
  readonly removeEventListener: Window['removeEventListener'];
};

/** The order of writing: `isAuthenticated` comes last, so that another tab never sees a session without its user. */
const KEYS = ['user', 'isPatreonConnected', 'isAuthenticated'] as const satisfies readonly (keyof StoredSession)[];
const NOTHING_STORED: StoredSession = { isAuthenticated: null, isPatreonConnected: null, user: null };
const SIGNED_OUT_MARK = 'signedOutInThisTab';

export function createSessionStore(home: StorageHome): SessionStore {
  const refusalListeners = new Set<() => void>();
  let isRefused = false;

  function attempt<Result>(act: () => Result, otherwise: Result): Result {
    try {
      return act();
    } catch {
      if (!isRefused) {
        isRefused = true;
        for (const listener of refusalListeners) listener();
      }
      return otherwise;
    }
  }

  const stored = () => attempt(() => readAll(home.localStorage), null);
  const isMarkedSignedOut = () => attempt(() => home.sessionStorage.getItem(SIGNED_OUT_MARK) !== null, false);
  const markSignedOut = (isSignedOut: boolean) =>
    attempt(() => {
      if (isSignedOut) home.sessionStorage.setItem(SIGNED_OUT_MARK, 'true');
      else home.sessionStorage.removeItem(SIGNED_OUT_MARK);
    }, undefined);

  const save = (session: Session) => {
    markSignedOut(!session.isAuthenticated);
    attempt(() => writeAll(home.localStorage, storedFromSession(session) ?? NOTHING_STORED), undefined);
  };

  return {
    load: (defaultSession) => {
      const texts = stored();
      if (texts !== null && !isNothing(texts)) return sessionFromStored(texts, GUEST_SESSION);
      if (isMarkedSignedOut()) return GUEST_SESSION;
      if (defaultSession.isAuthenticated) save(defaultSession);
      return defaultSession;
    },
    save,
    subscribe: (listener) => {
      const tell = () => {
        const texts = stored();
        if (texts === null) return;
        const session = sessionFromStored(texts, GUEST_SESSION);
        markSignedOut(!session.isAuthenticated);
        listener(session);
      };
      const tellOfStorage = (event: StorageEvent) => {
        if (event.key === null || KEYS.some((key) => key === event.key)) tell();
      };
      const tellAfterReturn = (event: PageTransitionEvent) => {
        if (event.persisted) tell();
      };
      home.addEventListener('storage', tellOfStorage);
      home.addEventListener('pageshow', tellAfterReturn);
      return () => {
        home.removeEventListener('storage', tellOfStorage);
        home.removeEventListener('pageshow', tellAfterReturn);
      };
    },
    isRefused: () => isRefused,
    onRefused: (listener) => {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
  };
}

function readAll(storage: Storage): StoredSession {
  return {
    isAuthenticated: storage.getItem('isAuthenticated'),
    isPatreonConnected: storage.getItem('isPatreonConnected'),
    user: storage.getItem('user'),
  };
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
    if (text !== null && storage.getItem(key) !== text) storage.setItem(key, text);
  }
}

/** Removes everything that the product has put into the two storages (R15.2). */
export function clearBrowser(home: Pick<StorageHome, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      home[name].clear();
    } catch {
      // A browser that refuses its storage holds nothing in it.
    }
  }
}
