import type { AnyActorRef, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionIds } from '#machines/graph/exploration/stepper.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { createStepDescriber } from '#machines/graph/sessions/stepDescriber.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { readInspection, type InspectedStep } from './readInspection.ts';
import { redactedEvent } from './redaction.ts';
import { followTimers } from './runningTimers.ts';

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
  const trees = new Map(journeyModel().transitions.map(({ id, guard }) => [id, guard]));
  const { describeStep, choicesOf } = createStepDescriber(createJourneyMachine(), trees, redactedEvent);
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
    const step = describeStep(parts, () => []);
    publish(step);
    later(() => publish({ ...step, choices: choicesOf(snapshot) }));
  };
  return readInspection(onStep);
}

function logicOf(actor: AnyActorRef): AnyStateMachine {
  return (actor as unknown as { readonly logic: AnyStateMachine }).logic;
}
