import { type AnyMachineSnapshot, createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { describedEvent } from '#src/review/engine/session/choices.ts';
import { type GuardResult, timePassed } from '#src/review/engine/session/sessionStep.ts';
import { describeEvent } from '#src/review/journey/describeEvent.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { PATHS, stepsOf } from '#src/review/journey/paths/paths.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { createJourneySimulation, createJourneyStepDescriber } from '#src/review/journey/playedJourney.ts';
import { acceptedEvents } from '#src/review/journey/samples.ts';
import { routeToStep, simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { watchTimeOn } from '#src/services/watchTime.ts';

const describer = createJourneyStepDescriber();
const { stepper, choicesOf } = describer;
const simulation = createJourneySimulation(describer);
const hasPassed = (result: GuardResult | null) => result === null || result.isTrue;
const createKey = (name: string, taken: readonly string[]) => `${name} ${taken.join()}`;

/** Returns one snapshot for each set of active states that the paths reach, with its choices and their effects. */
function findSituations() {
  const steps = PATHS.flatMap((path) => [...stepsOf(stepper, path)]);
  const snapshots = [...new Map(steps.map(({ after }) => [JSON.stringify(after.value), after])).values()];
  return snapshots.map((snapshot) => ({
    snapshot,
    choices: choicesOf(snapshot).map((choice) => ({ ...choice, effect: stepper.step(snapshot, choice.event) })),
  }));
}

function flattenGuard(result: GuardResult | null): readonly GuardResult[] {
  return result === null ? [] : [result, ...result.parts.flatMap(flattenGuard)];
}

/** Computes a guard's result from the active states or its parts. Without parts, returns the recorded result. */
function combineParts({ tree, parts, isTrue }: GuardResult, { _nodes: nodes }: AnyMachineSnapshot): boolean {
  if (tree.kind === 'state') return tree.stateIds.every((stateId) => nodes.some(({ id }) => id === stateId));
  if (parts.length === 0) return isTrue;
  if (tree.kind === 'or') return parts.some((part) => part.isTrue);
  return parts.every((part) => part.isTrue === (tree.kind !== 'not'));
}

describe('The choices of a step', () => {
  let situations: ReturnType<typeof findSituations> = [];
  beforeAll(() => {
    situations = findSituations();
  });

  it('predict the transitions that the chart takes (R1.7)', () => {
    const wrong = situations.flatMap(({ snapshot, choices }) =>
      choices.filter(({ takes, guardResults, effect }) => {
        const isRejected = takes.length === 0;
        return (
          effect.taken.join() !== takes.join() ||
          (isRejected && effect.snapshot !== snapshot) ||
          isRejected === guardResults.some(({ result }) => hasPassed(result))
        );
      }),
    );
    expect(situations.length).toBeGreaterThan(100);
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('include every accepted event, with one sentence per outcome (R1.7)', () => {
    const wrong = situations.filter(({ snapshot, choices }) => {
      const offered = choices.map(({ event, takes }) => createKey(event.type, takes));
      const sentences = choices.map(({ text, takes }) => createKey(text, takes));
      const accepted = acceptedEvents(snapshot).flatMap((event) => {
        const { taken } = stepper.step(snapshot, event);
        return taken.length === 0 ? [] : createKey(event.type, taken);
      });
      return (
        new Set(sentences).size !== sentences.length ||
        accepted.some((key) => !offered.includes(key)) ||
        choices.some(({ text }) => !/^[A-Z].{7,}[^.]$/.test(text))
      );
    });
    expect(wrong.map(({ snapshot }) => JSON.stringify(snapshot.value))).toEqual([]);
  });

  it('explain each guard by parts that determine its result (R1.7)', () => {
    const parts = situations.flatMap(({ snapshot, choices }) => {
      const found = choices.flatMap(({ guardResults }) => guardResults.flatMap(({ result }) => flattenGuard(result)));
      return found.map((part) => ({ part, snapshot }));
    });
    expect(new Set(parts.map(({ part }) => part.tree.kind))).toEqual(new Set(['named', 'and', 'or', 'not', 'state']));
    expect(parts.filter(({ part, snapshot }) => part.isTrue !== combineParts(part, snapshot))).toEqual([]);
  });
});

describe('A session event', () => {
  it.each([
    [{ type: 'offers.continued' }, 'creator', 'The creator presses Continue on the offers screen'],
    [timePassed(5600), 'time', '5.6 seconds pass'],
    [
      { type: 'xstate.done.actor.signIn', output: { user: null } },
      'services',
      'The sign-in service responds with a rejection',
    ],
    [{ type: 'xstate.error.actor.signContract' }, 'services', 'The signed contract cannot be submitted'],
  ])('is described with its source: %j', (event, source, text) => {
    expect(describedEvent(event, describeEvent)).toEqual({ source, text });
  });
});

const opened = (path: string) => ({ type: 'url.opened', path, hash: '' }) as const;
const PAGE = { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} } as const;
const [PAUSED, RESUMED] = [{ type: 'progress.paused' }, { type: 'progress.resumed' }];
const timerTypes = new Map(
  journeyModel().transitions.map(({ id, sourceId, trigger }) => [id, `xstate.after.${trigger.name}.${sourceId}`]),
);

/** Starts the real chart on fake timers. Its calls never settle. */
function startRealChart(start: StartName, watchTime: ReturnType<typeof watchTimeOn> = fromCallback(() => {})) {
  const machine = createJourneyMachine().provide({
    actors: {
      signIn: fromPromise(() => new Promise(() => {})),
      connectPatreon: fromPromise(() => new Promise(() => {})),
      connectAccount: fromPromise(() => new Promise(() => {})),
      issueDocumentNumber: fromPromise(() => new Promise(() => {})),
      signContract: fromPromise(() => new Promise(() => {})),
      watchTime,
    },
  });
  const actor = createActor(machine, STARTS[start]).start();
  onTestFinished(() => void actor.stop());
  return {
    send: (event: EventObject) => actor.send(event as JourneyEvent),
    active: () =>
      actor
        .getSnapshot()
        ._nodes.map(({ id }) => id)
        .toSorted(),
    timers: () =>
      Object.values(actor.system.getSnapshot()._scheduledEvents)
        .map(({ event, delay }) => `${event.type} ${delay}`)
        .toSorted(),
  };
}

describe('A simulated session', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it.each(PATHS)('has the states and timers of the real chart: $name (R1.7, R6.3)', (path) => {
    const simulated = simulation.simulate(path.start, path.events);
    const real = startRealChart(path.start);
    const actual = simulated.map(({ atMs }, index) => {
      const event = path.events[index - 1];
      const waitMs = atMs - Date.now();
      const isTimer = event?.type.startsWith('xstate.after.') === true;
      const before = real.active().join();
      vi.advanceTimersByTime(isTimer ? waitMs - 1 : waitMs);
      const isTooEarly = real.active().join() !== before;
      if (isTimer) vi.advanceTimersByTime(1);
      else if (event !== undefined) real.send(event);
      return { isTooEarly, active: real.active(), timers: real.timers() };
    });
    const expected = simulated.map(({ active, timers }) => ({
      isTooEarly: false,
      active: active.toSorted(),
      timers: timers
        .map((timer) => `${timerTypes.get(timer.transitionId)} ${timer.dueAtMs - timer.startedAtMs}`)
        .toSorted(),
    }));
    expect(actual).toEqual(expected);
    const steps = [...stepsOf(stepper, path)];
    expect(simulated.slice(2).map(({ taken }) => taken)).toEqual(steps.slice(1).map(({ taken }) => taken));
  });

  it.each<[string, string, readonly (number | EventObject)[]]>([
    ['a timed screen', '/processing', [500, 1000, 2499, 1, 2930, 69, 1, 500]],
    ['a paused screen', '/processing', [3000, PAUSED, 60_000, RESUMED, 3999, 1, 100]],
    ['the next timed screen', '/business-verification', [7000, 3000, 20_000]],
    ['the days until payment', '/dashboard', [59_999, 1, 600_000, 180_000, 1, 999_999]],
  ])('changes over time like the real chart: %s (R6.1, R6.4, R11.1, R13.1)', (_screen, path, inputs) => {
    const events = inputs.map((input) => (typeof input === 'number' ? timePassed(input) : input));
    const simulated = simulation.simulate('connected', [opened(path), ...events]);
    const real = startRealChart('connected', watchTimeOn(PAGE));
    real.send(opened(path));
    const actual = inputs.map((input) => {
      if (typeof input === 'number') vi.advanceTimersByTime(input);
      else real.send(input);
      return { active: real.active(), atMs: Date.now() };
    });
    expect(simulated.slice(2).map(({ active, atMs }) => ({ active: active.toSorted(), atMs }))).toEqual(actual);
  });

  it('turns elapsed time into timer events for the product (R6.3, R12.2, R13.1)', async () => {
    const recording = { start: 'strictContract', events: [opened('/processing'), timePassed(7000)] } as const;
    const steps = await simulateRecording(recording);
    const route = await routeToStep(recording, 2);
    expect(route.events.at(-1)?.type).toMatch(/^xstate\.after\.remainingTime/);
    const last = [...stepsOf(stepper, { ...recording, events: route.events })].at(-1)?.after;
    expect(last?._nodes.map(({ id }) => id)).toEqual(steps[2]?.active);
    expect(await routeToStep(recording, 1)).toEqual({ ...recording, events: recording.events.slice(0, 1) });
    await expect(routeToStep(recording, 3)).rejects.toThrow('cannot be replayed');
  });
});
