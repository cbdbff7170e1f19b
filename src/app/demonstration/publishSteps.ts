import type { AnyActorRef, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionIds } from '#machines/graph/exploration/stepper.ts';
import type { ChartModel, GuardTree } from '#machines/graph/model/chartModel.ts';
import { createStepDescriber } from '#machines/graph/sessions/stepDescriber.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { RETAINED_STEPS, type PublishedStep } from '#src/visualizer/live/messages.ts';
import { type GuardQuestions, packedChoice, type PackedChoice } from '#src/visualizer/live/packedChoices.ts';
import { readInspection, type InspectedStep } from './readInspection.ts';
import { REDACTION } from './redaction.ts';
import { followTimers } from './runningTimers.ts';

/** What can be done after a step, and what not. */
export type PublishedChoices = { readonly sequence: number; readonly choices: readonly PackedChoice[] };

/** Publishes what happens in a journey, step by step. */
export type StepPublisher = {
  /** What the journey's actor is inspected with. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** Everything from this number on that is still retained. */
  readonly since: (sequence: number) => readonly PublishedStep[];
  /** The choices of the latest step for which they have been computed. */
  readonly choices: () => PublishedChoices | null;
  /** The questions of the chart's guards, by the transition. */
  readonly questions: GuardQuestions;
};

type PublisherParts = {
  readonly model: ChartModel;
  /** The time on the journey's own clock, in milliseconds. */
  readonly now: () => number;
  readonly publish: (step: PublishedStep) => void;
  readonly publishChoices: (choices: PublishedChoices) => void;
  /** Does the latest of what it is given when there is time. */
  readonly later: (act: () => void) => void;
};

/** The library's own event with which an actor begins. */
const BEGINNING = 'xstate.init';

/** Publishes every step that a journey takes, and retains the last of them. The choices follow later. */
export function publishSteps({ model, now, publish, publishChoices, later }: PublisherParts): StepPublisher {
  const trees = new Map(model.transitions.map(({ id, guard }) => [id, guard]));
  const { describeStep, choicesOf } = createStepDescriber(createJourneyMachine(), trees, REDACTION);
  const timersOf = followTimers(now);
  let ids: ReadonlyMap<AnyTransitionDefinition, string> | null = null;
  let retained: readonly PublishedStep[] = [];
  let known: PublishedChoices | null = null;
  let count = 0;

  const onStep = ({ event, snapshot, transitions, emitted }: InspectedStep, actor: AnyActorRef) => {
    const idOf = (ids ??= transitionIds(logicOf(actor)));
    const sequence = count;
    count += 1;
    const taken = transitions.map((transition) => idOf.get(transition) ?? '');
    const cause = event.type === BEGINNING ? null : event;
    const parts = { sequence, atMs: now(), event: cause, snapshot, taken, emitted, timers: timersOf(actor) };
    const { choices: _later, ...step } = describeStep(parts, () => []);
    retained = [...retained, step].slice(-RETAINED_STEPS);
    publish(step);
    later(() => {
      known = { sequence, choices: choicesOf(snapshot).map(packedChoice) };
      publishChoices(known);
    });
  };

  return {
    inspect: readInspection(onStep),
    since: (from) => retained.filter((step) => step.sequence >= from),
    choices: () => known,
    questions: Object.fromEntries(
      model.transitions.flatMap(({ id, guard }): [string, GuardTree][] => (guard === null ? [] : [[id, guard]])),
    ),
  };
}

function logicOf(actor: AnyActorRef): AnyStateMachine {
  return (actor as unknown as { readonly logic: AnyStateMachine }).logic;
}
