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
  IssuedNumber,
  JourneyEmitted,
  SignInAnswer,
  SignedContract,
  WatchTimeInput,
} from '#machines/journey/ports.ts';
import type { Credentials } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyInput } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { createPersistenceMachine, type PersistenceEvent } from '#machines/persistence/persistence.ts';
import type { AccountId } from '#machines/domain/choices.ts';

/** How a call to a service ends. */
type Outcome = { readonly output: unknown } | { readonly error: unknown };

export type RunningJourney = ReturnType<typeof runJourney>;

type Waiting = { readonly resolve: (output: never) => void; readonly reject: (error: unknown) => void };

/**
 * Starts a journey that really runs, in which nothing happens by itself: its timers are on a clock that is moved by hand,
 * its calls are promises that are settled by hand.
 */
export function runJourney(input: JourneyInput) {
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
    send: (event: JourneyEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    /** What the chart has emitted since this was last called. */
    takeEmitted: () => emitted.splice(0),
    passTime: (ms: number) => clock.increment(ms),
    /** Time has been read off a clock that is watched: the watch reports it. */
    report: (event: JourneyEvent) => found(watches.get(event.type), `Nobody watches for ${event.type}.`)(event),
    answer: async (actorId: string, outcome: Outcome) => {
      const { resolve, reject } = found(waiting.get(actorId), `${actorId} was not called.`);
      waiting.delete(actorId);
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.output as never);
      await new Promise((arrived) => setImmediate(arrived));
    },
    /** Which clocks cannot be watched from now on, by the ids of their watches. */
    breakWatches: (actorIds: readonly string[]) => {
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
