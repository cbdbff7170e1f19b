import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { findingWays, findWays } from '#machines/graph/moments/everyState.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { PATHS, type Route, stepsOf } from '#machines/graph/paths/paths.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const model = journeyModel();
const ways = findWays(model);
const stepper = createStepper(createJourneyMachine(), STARTS.connected.input);
const walk = (route: Route) => [...stepsOf(stepper, route)];

describe('The ways to every state', () => {
  it('name one for each state of the chart (R1.1)', () => {
    expect(model.states.length).toBeGreaterThan(90);
    expect(model.states.filter(({ id }) => !ways.byState.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('lead there: the last step enters the state, and none before it does (R1.7)', () => {
    const found = [...ways.byState.values()];
    const wrong = found.filter(({ stateId, isPassing, route }) => {
      const steps = walk(route);
      const standing = steps.map(({ after }) => after._nodes.some(({ id }) => id === stateId));
      const sources = steps.at(-1)?.taken.map((id) => model.transitions.find((one) => one.id === id)?.sourceId) ?? [];
      return isPassing
        ? standing.includes(true) || !sources.includes(stateId)
        : standing.indexOf(true) !== steps.length - 1;
    });
    expect(found.length).toBe(model.states.length);
    expect(wrong.map(({ stateId }) => stateId)).toEqual([]);
  });

  it('are the beginning of a tested path each, as the path and the place in it say (R1.7)', () => {
    const wrong = [...ways.byState.values()].filter(({ route, path, index }) => {
      const tested = PATHS.find(({ name }) => name === path);
      return tested?.start !== route.start || tested.events.slice(0, index + 1).length !== route.events.length;
    });
    expect(wrong).toEqual([]);
  });

  it('are the shortest of all that the tested paths know (R1.7)', () => {
    const { byState } = ways;
    const shortest = new Map<string, number>();
    for (const path of PATHS) {
      for (const { index, after } of walk(path)) {
        for (const { id } of after._nodes) shortest.set(id, Math.min(index + 1, shortest.get(id) ?? Infinity));
      }
    }
    expect(shortest.size).toBeGreaterThan(80);
    expect([...shortest].filter(([id, length]) => byState.get(id)?.route.events.length !== length)).toEqual([]);
  });

  it('begin plainly where several are as short', () => {
    expect(ways.byState.get('journey.session.guest')?.route.start).toBe('guest');
    expect(ways.byState.get('journey.session.signedIn')?.route.start).toBe('connected');
  });

  it('name the screens on the way, the last one being where the state lies', () => {
    const way = ways.byState.get('journey.screen.contract.signing.signedEarlier');
    expect(way?.screenIds.at(-1)).toBe('contract');
    expect(way?.isPassing).toBe(false);
  });

  it('hold every tested path as a tour', () => {
    expect(ways.tours.map(({ path, route }) => [path, route.events.length])).toEqual(
      PATHS.map(({ name, events }) => [name, events.length]),
    );
  });

  it('are found a few steps at a time, so that a page can go on meanwhile', () => {
    const finding = findingWays(model, PATHS.slice(0, 3));
    let turns = 1;
    while (finding.next().done !== true) turns += 1;
    expect(turns).toBeGreaterThan(3);
  });
});
