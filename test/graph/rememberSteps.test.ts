import { expect, test } from 'vitest';
import { explore, keysOf } from '#test/model/exploration/explore.ts';
import { rememberSteps } from '#test/model/exploration/rememberSteps.ts';
import { createWatchedStepper } from '#test/model/exploration/watchedStepper.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';

test.each(['timed', 'repayment', 'irsForm'] as const)(
  'finds in the survey %s by remembered steps what each step leads to by itself (R1.1)',
  (name) => {
    const machine = createJourneyMachine();
    const stepper = createWatchedStepper(machine);
    const keyOf = keysOf(SURVEYS[name]);
    const differences: unknown[] = [];
    let steps = 0;
    explore(
      machine,
      SURVEYS[name],
      ({ before, event, after, taken, answers }) => {
        steps += 1;
        const own = stepper.step(before.snapshot, event);
        const found = [keyOf(after), after.context, Object.keys(after.children), taken, answers];
        const expected = [
          keyOf(own.snapshot),
          own.snapshot.context,
          Object.keys(own.snapshot.children),
          own.taken,
          own.answers,
        ];
        if (JSON.stringify(found) !== JSON.stringify(expected)) differences.push({ event, found, expected });
      },
      rememberSteps(stepper),
    );
    expect({ differences, isWalked: steps > 1000 }).toEqual({ differences: [], isWalked: true });
  },
);
