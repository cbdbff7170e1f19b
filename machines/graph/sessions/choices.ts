import { type AnyMachineSnapshot, type EventObject, getNextTransitions } from 'xstate';
import { acceptedEvents } from '#machines/graph/exploration/pending.ts';
import type { Stepper } from '#machines/graph/exploration/stepper.ts';
import type { TruthOf } from './guardTruths.ts';
import { describeEvent } from './describeEvent.ts';
import type { Choice } from './sessionStep.ts';

/** Everything that a chart accepts in a snapshot. */
export type ChoicesOf = (snapshot: AnyMachineSnapshot) => readonly Choice[];

type Parts = {
  readonly stepper: Stepper<AnyMachineSnapshot>;
  readonly truthOf: TruthOf;
  /** The events that may happen in a snapshot; those that no transition accepts are left out. */
  readonly samplesOf?: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
};

/**
 * Tries every sample of every event on the chart itself. Of the samples that are told in the same words, one stays
 * for each rule that they set off, and one that is refused: each address and each offer is a choice.
 */
export function createChoices({ stepper, truthOf, samplesOf = acceptedEvents }: Parts): ChoicesOf {
  return (original) => {
    const snapshot = stepper.adopt(original);
    const listening = listenersOf(snapshot, stepper);
    const choices = new Map<string, Choice>();
    for (const event of samplesOf(snapshot)) {
      const ids = listening.get(event.type);
      if (ids === undefined) continue;
      const { taken } = stepper.step(snapshot, event);
      const described = describeEvent(event);
      const key = `${described.text} ${taken.join(' ')}`;
      if (choices.has(key)) continue;
      const truths = ids.map((transitionId) => ({ transitionId, truth: truthOf(transitionId, snapshot, event) }));
      choices.set(key, { event, ...described, takes: taken, truths });
    }
    return [...choices.values()];
  };
}

/** The transitions that are active in a snapshot by the type of their event, innermost states first. */
function listenersOf(
  snapshot: AnyMachineSnapshot,
  { idOf }: Stepper<AnyMachineSnapshot>,
): ReadonlyMap<string, readonly string[]> {
  const listening = new Map<string, string[]>();
  for (const transition of getNextTransitions(snapshot)) {
    const [type, id] = [String(transition.eventType), idOf(transition)];
    if (type === '' || id === null) continue;
    listening.set(type, [...(listening.get(type) ?? []), id]);
  }
  return listening;
}
