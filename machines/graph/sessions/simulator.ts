import type { EventObject } from 'xstate';
import type { SessionStep } from './sessionStep.ts';
import type { StepDescriber } from './stepDescriber.ts';
import { begun, type Gone, goneOn, type Standing } from './session.ts';

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
  readonly standing: Standing | null;
  /** The chart's stepCount since the last standing that was kept. */
  readonly stepsSinceCheckpoint: number;
};

/** Sessions on the chart itself, from one input. */
export type Simulator = {
  readonly start: () => Link;
  /** The moment after an event. What was known of the session stays as it is, so it can go on in several ways. */
  readonly extend: (link: Link, event: EventObject) => Link;
  /** Where the session stands at a moment: worked out from the nearest standing that was kept. */
  readonly standingAt: (link: Link) => Standing;
};

/** Simulates a chart: what happens is decided by the chart, what the outside world answers by the events. */
export function createSimulator({ stepper, describeStep, choicesOf }: StepDescriber, input: unknown): Simulator {
  let latest: { readonly link: Link; readonly standing: Standing } | null = null;

  const standingAt = (link: Link): Standing => {
    if (link.standing !== null) return link.standing;
    if (latest?.link === link) return latest.standing;
    const { event, before } = link;
    if (event === null || before === null) return begun(stepper, input).standing;
    return goneOn(stepper, standingAt(before), event).standing;
  };

  const linked = (before: Link | null, event: EventObject | null, { standing, taken, emitted, events }: Gone): Link => {
    const index = before === null ? 0 : before.index + 1;
    const stepCount = before === null ? CHECKPOINT_EVERY : before.stepsSinceCheckpoint + Math.max(1, events.length);
    const isKept = stepCount >= CHECKPOINT_EVERY;
    const { snapshot, nowMs, timers } = standing;
    const parts = { sequence: index, atMs: nowMs, event, snapshot, taken, emitted, timers };
    const link: Link = {
      index,
      before,
      event,
      step: describeStep(parts, () => choicesOf(standingAt(link).snapshot)),
      chartEvents: events,
      standing: isKept ? standing : null,
      stepsSinceCheckpoint: isKept ? 0 : stepCount,
    };
    latest = { link, standing };
    return link;
  };

  return {
    start: () => linked(null, null, begun(stepper, input)),
    extend: (link, event) => linked(link, event, goneOn(stepper, standingAt(link), event)),
    standingAt,
  };
}
