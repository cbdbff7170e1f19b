import { initialTransition, transition } from 'xstate';
import { expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { STARTS } from '#src/review/journey/paths/starts.ts';

const stateOf = ({ value, context }: JourneySnapshot) => ({ value, context });

it.each(PATHS)('XState and the stepper reach the same states on path $name (R1.1)', ({ start, events }) => {
  const machine = createJourneyMachine();
  const steps = walkPath({ start, events });
  let [snapshot] = initialTransition(machine, STARTS[start].input);
  const reached = steps.map(({ event }) => {
    [snapshot] = transition(machine, snapshot, event as JourneyEvent);
    return stateOf(snapshot);
  });
  expect(reached).toEqual(steps.map(({ after }) => stateOf(after)));
});
