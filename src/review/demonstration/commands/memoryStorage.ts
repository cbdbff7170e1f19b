import { type Session, sessionFromStored } from '#machines/domain/session.ts';
import type { JourneyInput } from '#machines/journey/context.ts';
import { lazyPersistence } from '#src/app/lazyPersistence.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { readAll, type SessionStore, type StorageWindow } from '#src/services/storage.ts';

/** Creates storage that loads the given journey, or else only this browser's session, and never saves anything. */
export function createMemoryStorage(input: JourneyInput | null, page: StorageWindow) {
  const loaded = { journey: input?.saved ?? null, loss: input?.savedLoss ?? null };
  const store: SessionStore = {
    load: (defaultSession) => ({
      session: input?.session ?? sessionOf(page, defaultSession),
      isSaved: false,
      isOwn: input?.isOwnSession ?? false,
    }),
    save: () => {},
    subscribe: () => () => {},
    isRefused: () => false,
    onRefused: () => {},
  };
  const memoryPersistence: Persistence = {
    load: async () => ({ ...loaded, saved: null, isOutdated: false, isErased: true }),
    write: async () => 'nothing',
    erase: async () => {},
    fileBytes: async () => null,
    watchVersions: () => {},
    expire: async () => {},
    isComplete: () => false,
  };
  const visit = { email: null, mayTakeOver: false, mayHaveSaved: true };
  return { store, persistence: lazyPersistence(Promise.resolve(memoryPersistence), visit) };
}

function sessionOf(page: StorageWindow, defaultSession: Session): Session {
  try {
    return sessionFromStored(readAll(page.localStorage), defaultSession);
  } catch {
    return defaultSession;
  }
}
