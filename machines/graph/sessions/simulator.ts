import type { EventObject } from 'xstate';
import type { SessionStep } from './sessionStep.ts';
import type { StepDescriber } from './stepDescriber.ts';
import { startSession, type SimulatedStep, advanceSession, type SimulationState } from './session.ts';

/** How many steps of the chart lie at most between two checkpoints. */
const CHECKPOINT_EVERY = 50;

/** One step of a session, linked to the step before it. */
export type Link = {
  readonly index: number;
  readonly before: Link | null;
  readonly event: EventObject | null;
  readonly step: SessionStep;
  /** What happened to the chart: the event itself, or what came due while time went by. */
  readonly chartEvents: readonly EventObject[];
  /** The state of the session after this step, when it was saved. */
  readonly checkpoint: SimulationState | null;
  /** The chart's steps since the last checkpoint. */
  readonly stepsSinceCheckpoint: number;
};

/** Sessions on the chart itself, from one input. */
export type Simulator = {
  readonly start: () => Link;
  /** The step after an event. The steps before it do not change, so a session can branch. */
  readonly extend: (link: Link, event: EventObject) => Link;
  /** The state of the session after a step: replayed from the nearest checkpoint. */
  readonly stateAt: (link: Link) => SimulationState;
};

/** Simulates a chart: the chart decides what happens, the events say what the services answer. */
export function createSimulator({ stepper, describeStep, choicesOf }: StepDescriber, input: unknown): Simulator {
  let latest: { readonly link: Link; readonly state: SimulationState } | null = null;

  const stateAt = (link: Link): SimulationState => {
    if (link.checkpoint !== null) return link.checkpoint;
    if (latest?.link === link) return latest.state;
    const { event, before } = link;
    if (event === null || before === null) return startSession(stepper, input).state;
    return advanceSession(stepper, stateAt(before), event).state;
  };

  const createLink = (
    before: Link | null,
    event: EventObject | null,
    { state, taken, emitted, events }: SimulatedStep,
  ): Link => {
    const index = before === null ? 0 : before.index + 1;
    const stepCount = before === null ? CHECKPOINT_EVERY : before.stepsSinceCheckpoint + Math.max(1, events.length);
    const isCheckpoint = stepCount >= CHECKPOINT_EVERY;
    const { snapshot, nowMs, timers } = state;
    const parts = { sequence: index, atMs: nowMs, event, snapshot, taken, emitted, timers };
    const link: Link = {
      index,
      before,
      event,
      step: describeStep(parts, () => choicesOf(stateAt(link).snapshot)),
      chartEvents: events,
      checkpoint: isCheckpoint ? state : null,
      stepsSinceCheckpoint: isCheckpoint ? 0 : stepCount,
    };
    latest = { link, state };
    return link;
  };

  return {
    start: () => createLink(null, null, startSession(stepper, input)),
    extend: (link, event) => createLink(link, event, advanceSession(stepper, stateAt(link), event)),
    stateAt,
  };
}
