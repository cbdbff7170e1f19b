import type { EventObject } from 'xstate';
import type { GuardTree } from '#src/review/engine/model/chartModel.ts';

/** What a guard answers now, part by part. */
export type GuardTruth = { readonly tree: GuardTree; readonly isTrue: boolean; readonly parts: readonly GuardTruth[] };

/** Something that the chart accepts now: whether it would be taken, and if not, which questions refuse it. */
export type Choice = {
  readonly event: { readonly type: string; readonly [key: string]: unknown };
  /** In plain words: "The creator presses Continue". */
  readonly text: string;
  readonly source: 'creator' | 'services' | 'time';
  /** The transitions that would be taken, none when it is refused. */
  readonly takes: readonly string[];
  /** For each transition that the event may set off, in the order in which they are checked, what its guard answers now. */
  readonly truths: readonly { readonly transitionId: string; readonly truth: GuardTruth | null }[];
};

/** A timer that runs. */
export type RunningTimer = {
  readonly transitionId: string;
  readonly startedAtMs: number;
  readonly dueAtMs: number;
};

/**
 * One step of a session, whether it was recorded, simulated or replayed from a path. Plain JSON; of a product that runs
 * nothing in it that a creator typed.
 */
export type SessionStep = {
  readonly sequence: number;
  /** Milliseconds on the clock of the session. */
  readonly atMs: number;
  /** The event, in plain words; null at the start. */
  readonly event: { readonly type: string; readonly text: string } | null;
  /** The ids of all states that are active, the root included. */
  readonly active: readonly string[];
  /** The ids of the transitions that led here, in their order; none when the event was refused. */
  readonly taken: readonly string[];
  readonly timers: readonly RunningTimer[];
  readonly choices: readonly Choice[];
  /** What the chart emitted: the keys of toasts and the like. */
  readonly emitted: readonly string[];
};

/** Time that goes by in a simulated session, with everything that comes due meanwhile: no event of the chart itself. */
export type TimePassed = { readonly type: typeof TIME_PASSED; readonly ms: number };

const TIME_PASSED = 'time.passed';

/** The event that lets so many milliseconds go by. */
export function timePassed(ms: number): TimePassed {
  return { type: TIME_PASSED, ms };
}

/** Whether an event only lets time go by. */
export function isTimePassed(event: EventObject): event is TimePassed {
  return event.type === TIME_PASSED;
}
