import type { JourneyInput } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';
import type { Answer } from '#src/review/engine/session/pending.ts';
import { createStepper, type StepResult } from '#src/review/engine/session/stepper.ts';

/** An event of the journey, or an answer, a failure or a timer as XState reports it. */
export type StepEvent = JourneyEvent | Answer;

/** An event that was tried on a snapshot; a refused one takes no transition. */
export type Step = Omit<StepResult, 'snapshot'> & {
  readonly before: JourneySnapshot;
  readonly event: StepEvent;
  readonly after: JourneySnapshot;
};

export type JourneyStepper = {
  readonly start: (input: JourneyInput) => StepResult<JourneyMachine>;
  readonly step: (before: JourneySnapshot, event: StepEvent) => Step;
};

/** A stepper that knows the types of the journey. */
export function createJourneyStepper(machine: JourneyMachine): JourneyStepper {
  const stepper = createStepper(machine);
  return {
    start: (input) => stepper.start(input),
    step: (before, event) => {
      const { snapshot, ...result } = stepper.step(before, event);
      return { before, event, after: snapshot, ...result };
    },
  };
}
