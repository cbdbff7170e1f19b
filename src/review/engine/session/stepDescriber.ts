import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { type ChoicesOf, createChoices, describedEvent, type PlayedChart } from './choices.ts';
import { emittedName } from './outcomes.ts';
import type { SessionStep } from './sessionStep.ts';
import type { Timer } from './session.ts';
import { createStepper, type Stepper } from './stepper.ts';

export type StepParts = Pick<SessionStep, 'sequence' | 'atMs' | 'taken'> & {
  /** Null at the start. */
  readonly event: EventObject | null;
  readonly snapshot: AnyMachineSnapshot;
  readonly emitted: readonly EventObject[];
  readonly timers: readonly Timer[];
};

export type StepDescriber = {
  readonly stepper: Stepper;
  /** Accepts snapshots of any copy of the chart, including the running product's. */
  readonly choicesOf: ChoicesOf;
  readonly describeStep: (parts: StepParts) => Omit<SessionStep, 'choices'>;
};

export function createStepDescriber(chart: PlayedChart): StepDescriber {
  const stepper = createStepper(chart.machine);
  /** One timer can have several transitions with different guards. */
  const transitionsTriggeredBy = (type: string) =>
    [...stepper.definitions].filter(([, { eventType }]) => eventType === type).map(([id]) => id);
  return {
    stepper,
    choicesOf: createChoices(chart, stepper),
    describeStep: ({ sequence, atMs, event, snapshot, taken, emitted, timers }) => ({
      sequence,
      atMs,
      event: event === null ? null : { type: event.type, text: describedEvent(event, chart.describe).text },
      active: snapshot._nodes.map(({ id }) => id),
      taken,
      timers: timers.flatMap(({ type, ...times }) =>
        transitionsTriggeredBy(type).map((transitionId) => ({ transitionId, ...times })),
      ),
      emitted: emitted.map(emittedName),
    }),
  };
}
