import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { nextReport } from '#machines/graph/moments/reports.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneyInput } from '#machines/journey/input.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import type {
  ConnectAnswer,
  Credentials,
  IssuedNumber,
  SignInAnswer,
  WatchTimeInput,
} from '#machines/journey/ports.ts';

type Waiting = { readonly id: number; readonly dueAtMs: number; readonly act: () => void };

/** A clock that a test moves; what comes due on the way finds the clock at its own time, and may wait again. */
class OrderedClock {
  #now = 0;
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();

  now = () => this.#now;

  setTimeout = (act: () => void, ms: number): number => {
    this.#count += 1;
    this.#waiting.set(this.#count, { id: this.#count, dueAtMs: this.#now + ms, act });
    return this.#count;
  };

  clearTimeout = (id: number): void => {
    this.#waiting.delete(id);
  };

  increment(ms: number): void {
    const untilMs = this.#now + ms;
    for (let next = this.#next(untilMs); next !== undefined; next = this.#next(untilMs)) {
      this.#waiting.delete(next.id);
      this.#now = next.dueAtMs;
      next.act();
    }
    this.#now = untilMs;
  }

  #next(untilMs: number): Waiting | undefined {
    const due = [...this.#waiting.values()].filter(({ dueAtMs }) => dueAtMs <= untilMs);
    return due.toSorted((one, other) => one.dueAtMs - other.dueAtMs || one.id - other.id)[0];
  }
}

const never = <Answer>() => new Promise<Answer>(() => {});

/** The real chart running on a clock that a test moves. No call is ever answered; clocks are watched when asked for. */
export function realSession(input: JourneyInput, { watches = false }: { readonly watches?: boolean } = {}) {
  const clock = new OrderedClock();
  const watchTime = fromCallback<JourneyEvent, WatchTimeInput>(({ input: watched, sendBack }) => {
    const sinceMs = clock.now();
    let id: number | undefined;
    const report = () => {
      const next = nextReport({ ...watched, sinceMs, ref: null }, clock.now());
      if (next === null) return;
      id = clock.setTimeout(() => {
        sendBack(next.event as JourneyEvent);
        report();
      }, next.atMs - clock.now());
    };
    if (watches) report();
    return () => {
      if (id !== undefined) clock.clearTimeout(id);
    };
  });
  const machine = createJourneyMachine().provide({
    actors: {
      signIn: fromPromise<SignInAnswer, Credentials>(never),
      connectPatreon: fromPromise<ConnectAnswer, Credentials>(never),
      connectAccount: fromPromise(never<void>),
      issueDocumentNumber: fromPromise(never<IssuedNumber>),
      signContract: fromPromise(never<{ readonly signedAt: string }>),
      watchTime,
    },
  });
  const actor = createActor(machine, { clock, input }).start();
  return {
    actor,
    clock,
    send: (event: EventObject) => actor.send(event as JourneyEvent),
    active: () => actor.getSnapshot()._nodes.map(({ id }) => id),
    /** The types of the timers that run, with their delays in milliseconds. */
    timers: () =>
      Object.values(actor.system.getSnapshot()._scheduledEvents).map(
        ({ event, delay }) => [event.type, delay] as const,
      ),
  };
}
