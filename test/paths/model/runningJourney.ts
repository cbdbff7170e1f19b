import {
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  SimulatedClock,
} from 'xstate';
import type {
  ConnectAnswer,
  Credentials,
  IssuedNumber,
  JourneyEmitted,
  SignInAnswer,
  SignedContract,
  WatchTimeInput,
} from '#machines/journey/ports.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyInput } from '#machines/journey/context.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { createPersistenceMachine, type PersistenceEvent } from '#machines/persistence/persistence.ts';
import type { AccountId } from '#machines/domain/choices.ts';

/** How a call to a service ends. */
export type Outcome = { readonly output: unknown } | { readonly error: unknown };

/**
 * A journey that really runs: its timers on a clock that is moved by hand, its calls as promises that are settled by
 * hand.
 */
export type RunningJourney = {
  readonly send: (event: JourneyEvent) => void;
  readonly snapshot: () => JourneySnapshot;
  /** What the chart has emitted since this was last called. */
  readonly takeEmitted: () => readonly (JourneyEmitted | PersistenceEvent)[];
  readonly passTime: (ms: number) => void;
  /** Time has been read off a clock that is watched: the watch reports it. */
  readonly report: (event: JourneyEvent) => void;
  readonly answer: (actorId: string, outcome: Outcome) => Promise<void>;
  /** Which clocks cannot be watched from now on, by the ids of their watches. */
  readonly breakWatches: (actorIds: readonly string[]) => void;
  readonly stop: () => void;
};

type Waiting = { readonly resolve: (output: never) => void; readonly reject: (error: unknown) => void };

/** Starts a journey in which nothing happens by itself. */
export function runJourney(input: JourneyInput): RunningJourney {
  const clock = new SimulatedClock();
  const waiting = new Map<string, Waiting>();
  const watches = new Map<JourneyEvent['type'], (event: JourneyEvent) => void>();
  const emitted: (JourneyEmitted | PersistenceEvent)[] = [];
  let broken: readonly string[] = [];

  const call = <Output, Input>() =>
    fromPromise<Output, Input>(
      ({ self }) => new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject })),
    );
  const watchTime = fromCallback<JourneyEvent, WatchTimeInput>(({ input: { reportAs }, self, sendBack }) => {
    if (broken.includes(self.id)) throw new Error('The clock cannot be watched.');
    watches.set(reportAs, sendBack);
    return () => watches.delete(reportAs);
  });
  const machine = createJourneyMachine().provide({
    actors: {
      signIn: call<SignInAnswer, Credentials>(),
      connectPatreon: call<ConnectAnswer, Credentials>(),
      connectAccount: call<void, { readonly account: AccountId }>(),
      issueDocumentNumber: call<IssuedNumber, NonReducibleUnknown>(),
      signContract: call<{ readonly signedAt: string }, SignedContract>(),
      watchTime,
      persistence: createPersistenceMachine().provide({
        actors: {
          load: call(),
          erase: fromPromise(({ input: { scope } }) => {
            emitted.push({ type: 'erase.requested', scope });
            return new Promise(() => {});
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { clock, input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    send: (event) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    takeEmitted: () => emitted.splice(0),
    passTime: (ms) => clock.increment(ms),
    report: (event) => found(watches.get(event.type), `Nobody watches for ${event.type}.`)(event),
    answer: async (actorId, outcome) => {
      const { resolve, reject } = found(waiting.get(actorId), `${actorId} was not called.`);
      waiting.delete(actorId);
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.output as never);
      await new Promise((arrived) => setImmediate(arrived));
    },
    breakWatches: (actorIds) => {
      broken = actorIds;
    },
    stop: () => actor.stop(),
  };
}

function found<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new Error(problem);
  return value;
}

/** How the event of a call's end says that it ended; null for every other event. */
export function outcomeOf(event: EventObject): { readonly actorId: string; readonly outcome: Outcome } | null {
  const [, kind, actorId] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (actorId === undefined) return null;
  const { output, error } = event as EventObject & { readonly output?: unknown; readonly error?: unknown };
  return { actorId, outcome: kind === 'error' ? { error } : { output } };
}
