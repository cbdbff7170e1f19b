import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { createStepper, transitionIds } from '#machines/graph/exploration/stepper.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { readInspection, type SeenStep } from '#src/app/demonstration/readInspection.ts';
import { followTimers } from '#src/app/demonstration/runningTimers.ts';

const opened = (path: string) => ({ type: 'url.opened', path, hash: '' }) as const;

/** A running journey, and the steps that are seen of it. */
function inspected() {
  const steps: SeenStep[] = [];
  const clock = new SimulatedClock();
  const machine = createJourneyMachine();
  const inspect = readInspection((step) => steps.push(step));
  const actor = createActor(machine, { input: inputOf(), clock, inspect });
  actor.subscribe({ error: () => {} });
  return { actor: actor.start(), clock, steps, ids: transitionIds(machine) };
}

it('A running journey tells every step as the chart takes it, refused ones too, and nothing of its calls', () => {
  const events: readonly AnyEventObject[] = [
    opened('/select-platform'),
    { type: 'platform.chosen', platform: 'substack' },
    { type: 'offers.continued' },
    opened('/contract'),
  ];
  const stepper = createStepper(createJourneyMachine(), inputOf());
  const start = stepper.start(inputOf());
  let { snapshot } = start;
  const results = events.map((event) => {
    const result = stepper.step(snapshot, event);
    ({ snapshot } = result);
    return [event.type, result.taken, result.emitted];
  });
  const { actor, steps, ids } = inspected();
  for (const event of events) actor.send(event as never);
  const told = steps.map((step) => [step.event.type, step.transitions.map((one) => ids.get(one)), step.emitted]);
  expect(told).toEqual([['xstate.init', start.taken, start.emitted], ...results]);
  expect(Object.keys(actor.getSnapshot().children)).not.toEqual([]);
});

it('The timers of a running journey run from when they are armed, by its own clock, until they are cancelled', () => {
  const { actor, clock } = inspected();
  const timersOf = followTimers(() => clock.now());
  clock.increment(500);
  actor.send(opened('/sign-irs-form'));
  const type = expect.stringMatching(/^xstate\.after\.pdfDeadline\./) as string;
  const armed = [{ type, startedAtMs: 500, dueAtMs: 500 + PDF_LOAD_DEADLINE_MS }];
  const before = timersOf(actor);
  clock.increment(1000);
  expect([before, timersOf(actor)]).toEqual([armed, armed]);
  actor.send({ type: 'viewer.loaded' });
  expect(timersOf(actor)).toEqual([]);
});
