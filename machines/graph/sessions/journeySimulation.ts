import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { createStepDescriber, type StepDescriber } from './stepDescriber.ts';

/** Simulates the journey on its own chart. */
export function createJourneySimulation(describer: StepDescriber = createJourneyStepDescriber()): Simulation {
  return createSimulation(describer, (start) => STARTS[start as StartName].input);
}

/** Describes the steps of the journey, made of samples. */
export function createJourneyStepDescriber(): StepDescriber {
  const trees = new Map(journeyModel().transitions.map(({ id, guard }) => [id, guard]));
  return createStepDescriber(createJourneyMachine(), trees);
}
