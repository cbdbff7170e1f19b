import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';

/** One step of a running journey, automatic transitions included, as the library reports it. */
export type InspectedStep = {
  readonly event: EventObject;
  readonly snapshot: AnyMachineSnapshot;
  readonly transitions: readonly AnyTransitionDefinition[];
  /** What the chart emitted on the way. */
  readonly emitted: readonly EventObject[];
};

type Inspected = InspectionEvent & { readonly _transitions?: readonly AnyTransitionDefinition[] };

/** The library's name of the action that emits. */
const EMIT = 'xstate.emit';

/**
 * Assembles the library's inspection events of a journey into steps. Transitions come with each microstep, before the
 * snapshot in which they end; `_transitions` is not part of the library's promise, so this is its only reader.
 */
export function readInspection(
  onStep: (step: InspectedStep, actor: AnyActorRef) => void,
): (inspected: InspectionEvent) => void {
  let transitions: AnyTransitionDefinition[] = [];
  let emitted: EventObject[] = [];
  return (inspection) => {
    const inspected: Inspected = inspection;
    if (inspected.rootId !== inspected.actorRef.sessionId) return;
    if (inspected.type === '@xstate.microstep') transitions.push(...(inspected._transitions ?? []));
    if (inspected.type === '@xstate.action' && inspected.action.type === EMIT) {
      const { event } = inspected.action.params as { readonly event: EventObject };
      emitted.push(event);
    }
    if (inspected.type !== '@xstate.snapshot') return;
    const step = { event: inspected.event, snapshot: inspected.snapshot as AnyMachineSnapshot, transitions, emitted };
    transitions = [];
    emitted = [];
    onStep(step, inspected.actorRef as AnyActorRef);
  };
}
