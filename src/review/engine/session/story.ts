import type { EventObject } from 'xstate';
import { outcomeText, walkEvents } from './outcomes.ts';
import type { Stepper } from './stepper.ts';

/** A named session with the approved outcome of each event. Plain JSON. */
export type Story = {
  readonly name: string;
  readonly title: string;
  readonly start: string;
  readonly events: readonly EventObject[];
  /** The outcome of each event, as `outcomeText` describes it. */
  readonly leads: readonly string[];
};

export function leadsOf(stepper: Stepper, input: unknown, events: readonly EventObject[]): readonly string[] {
  return [...walkEvents(stepper, input, events)].map(outcomeText);
}

/** Returns the index of the first step whose outcome differs from the approved one; null if none does. */
export function firstDifference(stepper: Stepper, input: unknown, { events, leads }: Story): number | null {
  for (const step of walkEvents(stepper, input, events)) if (outcomeText(step) !== leads[step.index]) return step.index;
  return null;
}
