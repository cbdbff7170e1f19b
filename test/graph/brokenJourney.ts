import { type AnyStateMachine, createMachine } from 'xstate';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { cast } from '#test/support/cast.ts';

type Config = Parameters<typeof createMachine>[0];
type Implementations = Parameters<typeof createMachine>[1];
/** A part of the chart's configuration that a test edits. */
type Part = { [key: string]: unknown };

/** Returns a copy of the journey's chart with an edit that breaks it. */
export function brokenJourney(edit: (part: (...keys: readonly string[]) => Part) => void): AnyStateMachine {
  const machine = createJourneyMachine();
  const config = deepCopy(machine.config) as Part;
  edit((...keys) =>
    keys.reduce<Part>((part, key) => {
      const child = part[key];
      if (typeof child !== 'object' || child === null) throw new Error(`The chart has no "${keys.join('.')}"`);
      return child as Part;
    }, config),
  );
  return createMachine(cast<Config>(config), cast<Implementations>(machine.implementations));
}

/** Copies everything except functions, so an edit to a shared object changes the chart in only one location. */
function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, deepCopy(child)]));
}
