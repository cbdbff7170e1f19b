import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { acceptedTypes } from './explore.ts';
import { oncePerObject } from './oncePerObject.ts';
import { answerSamples } from './samples.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

const OWN_SAMPLES: readonly EventObject[] = Object.values(SAMPLES).flat();

const timersOf = oncePerObject((node: AnyStateNode) =>
  node.ownEvents.map(String).filter((type) => type.startsWith('xstate.after.')),
);

/** The timers that run in a snapshot, by the types of their events. */
export function dueTypes(snapshot: AnyMachineSnapshot): readonly string[] {
  return snapshot._nodes.flatMap(timersOf);
}

/** The answers and timers that a snapshot waits for. */
export function pendingEvents(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const types = acceptedTypes(snapshot);
  return answerSamples(snapshot, dueTypes(snapshot)).filter(({ type }) => types.has(type));
}

/**
 * Every sample that some transition of a snapshot accepts, whether or not its guard lets it pass. An event of another
 * chart, which has no samples, carries nothing.
 */
export function acceptedEvents(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const types = acceptedTypes(snapshot);
  const unknown = [...types].filter((type) => !Object.hasOwn(SAMPLES, type) && !/^xstate\.|\*|^$/.test(type));
  return [
    ...OWN_SAMPLES.filter(({ type }) => types.has(type)),
    ...unknown.map((type) => ({ type })),
    ...pendingEvents(snapshot),
  ];
}
