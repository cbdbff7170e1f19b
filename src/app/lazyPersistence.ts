import { EXPIRY_CHECK_MS, LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { dequal } from 'dequal/lite';
import { fromCallback, fromPromise, waitFor } from 'xstate';
import {
  createPersistenceMachine,
  type ErasedScope,
  type LoadResult,
  type PersistenceEvent,
  type WriteResult,
} from '#machines/persistence/persistence.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import type { OwnedJourney, SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import type { JourneyActor } from '#src/journey/hooks.ts';
import { BROWSER_CLOCK, poll } from '#src/services/clock.ts';
import type { Services } from '#src/services/services.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';

export type LazyPersistence = ReturnType<typeof lazyPersistence>;

export type RestoredJourney = Pick<LoadResult, 'journey' | 'loss'>;

const NOTHING: RestoredJourney = { journey: null, loss: null };

type Visit = {
  readonly email: string | null;
  /** Whether a saved session was found, so this tab may take over the journey of a closed tab. */
  readonly mayTakeOver: boolean;
  readonly mayHaveSaved: boolean;
};

export async function loadPersistence(chosenFile: Services['chosenFile']): Promise<Persistence> {
  const { createPersistence } = await import('#src/services/persistence/createPersistence.ts');
  return createPersistence({
    storageWindow: window,
    chosenBytes: async (id) => (await chosenFile(id)?.arrayBuffer()) ?? null,
  });
}

/**
 * Wraps persistence code that is still loading; calls made before it arrives are queued. On a first visit, the journey
 * starts without waiting for the code, because nothing is saved yet.
 */
export function lazyPersistence(loading: Promise<Persistence>, { email, mayTakeOver, mayHaveSaved }: Visit) {
  let ready: Persistence | null = null;
  const codeLoaded = loading.then((persistence) => {
    ready = persistence;
    return persistence;
  });
  /**
   * The restored journey; cleared when it is taken or erased, so it can't outlive a sign-out (R2.4). Until then, writes
   * for the same user include it, because the page may close before it is merged (R15.6).
   */
  let pending: RestoredJourney | null = null;
  // The chart's persistence actor receives the outcome, but not the journey.
  const loaded = codeLoaded
    .then((persistence) => persistence.load(email, mayTakeOver && mayHaveSaved))
    .then(({ journey, loss, ...rest }): LoadResult => {
      pending = { journey, loss };
      return { ...rest, loss, journey: null };
    });
  const settled = loaded.catch(() => {});
  const takePending = () => {
    const taken = pending;
    pending = null;
    return taken;
  };
  const whenLoaded = <Result>(run: (persistence: Persistence) => Promise<Result>) =>
    ready === null ? codeLoaded.then(run) : run(ready);

  return {
    /** Resolves once the code is loaded, so even a closing page can save; rejects if it fails to load. */
    whenReady: () => codeLoaded,
    /** Resolves to data from an earlier visit, or null after a deadline; rejects if the code fails to load (R15.6). */
    restore: async (): Promise<RestoredJourney | null> => {
      if (!mayHaveSaved) return NOTHING;
      const deadline = new Promise<void>((resolve) => void setTimeout(resolve, LOAD_DEADLINE_MS));
      await Promise.race([codeLoaded.then(() => settled), deadline]);
      return takePending();
    },
    /** Resolves to the journey loaded after the deadline, merged with newer input; null if there is none (R15.6). */
    restoreLate: async (journey: JourneyActor): Promise<RestoredJourney | null> => {
      await settled;
      if (pending === null || (pending.journey === null && pending.loss === null)) return null;
      // Restarting the journey would abort a call in progress, such as signing.
      await waitFor(journey, (snapshot) => !snapshot.hasTag('busy'));
      const found = takePending();
      if (found === null || (journey.getSnapshot().context.user?.email ?? null) !== email) return null;
      return { journey: withSaved(found.journey, viewSavedJourney(journey.getSnapshot())), loss: found.loss };
    },
    machine: createPersistenceMachine().provide({
      actors: {
        load: fromPromise(() => loaded),
        write: fromPromise<WriteResult, OwnedJourney>(({ input, signal }) =>
          whenLoaded((persistence) => {
            const saved = input.email === email ? pending?.journey : null;
            return persistence.write({ ...input, journey: withSaved(saved, input.journey) }, signal);
          }),
        ),
        erase: fromPromise<void, { readonly scope: ErasedScope }>(({ input }) => {
          if (input.scope !== 'remaining') pending = null;
          return whenLoaded((persistence) => persistence.erase(input.scope));
        }),
        watchVersions: fromCallback<PersistenceEvent>(({ sendBack }) => {
          const reportNewer = () => sendBack({ type: 'newerVersion.seen' });
          void codeLoaded.then((persistence) => persistence.watchVersions(reportNewer)).catch(() => {});
        }),
        watchExpiry: fromCallback<PersistenceEvent>(() => {
          const expire = () => void codeLoaded.then((persistence) => persistence.expire()).catch(() => {});
          return poll(document, BROWSER_CLOCK, () => EXPIRY_CHECK_MS, expire);
        }),
      },
    }),
    fileBytes: (id: string) => whenLoaded((persistence) => persistence.fileBytes(id)),
    /** Saves without waiting for the debounce; resolves to whether everything typed is saved. */
    saveAll: async (journey: JourneyActor): Promise<boolean> => {
      const actor = journey.getSnapshot().children.persistence;
      if (actor === undefined) return false;
      actor.send({ type: 'page.hidden' });
      const states = ['idle', 'refused', 'outdated'] as const;
      const snapshot = await waitFor(actor, (current) => states.some((state) => current.matches(state)));
      return snapshot.matches('idle') && (ready?.isComplete() ?? true);
    },
  };
}

/** Merges newer input into a saved journey, unless its contract is signed (R15.6). */
function withSaved(saved: SavedJourney | null | undefined, typed: SavedJourney): SavedJourney {
  if (!saved) return typed;
  if (saved.isContractSigned) return saved;
  return {
    ...preferTyped(saved, typed, NOTHING_TYPED),
    business: preferTyped(saved.business, typed.business, NOTHING_TYPED.business),
    ownersAdded: Math.max(saved.ownersAdded, typed.ownersAdded),
  };
}

function preferTyped<Part extends object>(saved: Part, typed: Part, blank: Part): Part {
  const isTyped = ([name, value]: [string, unknown]) => !dequal(value, blank[name as keyof Part]);
  return { ...saved, ...Object.fromEntries(Object.entries(typed).filter(isTyped)) };
}
