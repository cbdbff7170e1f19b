import { createActor } from 'xstate';
import type { Session } from '#machines/domain/session.ts';
import type { Policy } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import type { JourneyActor } from '#src/journey/JourneyProvider.tsx';
import type { Outside } from '#src/services/outside.ts';
import type { SessionStore } from '#src/services/storage.ts';

type JourneyParts = {
  readonly outside: Pick<Outside, 'actors' | 'forget'>;
  readonly store: SessionStore;
  /** The session of a visitor about whom this browser knows nothing (R2.2, R2.5). */
  readonly defaultSession: Session;
  readonly policy: Policy;
  readonly today: Date;
};

/** The one journey of the page, started, with its session kept in this browser and shared with other tabs (R2). */
export function createJourney({ outside, store, defaultSession, policy, today }: JourneyParts): {
  readonly actor: JourneyActor;
  readonly stop: () => void;
} {
  const session = store.load(defaultSession);
  const machine = createJourneyMachine().provide({ actors: outside.actors });
  const actor = createActor(machine, { input: { session, today: localIsoDate(today), policy } });
  let known = session;

  const emission = actor.on('journey.forgotten', outside.forget);
  const subscription = actor.subscribe({
    next: (snapshot) => {
      const current = viewSession(snapshot);
      if (isSameSession(current, known)) return;
      known = current;
      store.save(current);
    },
    error: () => {},
  });
  actor.start();
  const stopHearing = store.subscribe((heard) => {
    if (isSameSession(heard, known)) return;
    known = heard;
    actor.send({ type: 'session.changedElsewhere', session: heard });
  });

  return {
    actor,
    stop: () => {
      stopHearing();
      emission.unsubscribe();
      subscription.unsubscribe();
      actor.stop();
    },
  };
}

/** The calendar date where the creator is, as an ISO date. */
export function localIsoDate(date: Date): string {
  const pad = (part: number, digits: number) => String(part).padStart(digits, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** The year of an ISO date. */
export function yearOf(isoDate: string): string {
  return isoDate.slice(0, isoDate.indexOf('-'));
}

function isSameSession(one: Session, other: Session): boolean {
  return (
    one.isAuthenticated === other.isAuthenticated &&
    one.isPatreonConnected === other.isPatreonConnected &&
    one.user?.email === other.user?.email &&
    one.user?.name === other.user?.name
  );
}
