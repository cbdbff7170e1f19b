import { describe, expect, it } from 'vitest';
import { findingWays } from '#machines/graph/moments/everyState.ts';
import { PATHS } from '#machines/graph/paths/paths.ts';
import { openingsOf } from '#src/visualizer/live/openings.ts';
import { routeTo, waysOf } from '#src/visualizer/playback/waysOf.ts';
import { MODEL } from '#test/visualizer/playback/sessions.ts';
import { WALKS, WAYS } from '#test/visualizer/playback/walks.ts';

const { byState, tours } = WAYS;
const sourceOf = new Map(MODEL.transitions.map(({ id, sourceId }) => [id, sourceId]));

/** How many steps it takes to stand in a state, and to pass through one, on the tested paths. */
const [stood, passed] = [new Map<string, number>(), new Map<string, number>()];
for (const { steps } of WALKS) {
  for (const { index, after, taken } of steps) {
    const note = (known: Map<string, number>, id: string) =>
      known.set(id, Math.min(index + 1, known.get(id) ?? Infinity));
    for (const { id } of after._nodes) note(stood, id);
    for (const id of taken) note(passed, sourceOf.get(id) ?? '');
  }
}

describe('The ways to every state', () => {
  it('are the shortest of all that the tested paths know, one for each state of the chart (R1.1, R1.7)', () => {
    expect(MODEL.states.length).toBeGreaterThan(90);
    expect(stood.size).toBeGreaterThan(80);
    expect(
      MODEL.states.map(({ id }) => [id, byState.get(id)?.isPassing, byState.get(id)?.route.events.length]),
    ).toEqual(MODEL.states.map(({ id }) => [id, !stood.has(id), stood.get(id) ?? passed.get(id)]));
  });

  it('lead there, as the beginning of a tested path of which they say name and place (R1.7)', () => {
    const wrong = [...byState.values()].filter(({ stateId, isPassing, path: name, index, route }) => {
      const { path, steps } = WALKS.find((walk) => walk.path.name === name) ?? { path: null, steps: [] };
      const reached = isPassing
        ? steps[index]?.taken.map((id) => sourceOf.get(id))
        : steps[index]?.after._nodes.map(({ id }) => id);
      const beginning = { start: path?.start, events: path?.events.slice(0, index + 1) };
      return reached?.includes(stateId) !== true || JSON.stringify(route) !== JSON.stringify(beginning);
    });
    expect(wrong).toEqual([]);
  });

  it('begin plainly where several are as short', () => {
    expect(byState.get('journey.session.guest')?.route.start).toBe('guest');
    expect(byState.get('journey.session.signedIn')?.route.start).toBe('connected');
  });

  it('name the screens on the way, the last one being where the state lies', () => {
    expect(byState.get('journey.screen.contract.signing.signedEarlier')?.screenIds.at(-1)).toBe('contract');
  });

  it('hold every tested path as a tour', () => {
    expect(tours.map(({ path, route }) => [path, route.events.length])).toEqual(
      PATHS.map(({ name, events }) => [name, events.length]),
    );
  });

  it('are found a few steps at a time, so that a page can go on meanwhile', () => {
    const finding = findingWays(MODEL, PATHS.slice(0, 3));
    let turns = 1;
    while (finding.next().done !== true) turns += 1;
    expect(turns).toBeGreaterThan(3);
  });

  it('are looked for by the page once, and none is known to a state that the chart does not have', async () => {
    expect(await waysOf(MODEL)).toBe(WAYS);
    expect(await routeTo(MODEL, 'dashboard')).toBe(byState.get('dashboard'));
    expect(await routeTo(MODEL, 'no such state')).toBeNull();
  });

  it('let the product be opened in every state in which it can stand', () => {
    const openings = openingsOf(WAYS);
    expect(new Set(openings.keys())).toEqual(new Set(stood.keys()));
    expect(openings.get('offers')).toBe(byState.get('offers')?.route);
    const never = MODEL.states.filter(({ id, type }) => type === 'atomic' && !openings.has(id));
    expect(never.filter(({ id }) => !id.endsWith('.found'))).toEqual([]);
  });
});
