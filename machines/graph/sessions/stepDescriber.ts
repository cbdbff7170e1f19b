import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createStepper, type Stepper } from '#machines/graph/exploration/stepper.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import {
  type ChoicesOf,
  type GuardTrees,
  type TruthOf,
  createChoices,
  createTruths,
  describeEvent,
} from './choices.ts';
import type { Choice, SessionStep } from './sessionStep.ts';
import { createRunningTimers, type Timer } from './session.ts';

/** What a step is described from. */
export type StepParts = {
  readonly sequence: number;
  readonly atMs: number;
  /** What happened; null at the start. */
  readonly event: EventObject | null;
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly emitted: readonly EventObject[];
  readonly timers: readonly Timer[];
};

/** Describes the steps of one chart, whether they are recorded, simulated or replayed from a path. */
export type StepDescriber = {
  readonly stepper: Stepper<AnyMachineSnapshot>;
  readonly truthOf: TruthOf;
  /** Takes snapshots of any copy of the chart, a running product's included. */
  readonly choicesOf: ChoicesOf;
  /** `choices` computes them when they are first read; without it they are computed at once. */
  readonly describeStep: (parts: StepParts, choices?: () => readonly Choice[]) => SessionStep;
};

/** Describes steps with the guards as the model writes them, and events as they are after `redact`. */
export function createStepDescriber(
  machine: AnyStateMachine,
  trees: GuardTrees,
  redact = (event: EventObject) => event,
): StepDescriber {
  const stepper = createStepper(machine);
  const truthOf = createTruths(machine, trees);
  const choicesOf = createChoices({ stepper, truthOf });
  const runningTimers = createRunningTimers(toGraph(machine));
  const describeStep = (parts: StepParts, choices?: () => readonly Choice[]): SessionStep => {
    const { sequence, atMs, event, snapshot, taken, emitted, timers } = parts;
    const step = {
      sequence,
      atMs,
      event: event === null ? null : { type: event.type, text: describeEvent(redact(event)).text },
      active: snapshot._nodes.map(({ id }) => id),
      taken,
      timers: runningTimers(timers),
      emitted: emitted.map(emittedName),
    };
    return choices === undefined ? { ...step, choices: choicesOf(snapshot) } : withChoices(step, choices);
  };
  return { stepper, truthOf, choicesOf, describeStep };
}

/** A step whose choices are computed once, when they are first read. */
function withChoices(step: Omit<SessionStep, 'choices'>, choices: () => readonly Choice[]): SessionStep {
  let known: readonly Choice[] | null = null;
  return {
    ...step,
    get choices() {
      known ??= choices();
      return known;
    },
  };
}

/** The key of a toast, or the type of what else was emitted. */
function emittedName(event: EventObject): string {
  return 'toast' in event ? (event.toast as { readonly key: string }).key : event.type;
}
