import { type AnyEventObject, createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type SessionStep, timePassed } from '#src/review/engine/session/sessionStep.ts';
import { createJourneySimulation } from '#src/review/journey/playedJourney.ts';
import { stepsOf } from '#src/review/journey/paths/paths.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { watchTimeOn } from '#src/services/watchTime.ts';
import { stepMarks } from '#src/review/page/facts/stepMarks.ts';
import { routeToStep, simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { CHART, MODEL, simulateSteps, opened, SIMULATION, WALKS } from '#test/review/playback/sessions.ts';

const PAGE = { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} } as const;
const silent = fromPromise(() => new Promise<never>(() => {})) as never;
const [PAUSED, RESUMED] = [{ type: 'progress.paused' }, { type: 'progress.resumed' }];
const CALLS = ['signIn', 'connectPatreon', 'connectAccount', 'issueDocumentNumber', 'signContract'];

const typeOf = new Map(
  MODEL.transitions.map(({ id, sourceId, trigger }) => [id, `xstate.after.${trigger.name}.${sourceId}`]),
);
const sorted = (list: readonly string[]) => list.toSorted((one, other) => one.localeCompare(other));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The real chart running on its own timers. No call is ever answered; the clocks of its screens report when wanted. */
function begin(start: StartName, watchTime: unknown = fromCallback(() => {})) {
  const actors = { ...Object.fromEntries(CALLS.map((call) => [call, silent])), watchTime: watchTime as never };
  const actor = createActor(createJourneyMachine().provide({ actors }), STARTS[start]).start();
  onTestFinished(() => void actor.stop());
  return {
    send: (event: object) => actor.send(event as never),
    active: () => sorted(actor.getSnapshot()._nodes.map(({ id }) => id)),
    /** The types of the timers that run, with their delays in milliseconds. */
    timers: () => {
      const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
      return sorted(scheduled.map(({ event, delay }) => `${event.type} ${delay}`));
    },
  };
}

describe('A simulated session', () => {
  it.each(WALKS.map((walk) => [walk.path.name, walk] as const))(
    'stands where the running chart stands, with timers that come due with its own: %s (R1.7, R6.3)',
    (_name, { path: { start, events }, steps }) => {
      const simulated = SIMULATION.simulate(start, events);
      const real = begin(start);
      const lived = simulated.map(({ atMs }, index) => {
        const event = events[index - 1];
        const waits = atMs - Date.now();
        const isTimer = event?.type.startsWith('xstate.after.') === true;
        const before = real.active().join();
        vi.advanceTimersByTime(isTimer ? waits - 1 : waits);
        const isTooEarly = real.active().join() !== before;
        if (isTimer) vi.advanceTimersByTime(1);
        else if (event !== undefined) real.send(event);
        return { isTooEarly, active: real.active(), timers: real.timers() };
      });
      const actual = simulated.map(({ active, timers }) => ({
        isTooEarly: false,
        active: sorted(active),
        timers: sorted(timers.map((one) => `${typeOf.get(one.transitionId)} ${one.dueAtMs - one.startedAtMs}`)),
      }));
      expect(actual).toEqual(lived);
      expect(simulated.slice(2).map(({ taken }) => taken)).toEqual(steps.slice(1).map(({ taken }) => taken));
    },
  );

  it.each<[string, string, readonly (number | EventObject)[]]>([
    ['a timed screen from its start to its end', '/processing', [500, 1000, 2499, 1, 2930, 69, 1, 500]],
    ['one held', '/processing', [3000, PAUSED, 60_000, RESUMED, 3999, 1, 100]],
    ['the screen that follows', '/business-verification', [7000, 3000, 20_000]],
    ['the days to the payment', '/dashboard', [59_999, 1, 600_000, 180_000, 1, 999_999]],
    ['a document that is not shown', '/contract', [14_999, 1, 5000]],
  ])('changes with time as the running chart does: %s (R6.1, R6.4, R11.1, R13.1)', (_words, path, inputs) => {
    const events = inputs.map((one) => (typeof one === 'number' ? timePassed(one) : one));
    const steps = simulateSteps('connected', [opened(path), ...events]);
    const real = begin('connected', watchTimeOn(PAGE));
    real.send(opened(path));
    const lived = inputs.map((one) => {
      if (typeof one === 'number') vi.advanceTimersByTime(one);
      else real.send(one);
      return [real.active(), Date.now()];
    });
    const actual = steps.slice(2).map(({ active, atMs }) => [sorted(active), atMs]);
    expect(actual).toEqual(lived);
    expect(new Set(actual.map(([active]) => String(active))).size).toBeGreaterThan(1);
  });

  it('leads the product the same way, with what came due in place of the time (R6.3, R12.2, R13.1)', async () => {
    const { simulate, routeUntil } = createJourneySimulation(CHART);
    const events = [opened('/processing'), timePassed(7000)];
    const session = simulate('connected', events);
    const route = routeUntil('connected', events, 2);
    expect(routeUntil('connected', events, 1)).toEqual({ start: 'connected', events: events.slice(0, 1) });
    expect(routeUntil('guest', [], 0)).toEqual({ start: 'guest', events: [] });
    expect(route.events.at(-1)?.type).toMatch(/^xstate\.after\.remainingTime/);
    const last = [...stepsOf(CHART.stepper, { start: 'connected', events: route.events })].at(-1)?.after;
    expect(last?._nodes.map(({ id }) => id)).toEqual(session[2]?.active);
    const recording = { start: 'strictContract', events } as const;
    expect(await routeToStep(recording, 2)).toEqual({ start: 'strictContract', events: route.events });
    const atProcessing = (await simulateRecording(recording)).map(({ active }) => active.includes('processing'));
    expect(atProcessing).toEqual([false, true, false]);
    await expect(routeToStep(recording, 3)).rejects.toThrow('cannot be replayed');
  });
});

