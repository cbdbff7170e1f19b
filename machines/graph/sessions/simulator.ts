import type { EventObject } from 'xstate';
import type { SessionStep } from './sessionStep.ts';
import type { StepDescriber } from './stepDescriber.ts';
import { startSession, type SimulatedStep, advanceSession, type SimulationState } from './session.ts';

/** How many stepCount of the chart lie at most between two moments at which it is kept where the session stands. */
const CHECKPOINT_EVERY = 50;

/** One moment of a session and how it came about; the moments before it are reached through it. */
export type Link = {
  readonly index: number;
  readonly before: Link | null;
  readonly event: EventObject | null;
  readonly step: SessionStep;
  /** What happened to the chart: the event itself, or what came due while time went by. */
  readonly chartEvents: readonly EventObject[];
  /** Where the session stands here, when it was kept. */
  readonly checkpoint: SimulationState | null;
  /** The chart's stepCount since the last standing that was kept. */
  readonly stepsSinceCheckpoint: number;
};

/** Sessions on the chart itself, from one input. */
export type Simulator = {
  readonly start: () => Link;
  /** The moment after an event. What was known of the session stays as it is, so it can go on in several ways. */
  readonly extend: (link: Link, event: EventObject) => Link;
  /** Where the session stands at a moment: worked out from the nearest standing that was kept. */
  readonly stateAt: (link: Link) => SimulationState;
};

/** Simulates a chart: what happens is decided by the chart, what the outside world answers by the events. */
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
