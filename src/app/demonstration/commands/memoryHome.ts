import { localIsoTime } from '#machines/domain/time.ts';
import type { JourneyInput } from '#machines/journey/input.ts';
import type { Keeper, KeeperListener } from '#src/services/keeping/keeper.ts';
import type { SessionStore } from '#src/services/storage.ts';

/** Where a demonstration keeps its session and its facts: in the memory of the page, and nowhere on this device. */
export type DemonstrationHome = {
  readonly store: SessionStore;
  readonly keeper: Keeper;
  readonly clearBrowser: () => void;
};

/** A home in which a journey finds what its input says, or nothing. */
export function createMemoryHome(input: JourneyInput | null): DemonstrationHome {
  const listeners = new Set<KeeperListener>();
  const nothing = () => Promise.resolve();
  return {
    store: {
      load: (defaultSession) => input?.session ?? defaultSession,
      save: () => {},
      subscribe: () => () => {},
      isRefused: () => false,
      onRefused: () => () => {},
    },
    keeper: {
      find: () => Promise.resolve({ facts: input?.kept ?? null, loss: input?.keptLoss ?? null }),
      keep: async () => {
        const at = localIsoTime(new Date());
        await Promise.resolve();
        for (const listener of listeners) listener.kept(at);
      },
      fileBytes: () => Promise.resolve(null),
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      settled: () => Promise.resolve(false),
      forget: nothing,
      forgetAll: nothing,
    },
    clearBrowser: () => {},
  };
}
