import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createStepper, type Stepper } from './stepper.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { type ChoicesOf, createChoices, describeEvent } from './choices.ts';
import type { SessionStep } from './sessionStep.ts';
import type { Timer } from './session.ts';

/** What a step is described from. */
export type StepParts = Pick<SessionStep, 'sequence' | 'atMs' | 'taken'> & {
  /** What happened; null at the start. */
  readonly event: EventObject | null;
  readonly snapshot: AnyMachineSnapshot;
  readonly emitted: readonly EventObject[];
  readonly timers: readonly Timer[];
};

/** Describes the steps of one chart, whether they are recorded, simulated or replayed from a path. */
export type StepDescriber = {
  readonly stepper: Stepper;
  /** Takes snapshots of any copy of the chart, a running product's included. */
  readonly choicesOf: ChoicesOf;
  readonly describeStep: (parts: StepParts) => Omit<SessionStep, 'choices'>;
};

/** Describes steps with the guards as the model writes them, and events as they are after `redact`. */
export function createStepDescriber(
  machine: AnyStateMachine,
  model: ChartModel,
  redact = (event: EventObject) => event,
): StepDescriber {
  const stepper = createStepper(machine);
  /** One timer can have several transitions, checked one after the other. */
  const waitingFor = (type: string) =>
    [...stepper.definitions].filter(([, { eventType }]) => eventType === type).map(([id]) => id);
  return {
    stepper,
    choicesOf: createChoices(machine, stepper, model),
    describeStep: ({ sequence, atMs, event, snapshot, taken, emitted, timers }) => ({
      sequence,
      atMs,
      event: event === null ? null : { type: event.type, text: describeEvent(redact(event)).text },
      active: snapshot._nodes.map(({ id }) => id),
      taken,
      timers: timers.flatMap(({ type, ...times }) =>
        waitingFor(type).map((transitionId) => ({ transitionId, ...times })),
      ),
      emitted: emitted.map(emittedName),
    }),
  };
}

/** Describes the steps of the journey. */
export function createJourneyStepDescriber(redact?: (event: EventObject) => EventObject): StepDescriber {
  return createStepDescriber(createJourneyMachine(), journeyModel(), redact);
}

/** The key of a toast, or the type of what else was emitted. */
function emittedName(event: EventObject): string {
  return 'toast' in event ? (event.toast as { readonly key: string }).key : event.type;
}
