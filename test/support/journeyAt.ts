import { type AnyActorRef, createActor, fromCallback, fromPromise, SimulatedClock, type EventFromLogic } from 'xstate';
import { DEMO_SESSION, DEMO_USER, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY, type Policy } from '#machines/journey/context.ts';
import type { JourneyEmitted, Toast, WatchTimeInput } from '#machines/journey/ports.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import type { SavedLoss } from '#machines/persistence/savedJourney.ts';
import { createJourneyMachine, type JourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { createPersistenceMachine, type ErasedScope } from '#machines/persistence/persistence.ts';
import { getOpenPath } from '#machines/journey/views/openScreen.ts';

/** The date in every test journey, unless overridden. */
export const TODAY = '2026-11-21';

/** When the fake services issue a document number and sign a contract. */
export const ISSUED_AT = '2026-11-21T09:00:00+00:00';
export const SIGNED_AT = '2026-11-21T09:40:00+00:00';

type Outcome<Output> = { readonly resolve: Output } | { readonly reject: Error } | 'never';

/** How each fake service responds: with a result, with an error, or never. */
export type FakeServices = {
  signIn: Outcome<{ user: typeof DEMO_USER | null }>;
  connectPatreon: Outcome<{ isConnected: boolean }>;
  connectAccount: Outcome<void>;
  issueDocumentNumber: Outcome<number>;
  signContract: Outcome<void>;
  erase: Outcome<void>;
};

const SUCCEEDING_SERVICES: FakeServices = {
  signIn: { resolve: { user: DEMO_USER } },
  connectPatreon: { resolve: { isConnected: true } },
  connectAccount: { resolve: undefined },
  issueDocumentNumber: { resolve: 123_456 },
  signContract: { resolve: undefined },
  erase: { resolve: undefined },
};

export type JourneyOptions = {
  readonly session?: Session;
  readonly isOwnSession?: boolean;
  readonly policy?: Policy;
  readonly services?: Partial<FakeServices>;
  readonly today?: string;
  readonly saved?: SavedJourney;
  readonly savedLoss?: SavedLoss;
  readonly isLoadingLate?: boolean;
};

const DEFAULT_INPUT = { session: DEMO_SESSION, today: TODAY, policy: DEFAULT_POLICY, saved: null, savedLoss: null };

/** The fakes behind one journey, and a record of how the journey used them. */
type Fakes = {
  readonly services: FakeServices;
  readonly clock: SimulatedClock;
  readonly erased: ErasedScope[];
  readonly serviceInputs: unknown[];
};

const fakesByActor = new WeakMap<object, Fakes>();

/** Returns the fakes of the journey that invoked an actor. */
function fakesOf({ _parent }: AnyActorRef): Fakes {
  const fakes = _parent && fakesByActor.get(_parent);
  if (fakes === undefined) throw new Error('No test journey invoked this actor');
  return fakes;
}

/** The real machine with fake services. Shared, because building it takes longer than most tests. */
const machine = createJourneyMachine().provide({
  actors: {
    signIn: fromPromise(({ self, input }) => promiseOf(recordCall(self, input).signIn)),
    connectPatreon: fromPromise(({ self, input }) => promiseOf(recordCall(self, input).connectPatreon)),
    connectAccount: fromPromise(({ self, input }) => promiseOf(recordCall(self, input).connectAccount)),
    issueDocumentNumber: fromPromise(async ({ self }) => ({
      documentNumber: await promiseOf(fakesOf(self).services.issueDocumentNumber),
      issuedAt: ISSUED_AT,
    })),
    signContract: fromPromise(async ({ self, input }) => {
      await promiseOf(recordCall(self, input).signContract);
      return { signedAt: SIGNED_AT };
    }),
    persistence: createPersistenceMachine().provide({
      actors: {
        load: fromPromise(() => new Promise(() => {})),
        erase: fromPromise<void, { readonly scope: ErasedScope }>(({ self, input }) => {
          const { services, erased } = fakesOf(self._parent as AnyActorRef);
          erased.push(input.scope);
          return promiseOf(services.erase);
        }),
      },
    }),
    watchTime: fromCallback<JourneyEvent, WatchTimeInput>(({ input, self, sendBack }) => {
      const { clock } = fakesOf(self);
      const startedAt = clock.now();
      const watch = () => {
        sendBack({ type: input.reportAs, elapsedMs: input.fromMs + clock.now() - startedAt });
        timer = clock.setTimeout(watch, WATCH_EVERY_MS);
      };
      let timer = clock.setTimeout(watch, WATCH_EVERY_MS);
      return () => clock.clearTimeout(timer);
    }),
  },
});

/** Starts the real machine on a simulated clock with fake services. */
export function startJourney(options: JourneyOptions = {}) {
  const clock = new SimulatedClock();
  const { services, ...input } = options;
  const actor = createActor(machine, { clock, input: { ...DEFAULT_INPUT, ...input } });
  const erased: ErasedScope[] = [];
  const serviceInputs: unknown[] = [];
  fakesByActor.set(actor, { services: { ...SUCCEEDING_SERVICES, ...services }, clock, erased, serviceInputs });
  const emitted: JourneyEmitted[] = [];
  const toasts: Toast[] = [];
  actor.on('*', (event) => {
    emitted.push(event);
    if (event.type === 'toast.shown') toasts.push(event.toast);
  });
  actor.start();
  return {
    actor,
    clock,
    erased,
    /** The inputs of sign-in, connection and signing calls, in order. */
    serviceInputs,
    emitted,
    toasts,
    send: (event: EventFromLogic<JourneyMachine>) => actor.send(event),
    open: (path: string, hash = '') => actor.send({ type: 'url.opened', path, hash }),
    snapshot: (): JourneySnapshot => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    /** Returns the states of the session, the screen and the countdown. */
    stateValue: () => {
      const { session, screen, countdown } = actor.getSnapshot().value;
      return { session, screen, countdown };
    },
    path: () => getOpenPath(actor.getSnapshot()),
    can: (event: JourneyEvent) => actor.getSnapshot().can(event),
    matches: (state: Parameters<JourneySnapshot['matches']>[0]) => actor.getSnapshot().matches(state),
    /** Advances time in small steps, so timers can fire in between. */
    advance: (ms: number) => {
      for (let left = ms; left > 0; left -= ADVANCE_STEP_MS) clock.increment(Math.min(left, ADVANCE_STEP_MS));
    },
    /** Waits for pending service responses. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}

export type TestJourney = ReturnType<typeof startJourney>;

/** Starts a journey and opens the screen at a path. */
export function journeyAt(path: string, options: JourneyOptions = {}): TestJourney {
  const journey = startJourney(options);
  journey.open(path);
  return journey;
}

const WATCH_EVERY_MS = 10;
const ADVANCE_STEP_MS = 10;

/** Records the input of a service call and returns the fake services. */
function recordCall(self: AnyActorRef, input: unknown): FakeServices {
  const { services, serviceInputs } = fakesOf(self);
  serviceInputs.push(input);
  return services;
}

function promiseOf<Output>(outcome: Outcome<Output>): Promise<Output> {
  if (outcome === 'never') return new Promise(() => {});
  return 'reject' in outcome ? Promise.reject(outcome.reject) : Promise.resolve(outcome.resolve);
}
