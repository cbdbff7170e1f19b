import type { AnyMachineSnapshot, EventObject } from 'xstate';
import written from './paths.json' with { type: 'json' };
import { journeyStepper, type StartName, STARTS } from './starts.ts';
import type { StepResult, Stepper } from '#src/review/engine/session/stepper.ts';

/** A path through the journey as plain data: how it begins and what happens, in order. */
export type JourneyPath = {
  readonly name: string;
  readonly start: StartName;
  readonly events: readonly EventObject[];
  /** Where each event leads, in words as `outcomeText` writes them: what the chart was approved to do. */
  readonly leads: readonly string[];
};

/** What it takes to go a path. */
export type Route = Pick<JourneyPath, 'start' | 'events'>;

/** One step of a path, taken by the real chart. */
export type PathStep = {
  readonly index: number;
  readonly event: EventObject;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
} & Proof;

/** What a step took, answered and emitted; that of the first one includes what the start itself brings about. */
type Proof = Pick<StepResult, 'taken' | 'answers' | 'emitted'>;

/**
 * Few long paths that together take every transition that a person or a service can cause, and the shortest path to
 * every other state. `journeyPaths` finds them and `npm run docs` writes them down.
 */
export const PATHS: readonly JourneyPath[] = written as readonly JourneyPath[];

/** Takes a path's events on the chart itself, purely: no clock, no calls. */
export function walkPath(route: Route): readonly PathStep[] {
  return [...stepsOf(journeyStepper(), route)];
}

/** The steps of a path one by one, on any chart that has its events. */
export function* stepsOf(stepper: Stepper, { start, events }: Route): Generator<PathStep> {
  const begun = stepper.start(STARTS[start].input);
  let before = begun.snapshot;
  for (const [index, event] of events.entries()) {
    const { snapshot: after, ...result } = stepper.step(before, event);
    const proof = index === 0 ? joined(begun, result) : result;
    yield { index, event, before, after, ...proof };
    before = after;
  }
}

function joined(one: Proof, other: Proof): Proof {
  return {
    taken: [...one.taken, ...other.taken],
    answers: [...one.answers, ...other.answers],
    emitted: [...one.emitted, ...other.emitted],
  };
}
