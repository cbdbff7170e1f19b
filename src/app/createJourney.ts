import { dequal } from 'dequal/lite';
import { createActor, type InspectionEvent } from 'xstate';
import type { Session } from '#machines/domain/session.ts';
import { localIsoDate } from '#machines/domain/time.ts';
import type { Policy } from '#machines/journey/context.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { viewSavedJourney, viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import type { Clock } from '#src/services/clock.ts';
import type { Services } from '#src/services/services.ts';
import type { SessionStore } from '#src/services/storage.ts';
import type { LazyPersistence, RestoredJourney } from './lazyPersistence.ts';

export type JourneyParts = {
  readonly services: Pick<Services, 'actors' | 'clearInputs' | 'watchDay'>;
  readonly store: SessionStore;
  readonly session: Session;
  /** Whether the creator signed in to this session; false for the default session (R17.1). */
  readonly isOwn: boolean;
  /** The journey of an earlier visit (R15.1); null while it is still loading (R15.6). */
  readonly loaded: RestoredJourney | null;
  /** Whether `loaded` includes newer input that isn't saved yet (R15.6). */
  readonly isMerged?: boolean;
  readonly policy: Policy;
  readonly today: Date;
  readonly persistence: Pick<LazyPersistence, 'machine'>;
  readonly page: Pick<Window, 'addEventListener'> & {
    readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
    readonly location: Pick<Location, 'pathname' | 'hash'>;
  };
  /** Lets the review page inspect the journey and control its clock. */
  readonly inspection?: { readonly inspect: (inspected: InspectionEvent) => void; readonly clock: Clock };
};

export function createJourney(parts: JourneyParts) {
  const { services, store, session, isOwn, loaded, isMerged, policy, today, persistence, page, inspection } = parts;
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
  const actor = createActor(machine, { input, ...inspection });
  let knownSession = sessionOf({ session, isOwn });
  let knownJourney = withoutElapsedTime((isMerged ? null : input.saved) ?? NOTHING_TYPED);

  actor.on('journey.forgotten', () => {
    services.clearInputs();
    knownJourney = NOTHING_TYPED;
  });
  actor.start();
  // The actor keeps a reference to its input, and saved data must not outlive a sign-out (R2.4).
  input.saved = null;
  const stopWatchingDays = services.watchDay((now) => actor.send({ type: 'day.changed', today: localIsoDate(now) }));
  store.onRefused(() => actor.send({ type: 'saving.failed' }));
  const unsubscribe = store.subscribe((received) => {
    if (dequal(knownSession.session, received)) return;
    knownSession = sessionOf({ session: received, isOwn: true });
    actor.send({ type: 'session.changedElsewhere', session: received });
  });
  const { pathname, hash } = page.location;
  actor.send({ type: 'url.opened', path: pathname, hash });

  const save = (snapshot: JourneySnapshot) => {
    const { user, isOwnSession } = snapshot.context;
    const current = sessionOf({ session: viewSession(snapshot), isOwn: isOwnSession });
    if (!dequal(knownSession, current)) {
      knownSession = current;
      store.save(current.session);
    }
    const journey = viewSavedJourney(snapshot);
    if (user === null || dequal(knownJourney, withoutElapsedTime(journey))) return;
    knownJourney = withoutElapsedTime(journey);
    snapshot.children.persistence?.send({ type: 'journey.changed', email: user.email, journey });
  };
  // Runs after `url.opened`, because an open timed screen is part of the saved journey.
  save(actor.getSnapshot());
  actor.subscribe({ next: save, error: () => {} });
  const saveAtOnce = () => actor.getSnapshot().children.persistence?.send({ type: 'page.hidden' });
  const saveIfHidden = () => page.document.visibilityState === 'hidden' && saveAtOnce();
  const pageEvents = new AbortController();
  const { signal } = pageEvents;
  page.document.addEventListener('visibilitychange', saveIfHidden, { signal });
  page.addEventListener('pagehide', saveAtOnce, { signal });

  return {
    actor,
    stop: () => {
      pageEvents.abort();
      unsubscribe();
      stopWatchingDays();
      actor.stop();
    },
  };
}

/** A guest session never counts as the creator's own. */
function sessionOf({ session, isOwn }: Pick<JourneyParts, 'session' | 'isOwn'>) {
  return { session, isOwn: isOwn && session.isAuthenticated };
}

/** Clears the timers, which don't trigger a save as they advance; loading a journey adds the time passed (R15.1). */
function withoutElapsedTime(journey: SavedJourney): SavedJourney {
  const { progress } = journey;
  return { ...journey, progress: progress && { ...progress, elapsedMs: 0 }, countdownMs: 0 };
}