describe('A session that is simulated again', () => {
  const FIRST = [opened('/offers'), opened('/processing'), timePassed(500)];
  const simulated = () => {
    const { simulate } = createJourneySimulation(CHART);
    return [simulate, simulate('connected', FIRST)] as const;
  };

  it.each([
    ['another last event', [...FIRST.slice(0, 2), timePassed(600)], 3],
    ['another event in the middle', [opened('/offers'), opened('/contract'), timePassed(500)], 2],
    ['one event more', [...FIRST, timePassed(1)], 4],
    ['one event less', FIRST.slice(0, 2), 3],
    ['equal events', structuredClone(FIRST), 4],
    ['no events', [], 1],
  ])('with %s keeps the steps before it, and no other', (_what, events, shared) => {
    const [simulate, before] = simulated();
    const after = simulate('connected', events);
    expect(after).toHaveLength(events.length + 1);
    expect(after.findIndex((step, index) => step !== before[index])).toBe(shared < after.length ? shared : -1);
    expect(after.map(({ sequence }) => sequence)).toEqual(after.map((_step, index) => index));
  });

  it('with other options begins anew', () => {
    const [simulate, before] = simulated();
    const after = simulate('strictContract', FIRST);
    expect([after.some((step) => before.includes(step)), after[0]?.event]).toEqual([false, null]);
  });
});

it.each<[string, string, readonly AnyEventObject[], readonly number[]]>([
  ['moves to when a watched clock reports', '/processing', [{ type: 'progress.advanced', elapsedMs: 700 }], [700]],
  [
    'goes on from where a held screen stood',
    '/processing',
    [timePassed(1000), PAUSED, timePassed(500), RESUMED, { type: 'progress.advanced', elapsedMs: 1200 }],
    [1000, 1000, 1500, 1500, 1720],
  ],
  ['moves to the end of a day', '/dashboard', [{ type: 'countdown.advanced', elapsedMs: 60_000 }], [60_000]],
  ['stands still while something else happens', '/offers', [{ type: 'offers.continued' }], [0]],
  [
    'never goes back',
    '/processing',
    [timePassed(900), { type: 'progress.advanced', elapsedMs: 300 }, timePassed(0)],
    [900, 900, 900],
  ],
])('The clock of a session %s (R6.1, R13.1)', (_what, path, events, times) => {
  const steps = simulateSteps('connected', [opened(path), ...events]);
  expect(steps.slice(2).map(({ atMs }) => atMs)).toEqual(times);
});

describe('The marks of a step', () => {
  let steps: readonly SessionStep[] = [];
  beforeEach(() => {
    steps = simulateSteps('connected', [opened('/offers'), opened('/processing')]);
  });

  it('say where the session stands, what was just taken, what was before, and which timers run (R6.3)', () => {
    const [start, atOffers, atProcessing] = steps;
    const marks = stepMarks(steps, 2);
    const having = (name: 'isActive' | 'timer') => [...marks].flatMap(([id, mark]) => (mark[name] ? [id] : []));
    const takenOf = (ids: readonly string[] = []) => new Set(ids.map((id) => marks.get(id)?.taken));
    expect(new Set(having('isActive'))).toEqual(new Set(atProcessing?.active));
    expect(takenOf(atProcessing?.taken)).toEqual(new Set(['just']));
    expect(takenOf([...(atOffers?.taken ?? []), ...(start?.taken ?? []), 'offers'])).toEqual(new Set(['before']));
    expect(having('timer').map((id) => marks.get(id)?.timer)).toEqual([{ startedAtMs: 0, dueAtMs: 7000 }]);
  });

  it('say what could happen, and what is listened to in vain', () => {
    const marks = stepMarks(steps, 1);
    const choices = steps[1]?.choices ?? [];
    const open = choices.flatMap(({ takes }) => takes);
    const listening = choices.flatMap(({ truths }) => truths.map(({ transitionId }) => transitionId));
    const vain = listening.filter((id) => !open.includes(id));
    const choicesOf = (ids: readonly string[]) => new Set(ids.map((id) => marks.get(id)?.choice));
    expect(vain.length).toBeGreaterThan(2);
    expect([choicesOf(open), choicesOf(vain)]).toEqual([new Set(['open']), new Set(['refused'])]);
  });
});
