import type { AnyStateMachine, EventObject } from 'xstate';
import storedPaths from './paths.json' with { type: 'json' };
import { journeyStepper, type StartName, STARTS } from './starts.ts';
import type { JourneyMachine } from '#machines/journey/machine.ts';
import { type WalkedStep, walkEvents } from '#src/review/engine/session/outcomes.ts';
import type { Stepper } from '#src/review/engine/session/stepper.ts';

export type JourneyPath = {
  readonly name: string;
  readonly start: StartName;
  readonly events: readonly EventObject[];
  /** The approved outcome of each event, as returned by `outcomeText`. */
  readonly leads: readonly string[];
};

export type Route = Pick<JourneyPath, 'start' | 'events'>;

export type PathStep = WalkedStep<JourneyMachine>;

/**
 * A few long paths that cover every transition a person or a service can cause, and the shortest path to each remaining
 * state. `npm run docs` generates them with `journeyPaths`.
 */
export const PATHS: readonly JourneyPath[] = storedPaths as readonly JourneyPath[];

export function walkPath(route: Route): readonly PathStep[] {
  return [...stepsOf(journeyStepper(), route)];
}

export function stepsOf<Machine extends AnyStateMachine>(
  stepper: Stepper<Machine>,
  { start, events }: Route,
): Generator<WalkedStep<Machine>> {
  return walkEvents(stepper, STARTS[start].input, events);
}
