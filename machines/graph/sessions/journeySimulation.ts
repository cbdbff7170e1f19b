import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { createJourneyStepDescriber } from './stepDescriber.ts';

/** Simulates the journey on its own chart. */
export function createJourneySimulation(describer = createJourneyStepDescriber()): Simulation {
  return createSimulation(describer, (start) => STARTS[start as StartName].input);
}
