import { createActor, fromCallback, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { watchTimeOn } from '#src/services/watchTime.ts';
import { CONNECTED, MODEL, momentsOf, opened, SIMULATION } from '#test/visualizer/playback/sessions.ts';
import { WALKS } from '#test/visualizer/playback/walks.ts';

const PAGE = { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} } as const;
const silent = fromPromise(() => new Promise<never>(() => {})) as never;
const CALLS = ['signIn', 'connectPatreon', 'connectAccount', 'issueDocumentNumber', 'signContract'];

const typeOf = new Map(
  MODEL.transitions.map(({ id, sourceId, trigger }) => [id, `xstate.after.${trigger.name}.${sourceId}`]),
);
const sorted = (list: readonly string[]) => list.toSorted((one, other) => one.localeCompare(other));

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The real chart running on its own timers. No call is ever answered; the clocks of its screens report when wanted. */
function begin(start: StartName, { watches = false }: { readonly watches?: boolean } = {}) {
  const watchTime = watches ? watchTimeOn(PAGE) : fromCallback(() => {});
  const actors = { ...Object.fromEntries(CALLS.map((call) => [call, silent])), watchTime: watchTime as never };
  const actor = createActor(createJourneyMachine().provide({ actors }), STARTS[start]).start();
  stop = () => actor.stop();
  return {
    send: (event: object) => actor.send(event as never),
    active: () => sorted(actor.getSnapshot()._nodes.map(({ id }) => id)),
    /** The types of the timers that run, with their delays in milliseconds. */
    timers: () =>
      sorted(
        Object.values(actor.system.getSnapshot()._scheduledEvents).map(({ event, delay }) => `${event.type} ${delay}`),
      ),
  };
}

describe('A simulated session', () => {
  it.each(WALKS.map((walk) => [walk.path.name, walk] as const))(
    'stands where the running chart stands, step by step, with its timers, which come due when its own do: %s (R1.7, R6.3)',
    (_name, { path: { start, events }, steps }) => {
      const { moments } = SIMULATION.simulate({ start, requireContractScroll: false }, events);
      const real = begin(start);
      const lived = moments.map(({ atMs }, index) => {
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
      const told = moments.map(({ active, timers }) => ({
        isTooEarly: false,
        active: sorted(active),
        timers: sorted(timers.map((one) => `${typeOf.get(one.transitionId)} ${one.dueAtMs - one.startedAtMs}`)),
      }));
      expect(told).toEqual(lived);
      expect(moments.slice(2).map(({ taken }) => taken)).toEqual(steps.slice(1).map(({ taken }) => taken));
    },
  );

  it('sets a timer back by what is left when a screen was held and goes on (R6.4)', () => {
    const moments = momentsOf(CONNECTED, [
      opened('/processing'),
      timePassed(3000),
      { type: 'progress.paused' },
      timePassed(60_000),
      { type: 'progress.resumed' },
    ]);
    const elapsedMs = Number(moments[3]?.data['elapsedMs']);
    expect(elapsedMs).toBeGreaterThan(2000);
    expect(moments.map(({ timers }) => timers.map(({ startedAtMs, dueAtMs }) => [startedAtMs, dueAtMs]))).toEqual([
      [],
      [[0, TIMED_SCREEN_MS]],
      [[0, TIMED_SCREEN_MS]],
      [],
      [],
      [[63_000, 63_000 + TIMED_SCREEN_MS - elapsedMs]],
    ]);
  });

  it.each([
    ['a timed screen from its start to its end', '/processing', [500, 1000, 2499, 1, 2930, 69, 1, 500]],
    ['the screen that follows', '/business-verification', [7000, 3000, 20_000]],
    ['the days to the payment', '/dashboard', [59_999, 1, 600_000, 180_000, 1, 999_999]],
    ['a document that is not shown', '/contract', [14_999, 1, 5000]],
  ])('changes with time alone as the running chart does: %s (R6.1, R11.1, R13.1)', (_words, path, waits) => {
    const moments = momentsOf(CONNECTED, [opened(path), ...waits.map(timePassed)]);
    const real = begin('connected', { watches: true });
    real.send(opened(path));
    const told = moments.slice(2).map(({ active, atMs }) => [sorted(active), atMs]);
    const lived = waits.map((ms) => {
      vi.advanceTimersByTime(ms);
      return [real.active(), Date.now()];
    });
    expect(told).toEqual(lived);
    expect(new Set(told.map(([active]) => String(active))).size).toBeGreaterThan(1);
  });
});
