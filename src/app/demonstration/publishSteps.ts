import type {
  AnyActorRef,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  EventObject,
  AnyMachineSnapshot,
} from 'xstate';
import { transitionIds } from '#machines/graph/exploration/stepper.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { createJourneyStepDescriber } from '#machines/graph/sessions/stepDescriber.ts';
import type { Timer } from '#machines/graph/sessions/session.ts';
import { redactedEvent } from './redaction.ts';

type PublisherParts = {
  /** The time on the journey's own clock, in milliseconds. */
  readonly now: () => number;
  readonly publish: (step: SessionStep) => void;
  /** Does the latest of what it is given when there is time. */
  readonly later: (act: () => void) => void;
};

/** The library's own event with which an actor begins. */
const BEGINNING = 'xstate.init';

/**
 * Publishes every step that a journey takes, without its choices. The latest follows with what can be done then, under
 * the same number. The journey's actor is inspected with what it gives back.
 */
export function publishSteps({ now, publish, later }: PublisherParts): (inspected: InspectionEvent) => void {
  const { describeStep, choicesOf } = createJourneyStepDescriber(redactedEvent);
  const timersOf = followTimers(now);
  let ids: ReadonlyMap<AnyTransitionDefinition, string> | null = null;
  let count = 0;

  const onStep = ({ event, snapshot, transitions, emitted }: InspectedStep, actor: AnyActorRef) => {
    const idOf = (ids ??= transitionIds(logicOf(actor)));
    const sequence = count;
    count += 1;
    const taken = transitions.map((transition) => idOf.get(transition) ?? '');
    const cause = event.type === BEGINNING ? null : event;
    const parts = { sequence, atMs: now(), event: cause, snapshot, taken, emitted, timers: timersOf(actor) };
    const step = { ...describeStep(parts), choices: [] };
    publish(step);
    later(() => publish({ ...step, choices: choicesOf(snapshot) }));
  };
  return readInspection(onStep);
}

function logicOf(actor: AnyActorRef): AnyStateMachine {
  return (actor as unknown as { readonly logic: AnyStateMachine }).logic;
}

type Scheduled = { readonly event: EventObject; readonly delay: number };
type Scheduler = { readonly _scheduledEvents: Readonly<Record<string, Scheduled>> };

/** The part of a running actor that knows its timers. */
type TimedActor = Pick<AnyActorRef, 'system'>;

/**
 * Follows the timers of a running journey: what the library has scheduled at each step, from the time at which it was
 * first seen, on the journey's own clock. `_scheduledEvents` is not part of the library's promise; this is its only
 * reader.
 */
function followTimers(now: () => number): (actor: TimedActor) => readonly Timer[] {
  let running = new Map<Scheduled, number>();
  return ({ system }) => {
    const scheduled = Object.values((system.getSnapshot() as unknown as Scheduler)._scheduledEvents);
    running = new Map(scheduled.map((one) => [one, running.get(one) ?? now()]));
    return [...running].map(([{ event, delay }, startedAtMs]) => ({
      type: event.type,
      startedAtMs,
      dueAtMs: startedAtMs + delay,
    }));
  };
}

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
function readInspection(
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
