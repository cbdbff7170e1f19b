import type { EventObject } from 'xstate';
import type { GuardTree } from '#src/review/engine/model/chartModel.ts';

export type GuardResult = {
  readonly tree: GuardTree;
  readonly isTrue: boolean;
  readonly parts: readonly GuardResult[];
};

/** An event that the current state handles, even if its guards reject it. */
export type Choice = {
  readonly event: { readonly type: string; readonly [key: string]: unknown };
  /** In plain words: "The creator presses Continue". */
  readonly text: string;
  readonly source: 'creator' | 'services' | 'time';
  /** Ids of the transitions that the event would take; empty if guards reject it. */
  readonly takes: readonly string[];
  /** The candidate transitions in order of evaluation; `result` is null for a transition without a guard. */
  readonly guardResults: readonly { readonly transitionId: string; readonly result: GuardResult | null }[];
};

export type RunningTimer = {
  readonly transitionId: string;
  readonly startedAtMs: number;
  readonly dueAtMs: number;
};

/** A recorded, simulated or replayed step. Recorded steps never contain what a creator typed. Plain JSON. */
export type SessionStep = {
  readonly sequence: number;
  /** On the session clock. */
  readonly atMs: number;
  /** Null at the start. */
  readonly event: { readonly type: string; readonly text: string } | null;
  readonly active: readonly string[];
  /** Ids of the transitions taken, in order; empty if the event was rejected. */
  readonly taken: readonly string[];
  readonly timers: readonly RunningTimer[];
  readonly choices: readonly Choice[];
  /** Keys of toasts, and types of other emitted events. */
  readonly emitted: readonly string[];
};

/** Lets time pass in a simulated session. The chart receives only the events that come due. */
export type TimePassed = { readonly type: typeof TIME_PASSED; readonly ms: number };

const TIME_PASSED = 'time.passed';

export function timePassed(ms: number): TimePassed {
  return { type: TIME_PASSED, ms };
}

export function isTimePassed(event: EventObject): event is TimePassed {
  return event.type === TIME_PASSED;
}
