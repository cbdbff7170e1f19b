import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { PDF_LOAD_DEADLINE_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { createStepper, transitionIds } from '#machines/graph/exploration/stepper.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { PATHS } from '#machines/graph/paths/paths.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { readInspection, type SeenStep } from '#src/app/demonstration/readInspection.ts';
import { followTimers } from '#src/app/demonstration/runningTimers.ts';

/** A running journey that is inspected: its steps, and what runs in it. */
function inspected(input = inputOf()) {
  const steps: SeenStep[] = [];
  const order: string[] = [];
  const clock = new SimulatedClock();
  const machine = createJourneyMachine();
  const read = readInspection((step) => steps.push(step));
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspection) => {
      if (inspection.rootId === inspection.actorRef.sessionId) order.push(inspection.type);
      read(inspection);
    },
  });
  actor.subscribe({ error: () => {} });
  actor.start();
  const ids = transitionIds(machine);
  const takenOf = ({ transitions }: SeenStep) => transitions.map((transition) => ids.get(transition));
  return { actor, clock, steps, order, takenOf };
}

describe('What the library tells of a running journey', () => {
  it('comes in this order: what is taken, what is told, and at last where it ends', () => {
    const { actor, order } = inspected();
    actor.send({ type: 'url.opened', path: '/contract', hash: '' });
    order.length = 0;
    actor.send({ type: 'contract.downloaded' });
    expect(order).toEqual(['@xstate.event', '@xstate.action', '@xstate.microstep', '@xstate.snapshot']);
  });

  it('begins with what is taken before the first event', () => {
    const { steps, takenOf } = inspected();
    expect(steps.map(({ event }) => event.type)).toEqual(['xstate.init']);
    expect(steps.map(takenOf)).toEqual([['journey.session.found|always|0']]);
  });

  it('names the transitions and the messages of every step as the chart itself does, refused steps included', () => {
    const path = PATHS.find(({ name }) => name === 'landing 1');
    if (path === undefined) throw new Error('there is no such path');
    const { input } = STARTS[path.start];
    const { actor, steps, takenOf } = inspected(input);
    const stepper = createStepper(createJourneyMachine(), input);
    let snapshot = stepper.start(input).snapshot;
    const expected = path.events.map((event) => {
      const result = stepper.step(snapshot, event);
      ({ snapshot } = result);
      return [event.type, result.taken, result.emitted];
    });
    for (const event of path.events) actor.send(event as never);
    actor.send({ type: 'offers.continued' });
    expect(expected.length).toBeGreaterThan(2);
    expect(steps.slice(1).map((step) => [step.event.type, takenOf(step), step.emitted])).toEqual([
      ...expected,
      ['offers.continued', [], []],
    ]);
  });

  it('names the message that the app is given', () => {
    const { actor, steps } = inspected();
    actor.send({ type: 'url.opened', path: '/dashboard', hash: '' });
    actor.send({ type: 'bank.connectRequested' });
    expect(steps.at(-1)?.emitted).toEqual([
      { type: 'toast.shown', toast: { kind: 'success', key: 'bankConnectionInitiated' } },
    ]);
  });

  it('leaves out what happens in the calls of the outside world', () => {
    const { actor, steps } = inspected();
    actor.send({ type: 'url.opened', path: '/contract', hash: '' });
    expect(steps).toHaveLength(2);
    expect(Object.keys(actor.getSnapshot().children)).not.toEqual([]);
  });
});

describe('The timers of a running journey', () => {
  it('run from the moment at which they are armed, by the journey’s own clock, until they are cancelled', () => {
    const { actor, clock } = inspected();
    const timersOf = followTimers(() => clock.now());
    expect(timersOf(actor)).toEqual([]);
    clock.increment(500);
    actor.send({ type: 'url.opened', path: '/sign-irs-form', hash: '' });
    const [armed] = timersOf(actor);
    expect(armed).toMatchObject({ startedAtMs: 500, dueAtMs: 500 + PDF_LOAD_DEADLINE_MS });
    expect(armed?.type).toMatch(/^xstate\.after\.pdfDeadline\./);
    clock.increment(1000);
    expect(timersOf(actor)).toEqual([armed]);
    actor.send({ type: 'viewer.loaded' });
    expect(timersOf(actor)).toEqual([]);
  });

  it('are armed anew on another screen', () => {
    const { actor, clock } = inspected();
    const timersOf = followTimers(() => clock.now());
    actor.send({ type: 'url.opened', path: '/sign-irs-form', hash: '' });
    timersOf(actor);
    clock.increment(2000);
    actor.send({ type: 'url.opened', path: '/processing', hash: '' });
    const timers = timersOf(actor);
    expect(timers.map(({ startedAtMs, dueAtMs }) => [startedAtMs, dueAtMs])).toEqual([[2000, 2000 + TIMED_SCREEN_MS]]);
  });
});
