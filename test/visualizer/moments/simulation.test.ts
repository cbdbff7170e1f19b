import type { EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Choice, Moment } from '#machines/graph/moments/moment.ts';
import { createSimulation, journeyMoments, type SimulationOptions } from '#machines/graph/moments/simulation.ts';
import { PATHS, stepsOf } from '#machines/graph/paths/paths.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';

const chart = journeyMoments();
const simulation = createSimulation(chart);
const CONNECTED: SimulationOptions = { start: 'connected', requireContractScroll: false };
const STRICT: SimulationOptions = { ...CONNECTED, requireContractScroll: true };
const GUEST: SimulationOptions = { ...CONNECTED, start: 'guest' };

const opened = (path: string) => ({ type: 'url.opened', path, hash: '' });
const at = (options: SimulationOptions, events: readonly EventObject[]): Moment => {
  const moment = simulation.simulate(options, events).moments.at(-1);
  if (moment === undefined) throw new Error('a session has a moment at least');
  return moment;
};
const choiceOf = ({ choices }: Moment, text: string): Choice => {
  const choice = choices.find((one) => one.text === text);
  if (choice === undefined) throw new Error(`there is no choice "${text}"`);
  return choice;
};

/** Steps that lead round and round between two screens. */
const round = [opened('/offers'), { type: 'offers.selected', offerId: '3-month' }, opened('/processing')];
const manyEvents = Array.from({ length: 5000 }, (_, index) => round[index % round.length] ?? opened('/'));

describe('A simulated session', () => {
  it('stands where the chart leads, for every tested path step by step (R1.7)', () => {
    const wrong = PATHS.flatMap((path) => {
      const { moments } = simulation.simulate({ start: path.start, requireContractScroll: false }, path.events);
      expect(moments).toHaveLength(path.events.length + 1);
      return [...stepsOf(chart.stepper, path)].filter(({ index, after, taken }) => {
        const moment = moments[index + 1];
        const isThere = after._nodes.map(({ id }) => id).join() === moment?.active.join();
        return !isThere || (index > 0 && taken.join() !== moment?.taken.join());
      });
    });
    expect(wrong).toEqual([]);
  });

  it('is the same when it goes on event by event as when it is worked out at once', () => {
    const events = PATHS[2]?.events ?? [];
    const grown = events.reduce(simulation.extend, simulation.simulate(GUEST, []));
    const whole = createSimulation(chart).simulate(GUEST, events);
    expect(events.length).toBeGreaterThan(50);
    expect(JSON.stringify(grown.moments)).toBe(JSON.stringify(whole.moments));
  });

  it('can go on otherwise from an earlier moment; what was seen before stays true', () => {
    const one = simulation.simulate(CONNECTED, [
      opened('/offers'),
      { type: 'offers.selected', offerId: '3-month' } as EventObject,
    ]);
    const other = simulation.simulate(CONNECTED, [opened('/offers'), opened('/dashboard')]);
    expect(other.moments[1]).toBe(one.moments[1]);
    expect(other.moments[2]?.active).toContain('dashboard');
    const texts = one.moments[2]?.choices.map(({ text }) => text) ?? [];
    expect(texts).toContain('The creator presses Continue on the offers');
    expect(other.moments[2]?.choices.map(({ text }) => text)).not.toContain(
      'The creator presses Continue on the offers',
    );
  });

  it('is plain JSON in every moment', () => {
    const moment = at(CONNECTED, [opened('/contract')]);
    expect(JSON.parse(JSON.stringify(moment))).toEqual({ ...moment, choices: [...moment.choices] });
    expect(structuredClone(moment).choices.length).toBe(moment.choices.length);
  });

  it('tells the app what the chart tells it, and what is remembered in short form', () => {
    const moment = at(CONNECTED, [
      opened('/select-platform'),
      { type: 'platform.chosen', platform: 'substack' } as EventObject,
    ]);
    expect(moment.told).toEqual(['platformUnavailable']);
    expect(moment.data['user.name']).toBe('Demo Creator');
    expect(moment.happened).toEqual({ type: 'platform.chosen', text: 'The creator chooses Substack' });
  });

  it('answers for the outside world as the reviewer wishes', () => {
    const submitted = [
      opened('/signin'),
      { type: 'signIn.submitted', email: 'a@b.c', secretId: 'x', isRemembered: false },
    ];
    const waiting = at(GUEST, submitted);
    const outcome = (text: string) => at(GUEST, [...submitted, choiceOf(waiting, text).event]).active;
    expect(outcome('The sign-in succeeds')).toContain('selectPlatform');
    expect(outcome('The sign-in is refused')).toContain('journey.screen.signIn.refused');
    expect(outcome('The sign-in fails')).toContain('journey.screen.signIn.failed');
  });

  it('refuses a guest what needs a session, and says which question refuses it (R1.3)', () => {
    expect(at(GUEST, [opened('/dashboard')]).active).toContain('signIn');
    expect(at(CONNECTED, [opened('/dashboard')]).active).toContain('dashboard');
  });
});

