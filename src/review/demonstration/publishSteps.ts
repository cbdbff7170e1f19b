import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';
import { describeEvent } from '#src/review/journey/describeEvent.ts';
import { acceptedEvents, isSample } from '#src/review/journey/samples.ts';
import { type Stepper, type StepResult, transitionIds } from '#src/review/engine/session/stepper.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { createJourneyStepDescriber } from '#src/review/journey/playedJourney.ts';
import type { Timer } from '#src/review/engine/session/session.ts';
import type { ProductStep } from '#src/review/engine/session/framedProduct.ts';
import { redactedEvent } from './redaction.ts';

type PublisherParts = {
  /** Returns the time on the journey's clock, in milliseconds. */
  readonly now: () => number;
  readonly publish: (published: ProductStep) => void;
  /** Delays callbacks and runs only the latest. */
  readonly throttle: (callback: () => void) => void;
};

/** Names internal to XState. */
const INIT_EVENT = 'xstate.init';
const EMIT_ACTION = 'xstate.emit';

/** `_transitions` is internal to XState; a test fails if an update renames it. */
type Inspected = InspectionEvent & { readonly _transitions?: readonly AnyTransitionDefinition[] };

/** Publishes each step of the inspected journey without choices, and the latest step again with its choices. */
export function publishSteps({ now, publish, throttle }: PublisherParts): (inspected: InspectionEvent) => void {
  const { stepper, describeStep, choicesOf } = createJourneyStepDescriber(redactedEvent);
  const timersOf = followTimers();
  let ids: ReadonlyMap<AnyTransitionDefinition, string> | null = null;
  let sequence = 0;
  let transitions: AnyTransitionDefinition[] = [];
  let emitted: EventObject[] = [];
  let before: AnyMachineSnapshot | null = null;

  return (inspection) => {
    const inspected: Inspected = inspection;
    if (inspected.rootId !== inspected.actorRef.sessionId) return;
    // XState reports the transitions of each microstep before the resulting snapshot.
    if (inspected.type === '@xstate.microstep') transitions.push(...(inspected._transitions ?? []));
    if (inspected.type === '@xstate.action' && inspected.action.type === EMIT_ACTION) {
      const { event } = inspected.action.params as { readonly event: EventObject };
      emitted.push(event);
    }
    if (inspected.type !== '@xstate.snapshot') return;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    const idOf = (ids ??= transitionIds(snapshot.machine));
    const atMs = now();
    const event = inspected.event.type === INIT_EVENT ? null : inspected.event;
    const taken = transitions.map((transition) => idOf.get(transition) ?? '');
    const described = describeStep({
      sequence,
      atMs,
      event,
      snapshot,
      taken,
      emitted,
      timers: timersOf(inspected.actorRef as AnyActorRef, atMs),
    });
    const step: SessionStep = { ...described, choices: [] };
    const replay =
      event === null || before === null ? null : findReplayEvent(stepper, before, event, { snapshot, taken });
    const source = event === null ? 'creator' : (describeEvent(event)?.source ?? 'creator');
    before = snapshot;
    sequence += 1;
    transitions = [];
    emitted = [];
    publish({ step, replay, source });
    throttle(() => publish({ step: { ...step, choices: choicesOf(snapshot) }, replay, source }));
  };
}

/**
 * Returns the event itself if it is a sample that redaction doesn't change, or else a sample with the same description
 * and outcome; null if there is none.
 */
function findReplayEvent(
  stepper: Stepper,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  after: Pick<StepResult, 'snapshot' | 'taken'>,
): EventObject | null {
  const redacted = redactedEvent(event);
  if (isSample(event) && JSON.stringify(redacted) === JSON.stringify(event)) return event;
  const before = stepper.adopt(snapshot);
  const text = describeEvent(redacted)?.text;
  const outcome = (of: Pick<StepResult, 'snapshot' | 'taken'>) => JSON.stringify([of.taken, of.snapshot.value]);
  const isEquivalent = (sample: EventObject) =>
    sample.type === event.type &&
    describeEvent(redactedEvent(sample))?.text === text &&
    outcome(stepper.step(before, sample)) === outcome(after);
  return acceptedEvents(before).find(isEquivalent) ?? null;
}

type ScheduledEvent = { readonly event: EventObject; readonly delay: number };
type Scheduler = { readonly _scheduledEvents: Readonly<Record<string, ScheduledEvent>> };

/**
 * Creates a function that returns the running timers. XState doesn't expose when a timer started, so each counts from
 * the first step that lists it.
 * `_scheduledEvents` is internal to XState; a test fails if an update renames it.
 */
function followTimers(): (actor: AnyActorRef, nowMs: number) => readonly Timer[] {
  let running = new Map<ScheduledEvent, number>();
  return ({ system }, nowMs) => {
    const scheduled = Object.values((system.getSnapshot() as unknown as Scheduler)._scheduledEvents);
    running = new Map(scheduled.map((entry) => [entry, running.get(entry) ?? nowMs]));
    return [...running].map(([{ event, delay }, startedAtMs]) => ({
      type: event.type,
      startedAtMs,
      dueAtMs: startedAtMs + delay,
    }));
  };
}
