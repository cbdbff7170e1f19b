import { describe, expect, it } from 'vitest';
import { SAMPLES } from '#machines/graph/exploration/samples.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { screenStateOf } from '#machines/graph/words.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';

const graph = toGraph(createJourneyMachine());
const children = (id: string) => graph.states.filter(({ parentId }) => parentId === id);

describe('the chart of the journey', () => {
  it('runs five regions beside one another: session, screen, countdown, keeping and clearing', () => {
    const [root] = graph.states;
    expect({ type: root?.type, regions: children('journey').map(({ key }) => key) }).toEqual({
      type: 'parallel',
      regions: ['session', 'screen', 'countdown', 'keeping', 'clearing'],
    });
  });

  it('has one screen state for each route and one for every other address, named alike (R1.1, R1.2)', () => {
    expect(children('screen').map(({ key, screen, id }) => ({ key, screen, id }))).toEqual(
      [...ROUTED_SCREEN_IDS, 'notFound'].map((screen) => ({ key: screen, screen, id: screen })),
    );
  });

  it('gives no screen name to a state that is not a screen', () => {
    const named = graph.states.filter(({ screen }) => screen !== null);
    expect(named.map(({ parentId }) => parentId)).toEqual(named.map(() => 'screen'));
  });

  it('has every innermost state inside exactly one screen, or beside the screens (R1.1)', () => {
    const leaves = graph.states.filter(({ type }) => type === 'atomic');
    const astray = leaves.filter((leaf) => (screenStateOf(graph, leaf) === null) === (leaf.keys[0] === 'screen'));
    expect(leaves.length).toBeGreaterThan(60);
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it('has thirteen addresses, each once and none with a parameter (R1.1)', () => {
    const paths = Object.values(ROUTES).map(({ path }) => path);
    expect(paths.toSorted()).toEqual([
      '/',
      '/business-verification',
      '/connect-additional-accounts',
      '/connect-patreon',
      '/contract',
      '/dashboard',
      '/dashboard-established',
      '/entity-details',
      '/offers',
      '/processing',
      '/select-platform',
      '/sign-irs-form',
      '/signin',
    ]);
  });

  it('numbers the steps of the journey from 1 to 9 in the order of the screens', () => {
    const steps = ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].step).filter((step) => step !== null);
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('listens to every event that can be sent, of which the samples name each, and to no other', () => {
    const heard = graph.transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.name] : []));
    expect([...new Set(heard)].toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
  });

  it('opens every address but on a screen by one transition of the region of screens (R1.1)', () => {
    const addresses = graph.transitions.filter(
      ({ sourceId, trigger, guard }) =>
        sourceId === 'screen' && trigger.name === 'url.opened' && (guard ?? '').startsWith('isAddressOf'),
    );
    expect(addresses.map(({ guard, targetIds }) => ({ guard, targetIds }))).toEqual(
      ROUTED_SCREEN_IDS.map((screen) => ({ guard: `isAddressOf(screen: ${screen})`, targetIds: [screen] })),
    );
  });
});
