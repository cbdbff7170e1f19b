import { type AnyStateMachine, createMachine } from 'xstate';
import { createJourneyMachine } from '#machines/journey/machine.ts';

/** A part of the chart's text that a test edits. */
export type Part = { [key: string]: unknown };

/** The journey's chart with an edit that breaks it; the chart itself is left alone. */
export function brokenJourney(edit: (part: (...keys: readonly string[]) => Part) => void): AnyStateMachine {
  const machine = createJourneyMachine();
  const config = copied(machine.config) as Part;
  edit((...keys) =>
    keys.reduce<Part>((part, key) => {
      const inside = part[key];
      if (typeof inside !== 'object' || inside === null) throw new Error(`the chart has no ${keys.join('.')}`);
      return inside as Part;
    }, config),
  );
  return createMachine(config as never, machine.implementations as never);
}

/** A copy that shares nothing but functions, so that a part used twice in the chart is broken in one place only. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, copied(inside)]));
}
