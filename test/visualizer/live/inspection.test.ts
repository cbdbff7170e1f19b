import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { PDF_LOAD_DEADLINE_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { createStepper, transitionIds } from '#machines/graph/exploration/stepper.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { readInspection, type SeenStep } from '#src/app/demonstration/readInspection.ts';
import { followTimers } from '#src/app/demonstration/runningTimers.ts';

const opened = (path: string) => ({ type: 'url.opened', path, hash: '' }) as const;

/** A running journey that is inspected: its steps, and what runs in it. */
function inspected() {
  const steps: SeenStep[] = [];
  const clock = new SimulatedClock();
  const machine = createJourneyMachine();
  const inspect = readInspection((step) => steps.push(step));
  const actor = createActor(machine, { input: inputOf(), clock, inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  const ids = transitionIds(machine);
  const told = () =>
    steps.map(({ event, transitions, emitted }) => [event.type, transitions.map((one) => ids.get(one)), emitted]);
  return { actor, clock, told };
}

describe('What the library tells of a running journey', () => {
  it('is every step as the chart itself takes it, refused ones too, and nothing of its calls', () => {
    const events: readonly AnyEventObject[] = [
      opened('/select-platform'),
      { type: 'platform.chosen', platform: 'substack' },
      { type: 'offers.continued' },
      opened('/contract'),
      { type: 'contract.downloaded' },
    ];
    const stepper = createStepper(createJourneyMachine(), inputOf());
    const start = stepper.start(inputOf());
    const expected = [['xstate.init', start.taken, start.emitted]];
    let { snapshot } = start;
    for (const event of events) {
      const result = stepper.step(snapshot, event);
      ({ snapshot } = result);
      expected.push([event.type, result.taken, result.emitted]);
    }
    const { actor, told } = inspected();
    for (const event of events) actor.send(event as never);
    expect(Object.keys(actor.getSnapshot().children)).not.toEqual([]);
    expect(told()).toEqual(expected);
    expect([expected[0]?.[1], expected[2]?.[2], expected[3]?.[1]]).toEqual([
      ['journey.session.found|always|0'],
      [{ type: 'toast.shown', toast: expect.objectContaining({ key: 'platformUnavailable' }) as object }],
      [],
    ]);
  });
});

describe('The timers of a running journey', () => {
  it('run from the moment at which they are armed, by the journey’s own clock, until they are cancelled', () => {
    const { actor, clock } = inspected();
    const timersOf = followTimers(() => clock.now());
    expect(timersOf(actor)).toEqual([]);
    clock.increment(500);
    actor.send(opened('/sign-irs-form'));
    const type = expect.stringMatching(/^xstate\.after\.pdfDeadline\./) as string;
    const armed = [{ type, startedAtMs: 500, dueAtMs: 500 + PDF_LOAD_DEADLINE_MS }];
    expect(timersOf(actor)).toEqual(armed);
    clock.increment(1000);
    expect(timersOf(actor)).toEqual(armed);
    actor.send({ type: 'viewer.loaded' });
    expect(timersOf(actor)).toEqual([]);
    actor.send(opened('/processing'));
    expect(timersOf(actor)).toMatchObject([{ startedAtMs: 1500, dueAtMs: 1500 + TIMED_SCREEN_MS }]);
  });
});
