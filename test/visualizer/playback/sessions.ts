import type { EventObject } from 'xstate';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import {
  createSimulation,
  createJourneyStepDescriber,
  type SimulationOptions,
} from '#machines/graph/sessions/simulation.ts';

export const MODEL = journeyModel();
export const GUEST: SimulationOptions = { start: 'guest', requireContractScroll: false };
export const CONNECTED: SimulationOptions = { start: 'connected', requireContractScroll: false };

/** The chart that is simulated: made once for all tests of a worker. */
export const CHART = createJourneyStepDescriber();
export const SIMULATION = createSimulation(CHART);

export const opened = (path: string): EventObject & { readonly path: string; readonly hash: string } => ({
  type: 'url.opened',
  path,
  hash: '',
});

/** The steps of a session on the chart itself. */
export function simulateSteps(options: SimulationOptions, events: readonly EventObject[]): readonly SessionStep[] {
  return SIMULATION.simulate(options, events);
}

/** The last step of a session. */
export function simulateLastStep(options: SimulationOptions, events: readonly EventObject[]): SessionStep {
  const step = simulateSteps(options, events).at(-1);
  if (step === undefined) throw new Error('a session has one step at least');
  return step;
}
