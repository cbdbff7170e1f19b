import { createActor, type InspectionEvent } from 'xstate';
import type { Session } from '#machines/domain/session.ts';
import { localIsoDate } from '#machines/domain/time.ts';
import type { Policy } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { JourneyActor } from '#src/journey/hooks.ts';
import { dequal } from 'dequal/lite';
import type { LazyPersistence, Restored } from './lazyPersistence.ts';
import type { Services } from '#src/services/services.ts';
import type { SessionStore } from '#src/services/storage.ts';
import type { Clock } from '#src/services/clock.ts';

export type JourneyParts = {
  readonly services: Pick<Services, 'actors' | 'forget' | 'watchDay'>;
  readonly store: SessionStore;
  /** The session found at load (R2), and whether somebody had signed in to it (R17.1). */
  readonly session: Session;
  readonly isOwn: boolean;
  /** What an earlier visit saved (R15.1); null while the browser has not yet given it out (R15.6). */
  readonly loaded: Restored | null;
  readonly policy: Policy;
  readonly today: Date;
  readonly persistence: Pick<LazyPersistence, 'machine'>;
  /** The observer of a demonstration, and its clock. */
  readonly watched?: { readonly inspect: (inspected: InspectionEvent) => void; readonly clock: Clock };
};

/** Starts the journey of the page. Its session is saved in this browser and shared with other tabs (R2). */
export function createJourney(parts: JourneyParts): { readonly actor: JourneyActor; readonly stop: () => void } {
  const { services, store, session, isOwn, loaded, policy, today, persistence, watched } = parts;
  const machine = createJourneyMachine().provide({
    actors: { ...services.actors, persistence: persistence.machine },
  });
  const input = {
    session,
    isOwnSession: isOwn,
    today: localIsoDate(today),
    policy,
    saved: loaded?.journey ?? null,
    savedLoss: loaded?.loss ?? null,
    isLoadingLate: loaded === null,
  };
  const actor = createActor(machine, { input, ...watched });
  let known = sessionOf({ session, isOwn });

  actor.on('journey.forgotten', () => services.forget());
  actor.subscribe({
    next: (snapshot) => {
      const current = sessionOf({ session: viewSession(snapshot), isOwn: snapshot.context.isOwnSession });
      if (dequal(known, current)) return;
      known = current;
      store.save(current.session);
    },
    error: () => {},
  });
  actor.start();
  // The actor keeps its input, and saved data must not survive a sign-out (R2.4).
  input.saved = null;
  const stopWatchingDays = services.watchDay((now) => actor.send({ type: 'day.changed', today: localIsoDate(now) }));
  store.onRefused(() => actor.send({ type: 'saving.failed' }));
  const unsubscribe = store.subscribe((received) => {
    if (dequal(known.session, received)) return;
    known = sessionOf({ session: received, isOwn: true });
    actor.send({ type: 'session.changedElsewhere', session: received });
  });

  return {
    actor,
    stop: () => {
      unsubscribe();
      stopWatchingDays();
      actor.stop();
    },
  };
}

/** The default session becomes the creator's own by signing in; a guest has none. */
function sessionOf({ session, isOwn }: Pick<JourneyParts, 'session' | 'isOwn'>) {
  return { session, isOwn: isOwn && session.isAuthenticated };
}
