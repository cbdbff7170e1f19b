import { EXPIRY_CHECK_MS } from '#machines/constants.ts';
import { type ActorRefFrom, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  createPersistenceMachine,
  type ErasedScope,
  type Loaded,
  type PersistenceEvent,
  type Written,
} from '#machines/persistence/persistence.ts';
import type { OwnedJourney } from '#machines/persistence/savedFormat.ts';
import type { JourneyActor } from '#src/journey/hooks.ts';
import { BROWSER_CLOCK, poll } from '#src/services/clock.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';

/** What saves the journey of the page, before and after the program that does it has come. */
export type LazyPersistence = ReturnType<typeof lazyPersistence>;

type PersistenceActor = ActorRefFrom<ReturnType<typeof createPersistenceMachine>>;

/** The actor that saves what is typed in a journey. */
export function persistenceOf(journey: JourneyActor): PersistenceActor {
  return journey.getSnapshot().children['persistence'] as PersistenceActor;
}

/** Saving by a program that comes in a file of its own. What needs it waits for it; once it is here nothing waits. */
export function lazyPersistence(part: Promise<Persistence>) {
  let ready: Persistence | null = null;
  let loading: Promise<Loaded> | null = null;
  const arrived = part.then((persistence) => {
    ready = persistence;
    return persistence;
  });
  arrived.catch(() => {});
  const withPart = <Result>(act: (persistence: Persistence) => Promise<Result>) =>
    ready === null ? arrived.then(act) : act(ready);
  const load = (email: string | null, mayTakeOver: boolean) =>
    (loading ??= withPart((persistence) => persistence.load(email, mayTakeOver)));

  return {
    load,
    machine: createPersistenceMachine().provide({
      actors: {
        load: fromPromise(() => load(null, false)),
        write: fromPromise<Written, OwnedJourney>(({ input, signal }) =>
          withPart((persistence) => persistence.write(input, signal)),
        ),
        erase: fromPromise<void, { readonly scope: ErasedScope }>(({ input }) => {
          loading = null;
          return withPart((persistence) => persistence.erase(input.scope));
        }),
        watchVersions: fromCallback<PersistenceEvent>(({ sendBack }) => {
          const watch = (persistence: Persistence) =>
            persistence.watchVersions(() => sendBack({ type: 'newerVersion.seen' }));
          void arrived.then(watch).catch(() => {});
        }),
        watchExpiry: fromCallback<PersistenceEvent>(() => {
          const expire = () => void arrived.then((persistence) => persistence.expire()).catch(() => {});
          return poll(document, BROWSER_CLOCK, () => EXPIRY_CHECK_MS, expire);
        }),
      },
    }),
    fileBytes: (id: string) => withPart((persistence) => persistence.fileBytes(id)),
    /** Resolves once all that was typed so far is saved: only then does a reload lose nothing. */
    settled: async (journey: JourneyActor): Promise<boolean> => {
      const actor = persistenceOf(journey);
      actor.send({ type: 'page.hidden' });
      const isSettled = (snapshot: ReturnType<PersistenceActor['getSnapshot']>) =>
        !['loading', 'saving', 'erasing'].some((state) => snapshot.matches(state as 'loading'));
      const snapshot = await waitFor(actor, isSettled);
      return !snapshot.matches('refused') && !snapshot.matches('outdated') && (ready?.isComplete() ?? true);
    },
  };
}
