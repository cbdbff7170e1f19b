import type { EventObject } from 'xstate';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import type { StartName } from '#machines/graph/paths/starts.ts';
import { createJourneySimulation } from '#machines/graph/sessions/simulation.ts';
import { createJourneyStepDescriber } from '#machines/graph/sessions/stepDescriber.ts';
import { PATHS, stepsOf } from '#machines/graph/paths/paths.ts';

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
