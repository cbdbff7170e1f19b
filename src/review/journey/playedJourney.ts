import type { EventObject } from 'xstate';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { NEXT_REPORT, type WatchTimeInput } from '#machines/journey/ports.ts';
import { createSimulation, type Simulation } from '#src/review/engine/session/simulation.ts';
import { createStepDescriber, type StepDescriber } from '#src/review/engine/session/stepDescriber.ts';
import { describeEvent } from './describeEvent.ts';
import { journeyModel } from './journeyModel.ts';
import { type StartName, STARTS } from './paths/starts.ts';
import { acceptedEvents, isSample, isWatcher } from './samples.ts';

/** Applies `redact` to events before it describes them. */
export function createJourneyStepDescriber(redact = (event: EventObject) => event): StepDescriber {
  return createStepDescriber({
    machine: createJourneyMachine(),
    model: journeyModel(),
    acceptedEvents,
    describe: (event) => describeEvent(redact(event)),
  });
}

export function createJourneySimulation(describer = createJourneyStepDescriber()): Simulation {
  return createSimulation(describer, {
    inputOf: (start) => STARTS[start as StartName].input,
    isSample,
    watchOf: (call, input) => {
      if (!isWatcher(call) || input === undefined) return null;
      const { reportAs, fromMs } = input as WatchTimeInput;
      return { reportAs, fromMs, msToNext: NEXT_REPORT[reportAs] };
    },
  });
}
