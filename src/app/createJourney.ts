import { createActor, type InspectionEvent } from 'xstate';
import type { Session } from '#machines/domain/session.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type { Policy } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import type { JourneyActor } from '#src/journey/hooks.ts';
import { shareStructure } from '#src/journey/shareStructure.ts';
import type { Loaded } from '#machines/persistence/persistence.ts';
import type { LazyPersistence } from './lazyPersistence.ts';
import type { Services } from '#src/services/createServices.ts';
import type { SessionStore } from '#src/services/storage.ts';
import type { Clock } from '#src/services/clock.ts';

export type JourneyParts = {
  readonly services: Pick<Services, 'actors' | 'forget' | 'watchDay'>;
  readonly store: SessionStore;
  /** The session found at load (R2). */
  readonly session: Session;
  /** What an earlier visit saved (R15.1); null while the browser has not yet given it out (R15.6). */
  readonly loaded: Pick<Loaded, 'journey' | 'loss'> | null;
  readonly policy: Policy;
  readonly today: Date;
  readonly persistence: Pick<LazyPersistence, 'machine'>;
  /** Who watches the journey of a demonstration, and its clock. */
  readonly watched?: { readonly inspect: (inspected: InspectionEvent) => void; readonly clock: Clock };
};

/** The one journey of the page, started, with its session saved in this browser and shared with other tabs (R2). */
export function createJourney(parts: JourneyParts): { readonly actor: JourneyActor; readonly stop: () => void } {
  const { services, store, session, loaded, policy, today, persistence, watched } = parts;
  const machine = createJourneyMachine().provide({
    actors: { ...services.actors, persistence: persistence.machine },
  });
  const input = {
    session,
    today: localIsoDate(today),
    policy,
    saved: loaded?.journey ?? null,
    savedLoss: loaded?.loss ?? null,
    isLoadingLate: loaded === null,
  };
  const actor = createActor(machine, { input, ...watched });
  let known = session;

  actor.on('journey.forgotten', () => services.forget());
  // A demo default that is saved nowhere is no different afterwards.
  actor.on('toast.shown', ({ toast }) => {
    if (toast.key === 'signedIn') store.save(viewSession(actor.getSnapshot()));
  });
  actor.subscribe({
    next: (snapshot) => {
      const current = viewSession(snapshot);
      if (shareStructure(known, current) === known) return;
      known = current;
      store.save(current);
    },
    error: () => {},
  });
  actor.start();
  // An actor holds on to what it was started with for as long as it lives, past a sign-out (R2.4).
  input.saved = null;
  const stopWatchingDays = services.watchDay((now) => actor.send({ type: 'day.changed', today: localIsoDate(now) }));
  store.onRefused(() => actor.send({ type: 'saving.failed' }));
  const unsubscribe = store.subscribe((received) => {
    if (shareStructure(known, received) === known) return;
    known = received;
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

/** The calendar date where the creator is, as an ISO date. */
export function localIsoDate(date: Date): string {
  return localIsoTime(date).slice(0, 'YYYY-MM-DD'.length);
}