describe('The policy that the contract must be read first', () => {
  const document = [
    opened('/contract'),
    {
      type: 'xstate.done.actor.issueDocumentNumber',
      output: { documentNumber: 7, issuedAt: '2026-11-21T09:30:00+00:00' },
    },
  ];
  const AGREES = 'The creator ticks the agreement';

  it('keeps the agreement locked until the contract was scrolled to its end (R12.2)', () => {
    const strict = at(STRICT, document);
    expect(strict.active).toContain('journey.screen.contract.signing.agreementLocked');
    expect(strict.choices.map(({ text }) => text)).not.toContain(AGREES);
    const read = at(STRICT, [
      ...document,
      { type: 'viewer.loaded' },
      choiceOf(at(STRICT, [...document, { type: 'viewer.loaded' }]), 'The creator scrolls the contract to its end')
        .event,
    ]);
    expect(choiceOf(read, AGREES).takes).not.toEqual([]);
  });

  it('lets the creator agree at once when it is off (R12.2)', () => {
    expect(choiceOf(at(CONNECTED, document), AGREES).takes).not.toEqual([]);
  });

  it('is on in any case where the session starts with it (R12.2)', () => {
    expect(at({ start: 'strictContract', requireContractScroll: false }, document).active).toEqual(
      at(STRICT, document).active,
    );
  });
});

describe('Time in a simulated session', () => {
  it('leads the product the same way: with what came due in place of the time (R6.3)', () => {
    const session = simulation.simulate(CONNECTED, [opened('/processing'), timePassed(7000)]);
    const route = simulation.routeUntil(session, 2);
    const replayed = [...stepsOf(chart.stepper, route)].at(-1);
    expect(route.start).toBe('connected');
    expect(route.events.at(-1)?.type).toMatch(/^xstate\.after\.timedScreenRest/);
    expect(replayed?.after._nodes.map(({ id }) => id)).toEqual(session.moments[2]?.active);
    expect(simulation.routeUntil(simulation.simulate(STRICT, []), 0).start).toBe('strictContract');
  });
});

describe('A session of 5,000 steps', () => {
  it('shows any of its moments after at most 50 steps on the chart', () => {
    const session = simulation.simulate(CONNECTED, manyEvents);
    let steps = 0;
    const { stepper } = chart;
    const counted = createSimulation({
      ...chart,
      stepper: {
        ...stepper,
        step: (snapshot, event) => {
          steps += 1;
          return stepper.step(snapshot, event);
        },
      },
    });
    const long = counted.simulate(CONNECTED, manyEvents);
    expect(steps).toBe(5000);
    const looks = [4999, 1, 2525, 3333, 49].map((index) => {
      steps = 0;
      expect(long.moments[index]?.choices.length).toBeGreaterThan(10);
      return steps;
    });
    expect(Math.max(...looks)).toBeLessThanOrEqual(50);
    expect(session.moments).toHaveLength(5001);
  }, 60_000);
});
