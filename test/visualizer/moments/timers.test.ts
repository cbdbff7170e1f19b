import { afterEach, describe, expect, it } from 'vitest';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { createSimulation, journeyMoments } from '#machines/graph/moments/simulation.ts';
import { PATHS } from '#machines/graph/paths/paths.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { realSession } from './realSession.ts';

const simulation = createSimulation(journeyMoments());
const typeOf = new Map(
  journeyModel().transitions.map(({ id, sourceId, trigger }) => [id, `xstate.after.${trigger.name}.${sourceId}`]),
);
const opened = (path: string) => ({ type: 'url.opened', path, hash: '' });
const sorted = (list: readonly string[]) => list.toSorted((one, other) => one.localeCompare(other));

let stop = () => {};
afterEach(() => stop());

function begin(start: StartName, options: { watches?: boolean } = {}) {
  const real = realSession(STARTS[start].input, options);
  stop = () => real.actor.stop();
  return real;
}

describe('The timers of a simulated session', () => {
  it.each(PATHS.map((path) => [path.name, path] as const))(
    'are those that the running chart has, and come due when its own do: %s (R6.3)',
    (_name, { start, events }) => {
      const { moments } = simulation.simulate({ start, requireContractScroll: false }, events);
      const real = begin(start);
      const lived = moments.map(({ atMs }, index) => {
        const event = index === 0 ? undefined : events[index - 1];
        const waits = atMs - real.clock.now();
        const isTimer = event?.type.startsWith('xstate.after.') === true;
        const before = real.active().join();
        real.clock.increment(isTimer ? waits - 1 : waits);
        const isTooEarly = real.active().join() !== before;
        if (isTimer) real.clock.increment(1);
        else if (event !== undefined) real.send(event);
        return { isTooEarly, active: sorted(real.active()), timers: sorted(real.timers().map((one) => one.join(' '))) };
      });
      const told = moments.map(({ active, timers }) => ({
        isTooEarly: false,
        active: sorted(active),
        timers: sorted(timers.map((one) => `${typeOf.get(one.transitionId)} ${one.dueAtMs - one.startedAtMs}`)),
      }));
      expect(told).toEqual(lived);
      expect(lived).toHaveLength(events.length + 1);
    },
  );

  it('run in many of the tested paths', () => {
    const running = PATHS.filter(({ start, events }) =>
      simulation
        .simulate({ start, requireContractScroll: false }, events)
        .moments.some(({ timers }) => timers.length > 0),
    );
    expect(running.length).toBeGreaterThan(20);
  });

  it('are set back by what is left when a screen was held and goes on (R6.4)', () => {
    const { moments } = simulation.simulate({ start: 'connected', requireContractScroll: false }, [
      opened('/processing'),
      timePassed(3000),
      { type: 'progress.paused' },
      timePassed(60_000),
      { type: 'progress.resumed' },
    ]);
    expect(Number(moments[3]?.data['elapsedMs'])).toBeGreaterThan(2000);
    expect(moments.map(({ timers }) => timers.map(({ startedAtMs, dueAtMs }) => [startedAtMs, dueAtMs]))).toEqual([
      [],
      [[0, TIMED_SCREEN_MS]],
      [[0, TIMED_SCREEN_MS]],
      [],
      [],
      [[63_000, 63_000 + TIMED_SCREEN_MS - Number(moments[3]?.data['elapsedMs'])]],
    ]);
  });
});

describe('Time that goes by in a simulated session', () => {
  const waits = [
    ['a timed screen from its start to its end', 'connected', '/processing', [500, 1000, 2499, 1, 2930, 69, 1, 500]],
    ['the screen that follows', 'connected', '/business-verification', [7000, 3000, 20_000]],
    ['the days to the payment', 'connected', '/dashboard', [59_999, 1, 600_000, 180_000, 1, 999_999]],
    ['a document that is not shown', 'connected', '/contract', [14_999, 1, 5000]],
  ] as const;

  it.each(waits)(
    'brings about what it does in the running chart: %s (R6.1, R11.1, R13.1)',
    (_words, start, path, steps) => {
      const events = [opened(path), ...steps.map(timePassed)];
      const session = simulation.simulate({ start, requireContractScroll: false }, events);
      const real = begin(start, { watches: true });
      real.send(opened(path));
      const told = session.moments.slice(2).map(({ active, atMs }) => [sorted(active), atMs]);
      const lived = steps.map((ms) => {
        real.clock.increment(ms);
        return [sorted(real.active()), real.clock.now()];
      });
      expect(told).toEqual(lived);
      expect(new Set(told.map(([active]) => String(active))).size).toBeGreaterThan(1);
    },
  );
});
