import type { EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Moment } from '#machines/graph/moments/moment.ts';
import { createSimulation, type SimulationOptions } from '#machines/graph/moments/simulation.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { PATHS, stepsOf } from '#machines/graph/paths/paths.ts';
import { CHART, CONNECTED, GUEST, lastMoment, momentsOf, opened } from '#test/visualizer/playback/sessions.ts';

const STRICT: SimulationOptions = { ...CONNECTED, requireContractScroll: true };
const CHOSEN = { type: 'offers.selected', offerId: '3-month' };

const textsOf = (moment: Moment | undefined) => moment?.choices.map(({ text }) => text) ?? [];

describe('A simulated session', () => {
  it('is the same when it goes on event by event as when it is worked out at once', () => {
    const events = PATHS[2]?.events.slice(0, 55) ?? [];
    const { extend, simulate } = createSimulation(CHART);
    const grown = events.reduce(extend, simulate(GUEST, []));
    const whole = createSimulation(CHART).simulate(GUEST, events);
    const without = ({ active, taken, timers, data, told }: Moment) => [active, taken, timers, data, told];
    expect(events).toHaveLength(55);
    expect(grown.moments.map(without)).toEqual(whole.moments.map(without));
    expect(grown.moments.slice(-2)).toEqual(whole.moments.slice(-2));
  });

  it('can go on otherwise from an earlier moment; what was seen before stays true', () => {
    const one = momentsOf(CONNECTED, [opened('/offers'), CHOSEN]);
    const other = momentsOf(CONNECTED, [opened('/offers'), opened('/dashboard')]);
    expect(other[1]).toBe(one[1]);
    expect(other[2]?.active).toContain('dashboard');
    expect(textsOf(one[2])).toContain('The creator presses Continue on the offers');
    expect(textsOf(other[2])).not.toContain('The creator presses Continue on the offers');
  });

  it('is plain data in every moment', () => {
    const moment = lastMoment(CONNECTED, [opened('/contract')]);
    const { choices } = moment;
    expect(structuredClone(moment)).toEqual({ ...moment, choices });
    expect(JSON.parse(JSON.stringify(moment))).toEqual({ ...moment, choices });
  });

  it('tells the app what the chart tells it, and what is remembered in short form', () => {
    const moment = lastMoment(CONNECTED, [
      opened('/select-platform'),
      { type: 'platform.chosen', platform: 'substack' } as EventObject,
    ]);
    expect(moment.told).toEqual(['platformUnavailable']);
    expect(moment.data['user.name']).toBe('Demo Creator');
    expect(moment.happened).toEqual({ type: 'platform.chosen', text: 'The creator chooses Substack' });
  });

  it.each<[string, SimulationOptions, string]>([
    ['off where it is not asked for', CONNECTED, 'no'],
    ['on where it is asked for', STRICT, 'yes'],
    ['on where the session starts with it', { ...CONNECTED, start: 'strictContract' }, 'yes'],
  ])('has the policy that the contract must be read first: %s (R12.2)', (_when, options, told) => {
    expect(lastMoment(options, []).data['policy.requireContractScroll']).toBe(told);
  });

  it('leads the product the same way: with what came due in place of the time (R6.3)', () => {
    const { simulate, routeUntil } = createSimulation(CHART);
    const session = simulate(CONNECTED, [opened('/processing'), timePassed(7000)]);
    const route = routeUntil(session, 2);
    const replayed = [...stepsOf(CHART.stepper, route)].at(-1);
    expect([route.start, routeUntil(simulate(STRICT, []), 0).start]).toEqual(['connected', 'strictContract']);
    expect(route.events.at(-1)?.type).toMatch(/^xstate\.after\.timedScreenRest/);
    expect(replayed?.after._nodes.map(({ id }) => id)).toEqual(session.moments[2]?.active);
  });
});

describe('A session of 5,000 steps', () => {
  it('shows any of its moments after at most 50 steps on the chart', { timeout: 60_000 }, () => {
    const round = [opened('/offers'), CHOSEN, opened('/processing')];
    const events = Array.from({ length: 5000 }, (_, index) => round[index % round.length] ?? opened('/'));
    let steps = 0;
    const { stepper } = CHART;
    const counting: typeof stepper.step = (snapshot, event) => {
      steps += 1;
      return stepper.step(snapshot, event);
    };
    const { moments } = createSimulation({ ...CHART, stepper: { ...stepper, step: counting } }).simulate(
      CONNECTED,
      events,
    );
    expect([moments.length, steps]).toEqual([5001, 5000]);
    const looks = [4999, 1, 2525, 3333, 49].map((index) => {
      steps = 0;
      expect(textsOf(moments[index]).length).toBeGreaterThan(10);
      return steps;
    });
    expect(Math.max(...looks)).toBeLessThanOrEqual(50);
  });
});
