import type { EventObject } from 'xstate';
import { outcomeText, walkEvents } from './outcomes.ts';
import type { Stepper } from './stepper.ts';

/** A play with a name: how it begins, what happens, and where each event was seen to lead. Plain JSON. */
export type Story = {
  readonly name: string;
  /** What it shows, in one sentence. */
  readonly title: string;
  readonly start: string;
  readonly events: readonly EventObject[];
  /** Where each event leads, in words as `outcomeText` writes them. */
  readonly leads: readonly string[];
};

/** Where each event leads on a chart, in words. */
export function leadsOf(stepper: Stepper, input: unknown, events: readonly EventObject[]): readonly string[] {
  return [...walkEvents(stepper, input, events)].map(outcomeText);
}

/** The index of the first step of a story that leads elsewhere on this chart; null when all is as it was. */
export function firstDifference(stepper: Stepper, input: unknown, { events, leads }: Story): number | null {
  for (const step of walkEvents(stepper, input, events)) if (outcomeText(step) !== leads[step.index]) return step.index;
  return null;
}
