import { createActor, type InspectionEvent } from 'xstate';
import type { Session } from '#machines/domain/session.ts';
import type { Policy } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import type { JourneyActor } from '#src/journey/JourneyProvider.tsx';
import { BLANK_FACTS, type JourneyFacts } from '#machines/journey/facts.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import type { Found, Keeper } from '#src/services/keeping/keeper.ts';
import type { Outside } from '#src/services/outside.ts';
import type { SessionStore } from '#src/services/storage.ts';
import type { Clock } from '#src/services/wait.ts';

type JourneyParts = {
  readonly outside: Pick<Outside, 'actors' | 'forget'>;
  readonly store: SessionStore;
  /** The session found at load (R2). */
  readonly session: Session;
  /** What an earlier visit left (R15.1). */
  readonly found: Found;
  readonly policy: Policy;
  readonly today: Date;
  readonly keeper: Pick<Keeper, 'keep' | 'forget' | 'forgetAll' | 'listen'>;
  /** Removes whatever else this browser keeps of the product. */
  readonly clearBrowser: () => void;
  /** Who watches the journey, and the clock of a demonstration. */
  readonly inspect?: ((inspected: InspectionEvent) => void) | undefined;
  readonly clock?: Clock | undefined;
};

/** The one journey of the page, started, with its session kept in this browser and shared with other tabs (R2). */
export function createJourney(parts: JourneyParts): {
  readonly actor: JourneyActor;
  readonly stop: () => void;
} {
  const { outside, store, session, found, policy, today, keeper, clearBrowser, inspect, clock } = parts;
  const machine = createJourneyMachine().provide({ actors: outside.actors });
  const actor = createActor(machine, {
    input: { session, today: localIsoDate(today), policy, kept: found.facts, keptLoss: found.loss },
    ...(inspect === undefined ? {} : { inspect }),
    ...(clock === undefined ? {} : { clock }),
  });
  let known = session;

  const emissions = [
    actor.on('journey.forgotten', () => {
      outside.forget();
      void keeper.forget();
    }),
    actor.on('device.erased', clearBrowser),
  ];
  const subscription = actor.subscribe({
    next: (snapshot) => {
      const current = viewSession(snapshot);
      if (isSameSession(current, known)) return;
      known = current;
      store.save(current);
      if (!current.isAuthenticated) void keeper.forgetAll();
    },
    error: () => {},
  });
  actor.start();
  const stopKeeping = keepFacts(actor, keeper);
  const stopListening = keeper.listen({
    kept: (at) => actor.send({ type: 'keeping.succeeded', at }),
    failed: () => actor.send({ type: 'keeping.failed' }),
    outdated: () => actor.send({ type: 'keeping.outdated' }),
  });
  const stopRefusals = store.onRefused(() => actor.send({ type: 'keeping.failed' }));
  if (store.isRefused()) actor.send({ type: 'keeping.failed' });
  const stopHearing = store.subscribe((heard) => {
    if (isSameSession(heard, known)) return;
    known = heard;
    actor.send({ type: 'session.changedElsewhere', session: heard });
  });

  return {
    actor,
    stop: () => {
      stopHearing();
      stopListening();
      stopRefusals();
      stopKeeping();
      for (const emission of emissions) emission.unsubscribe();
      subscription.unsubscribe();
      actor.stop();
    },
  };
}

/**
 * Hands every change of the facts to the keeper; what time alone changes is worked out when it is read (R15.1). What was
 * taken back again is kept too, so that it does not return; only what is forgotten as a whole needs no record.
 */
function keepFacts(actor: JourneyActor, keeper: Pick<Keeper, 'keep'>): () => void {
  let known = textOf(viewFacts(actor.getSnapshot()));
  const forgetting = actor.on('journey.forgotten', () => {
    known = BLANK;
  });
  const subscription = actor.subscribe({
    next: (snapshot) => {
      const facts = viewFacts(snapshot);
      const text = textOf(facts);
      if (text === known) return;
      known = text;
      const { user } = snapshot.context;
      if (user !== null) void keeper.keep(user.email, facts);
    },
    error: () => {},
  });
  return () => {
    forgetting.unsubscribe();
    subscription.unsubscribe();
  };
}

function textOf(facts: JourneyFacts): string {
  const progress = facts.progress === null ? null : { ...facts.progress, elapsedMs: 0 };
  return JSON.stringify({ ...facts, progress, countdownMs: 0 });
}

const BLANK = textOf(BLANK_FACTS);

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
