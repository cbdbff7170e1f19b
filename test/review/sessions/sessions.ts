import type { EventObject } from 'xstate';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import type { StartName } from '#src/review/journey/paths/starts.ts';
import { createJourneySimulation, createJourneyStepDescriber } from '#src/review/journey/playedJourney.ts';

export const MODEL = journeyModel();

/** The chart and its simulation, which all tests of a worker share. */
export const CHART = createJourneyStepDescriber();
export const SIMULATION = createJourneySimulation(CHART);

export const opened = (path: string) => ({ type: 'url.opened', path, hash: '' }) as const;

/** Simulates a session and returns its steps. */
export function simulateSteps(start: StartName, events: readonly EventObject[]): readonly SessionStep[] {
  return SIMULATION.simulate(start, events);
}
