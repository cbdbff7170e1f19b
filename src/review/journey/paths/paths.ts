import type { AnyStateMachine, EventObject } from 'xstate';
import written from './paths.json' with { type: 'json' };
import { journeyStepper, type StartName, STARTS } from './starts.ts';
import type { JourneyMachine } from '#machines/journey/machine.ts';
import { type WalkedStep, walkEvents } from '#src/review/engine/session/outcomes.ts';
import type { Stepper } from '#src/review/engine/session/stepper.ts';

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
export type PathStep = WalkedStep<JourneyMachine>;

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
export function stepsOf<Machine extends AnyStateMachine>(
  stepper: Stepper<Machine>,
  { start, events }: Route,
): Generator<WalkedStep<Machine>> {
  return walkEvents(stepper, STARTS[start].input, events);
}
