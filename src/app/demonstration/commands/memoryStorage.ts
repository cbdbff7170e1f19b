import { type Session, sessionFromStored } from '#machines/domain/session.ts';
import type { JourneyInput } from '#machines/journey/context.ts';
import { lazyPersistence, type LazyPersistence } from '#src/app/lazyPersistence.ts';
import { readAll, type SessionStore, type StorageHome } from '#src/services/storage.ts';

/** The storage of a demonstration: the memory of the page, and nothing on this device. */
export type DemonstrationStorage = {
  readonly store: SessionStore;
  readonly persistence: LazyPersistence;
};

/** Storage in which a journey finds what its input says, or the session of this browser and nothing typed. */
export function createMemoryStorage(input: JourneyInput | null, page: StorageHome): DemonstrationStorage {
  const loaded = { journey: input?.saved ?? null, loss: input?.savedLoss ?? null };
  return {
    store: {
      load: (defaultSession) => ({
        session: input?.session ?? sessionOf(page, defaultSession),
        isSaved: false,
        isOwn: input?.isOwnSession ?? false,
      }),
      save: () => {},
      subscribe: () => () => {},
      isRefused: () => false,
      onRefused: () => {},
    },
    persistence: lazyPersistence(
      Promise.resolve({
        load: () => Promise.resolve({ ...loaded, saved: null, isOutdated: false, isErased: true }),
        write: () => Promise.resolve('nothing' as const),
        erase: () => Promise.resolve(),
        fileBytes: () => Promise.resolve(null),
        watchVersions: () => {},
        expire: () => Promise.resolve(),
        isComplete: () => false,
      }),
      { email: null, mayTakeOver: false, mayHaveSaved: true },
    ),
  };
}

/** Who is signed in in this browser; it is only read. */
function sessionOf(page: StorageHome, defaultSession: Session): Session {
  try {
    return sessionFromStored(readAll(page.localStorage), defaultSession);
  } catch {
    return defaultSession;
  }
}
