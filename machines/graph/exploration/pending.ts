import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { heardTypes } from './explore.ts';
import { oncePerNode } from './oncePerNode.ts';
import { outsideSamples } from './samples.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

const OWN_SAMPLES: readonly EventObject[] = Object.values(SAMPLES).flat();

const timersOf = oncePerNode((node) => node.ownEvents.map(String).filter((type) => type.startsWith('xstate.after.')));

/** The timers that run in a moment, by the types of their events. */
export function dueTypes(snapshot: AnyMachineSnapshot): readonly string[] {
  return snapshot._nodes.flatMap(timersOf);
}

/** The answers and timers that a moment waits for. */
export function pendingEvents(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const types = heardTypes(snapshot);
  return outsideSamples(snapshot, dueTypes(snapshot)).filter(({ type }) => types.has(type));
}

/** Every sample that some transition of a moment listens to, whether or not its guard lets it pass. */
export function heardEvents(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const types = heardTypes(snapshot);
  return [...OWN_SAMPLES.filter(({ type }) => types.has(type)), ...pendingEvents(snapshot)];
}
