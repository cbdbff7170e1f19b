import type { EventObject } from 'xstate';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { StartName } from '#src/review/journey/paths/starts.ts';
import { createJourneySimulation, createJourneyStepDescriber } from '#src/review/journey/playedJourney.ts';
import { PATHS, stepsOf } from '#src/review/journey/paths/paths.ts';

export const MODEL = journeyModel();

/** The chart that is simulated: made once for all tests of a worker. */
export const CHART = createJourneyStepDescriber();
export const SIMULATION = createJourneySimulation(CHART);

export const opened = (path: string): EventObject & { readonly path: string; readonly hash: string } => ({
  type: 'url.opened',
  path,
  hash: '',
});

/** The steps of a session on the chart itself. */
export function simulateSteps(start: StartName, events: readonly EventObject[]): readonly SessionStep[] {
  return SIMULATION.simulate(start, events);
}

/** The last step of a session. */
export function simulateLastStep(start: StartName, events: readonly EventObject[]): SessionStep {
  const step = simulateSteps(start, events).at(-1);
  if (step === undefined) throw new Error('a session has one step at least');
  return step;
}

/** Every tested path with its steps on the chart that is simulated; replayed once for all tests of a worker. */
export const WALKS = PATHS.map((path) => ({ path, steps: [...stepsOf(CHART.stepper, path)] }));
