import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { type ChoicesOf, createChoices, describedEvent, type PlayedChart } from './choices.ts';
import { emittedName } from './outcomes.ts';
import type { SessionStep } from './sessionStep.ts';
import type { Timer } from './session.ts';
import { createStepper, type Stepper } from './stepper.ts';

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

/** Describes the steps of a chart, with the guards as its model writes them. */
export function createStepDescriber(chart: PlayedChart): StepDescriber {
  const stepper = createStepper(chart.machine);
  /** One timer can have several transitions, checked one after the other. */
  const waitingFor = (type: string) =>
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
        waitingFor(type).map((transitionId) => ({ transitionId, ...times })),
      ),
      emitted: emitted.map(emittedName),
    }),
  };
}
