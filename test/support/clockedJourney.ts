import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { ACCOUNT_CONNECT_MS, PATREON_CONNECT_MS, SIGN_IN_MS, SIGNING_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneyInput } from '#machines/journey/input.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import type { ConnectAnswer, Credentials, SignInAnswer } from '#machines/journey/ports.ts';
import { ISSUED_AT, SIGNED_AT } from './journeyAt.ts';

/** A running journey whose outside world answers after its own time, on a clock that a test moves. */
export type ClockedJourney = {
  readonly snapshot: () => JourneySnapshot;
  readonly send: (event: EventObject) => void;
  /** Moves the clock, then lets the answers that came due arrive. */
  readonly pass: (ms: number) => Promise<void>;
  readonly stop: () => void;
};

let clock = new SimulatedClock();
const after = <Answer>(ms: number, answer: Answer) =>
  new Promise<Answer>((resolve) => clock.setTimeout(() => resolve(answer), ms));
const machine = createJourneyMachine().provide({
  actors: {
    signIn: fromPromise<SignInAnswer, Credentials>(() => after(SIGN_IN_MS, { user: DEMO_USER })),
    connectPatreon: fromPromise<ConnectAnswer, Credentials>(() => after(PATREON_CONNECT_MS, { isConnected: true })),
    connectAccount: fromPromise(() => after<void>(ACCOUNT_CONNECT_MS, undefined)),
    issueDocumentNumber: fromPromise(() => Promise.resolve({ documentNumber: 7, issuedAt: ISSUED_AT })),
    signContract: fromPromise(() => after(SIGNING_MS, { signedAt: SIGNED_AT })),
    watchTime: fromCallback(() => {}),
  },
});

/**
 * Starts the real chart, one journey at a time: thousands are started, so they share one machine. A document number
 * comes at once, and the percentages are left out.
 */
export function clockedJourney(input: JourneyInput): ClockedJourney {
  clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input });
  actor.start();
  return {
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event as JourneyEvent),
    pass: async (ms) => {
      clock.increment(ms);
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
    stop: () => actor.stop(),
  };
}
