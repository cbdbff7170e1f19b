import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createStepper, type Stepper } from '#machines/graph/exploration/stepper.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { type ChoicesOf, createChoices } from './choices.ts';
import { createTruths, type GuardTrees, type TruthOf } from './guardTruths.ts';
import { happeningOf } from './happening.ts';
import type { Choice, Moment } from './moment.ts';
import type { Redaction } from './redaction.ts';
import { createRunningTimers, type Timer } from './timers.ts';

/** What a moment is made of. */
export type MomentParts = {
  readonly sequence: number;
  readonly atMs: number;
  /** What happened; null at the start. */
  readonly event: EventObject | null;
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly emitted: readonly EventObject[];
  readonly timers: readonly Timer[];
};

/** Describes moments of one chart, whether they are lived, simulated or gone along a path. */
export type Moments = {
  readonly stepper: Stepper<AnyMachineSnapshot>;
  readonly truthOf: TruthOf;
  /** Takes snapshots of any copy of the chart, a running product's included. */
  readonly choicesOf: ChoicesOf;
  /** `choices` gives them when they are looked at; without it they are worked out at once. */
  readonly momentOf: (parts: MomentParts, choices?: () => readonly Choice[]) => Moment;
};

/** Moments of a chart, with the guards as its model writes them. The input is one with which the chart can start. */
export function createMoments(
  machine: AnyStateMachine,
  input: unknown,
  trees: GuardTrees,
  redaction: Redaction,
): Moments {
  const stepper = createStepper(machine, input);
  const truthOf = createTruths(machine, trees);
  const choicesOf = createChoices({ stepper, truthOf });
  const runningTimers = createRunningTimers(toGraph(machine));
  const momentOf = (parts: MomentParts, choices?: () => readonly Choice[]): Moment => {
    const { sequence, atMs, event, snapshot, taken, emitted, timers } = parts;
    const moment = {
      sequence,
      atMs,
      happened: event === null ? null : { type: event.type, text: happeningOf(redaction.event(event)).text },
      active: snapshot._nodes.map(({ id }) => id),
      taken,
      timers: runningTimers(timers),
      data: redaction.data(snapshot.context),
      told: emitted.map(toldOf),
    };
    return choices === undefined ? { ...moment, choices: choicesOf(snapshot) } : withChoices(moment, choices);
  };
  return { stepper, truthOf, choicesOf, momentOf };
}

/** A moment whose choices are worked out once, when they are first looked at. */
function withChoices(moment: Omit<Moment, 'choices'>, choices: () => readonly Choice[]): Moment {
  let known: readonly Choice[] | null = null;
  return {
    ...moment,
    get choices() {
      known ??= choices();
      return known;
    },
  };
}

/** The key of a message, or what else the app was told. */
function toldOf(event: EventObject): string {
  return 'toast' in event ? (event.toast as { readonly key: string }).key : event.type;
}
