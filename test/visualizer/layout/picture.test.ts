import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { DrawnLine, DrawnState, Geometry, LayoutRequest } from '#src/visualizer/layout/geometry.ts';
import { layOut } from '#src/visualizer/layout/layOut.ts';
import { wholeOf } from '#src/visualizer/layout/packed.ts';
import { planOf } from '#src/visualizer/layout/plan.ts';
import { viewerModel } from '#src/visualizer/viewer/viewerModel.ts';
import { points } from '#test/visualizer/points.ts';
import { smallModel } from '#test/visualizer/scene/smallChart.ts';
import { faultsOf } from './faults.ts';
import { LAYOUT_TIMEOUT_MS, layOutHere } from './layOutHere.ts';
import { storedDrawing } from './storedDrawing.ts';
import { syntheticModel } from './syntheticModel.ts';

const model = journeyModel();
const screens = model.states.filter(({ screen }) => screen !== null).map(({ id }) => id);
const whole = storedDrawing('map');
const sorted = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();

describe('A picture', () => {
  it.each(['map', 'chart'] as const)(
    'that is stored has nothing over anything else, and lies in its frame: %s',
    (of) => {
      const geometry = storedDrawing(of);
      expect(faultsOf(geometry)).toEqual([]);
      const [{ x, y, width, height }] = geometry.states as readonly [DrawnState, ...DrawnState[]];
      expect(geometry.states.length).toBeGreaterThan(10);
      expect([x >= 0, y >= 0, x + width <= geometry.width, y + height <= geometry.height]).not.toContain(false);
    },
  );

  it.each<[string, ChartModel, LayoutRequest['altitude'], Partial<LayoutRequest>]>([
    ['some screens alone', model, 'chart', { regionIds: ['screen'], collapsedIds: ['contract', 'entityDetails'] }],
    ['every screen closed', model, 'chart', { collapsedIds: screens }],
    ['the region of the screens closed', model, 'chart', { collapsedIds: ['screen'] }],
    ["the map of the viewer's own chart", viewerModel(), 'map', {}],
    ["the viewer's own chart", viewerModel(), 'chart', {}],
    ['a chart of many more screens', syntheticModel(150), 'chart', {}],
  ])(
    'that is made elsewhere has nothing over anything else: %s',
    { timeout: LAYOUT_TIMEOUT_MS },
    async (_, chart, altitude, request) => {
      const geometry = await layOutHere(chart, altitude, request);
      expect(geometry.states.length).toBeGreaterThan(3);
      expect(faultsOf(geometry)).toEqual([]);
    },
  );

  const [first, second] = whole.lines as readonly [DrawnLine, DrawnLine, ...DrawnLine[]];
  const placeOf = (id: string) => whole.states.find(({ stateId }) => stateId === id) as DrawnState;
  const withState = (id: string, change: Partial<DrawnState>): Geometry => ({
    ...whole,
    states: whole.states.map((state) => (state.stateId === id ? { ...state, ...change } : state)),
  });
  const withLines = (...changed: readonly Partial<DrawnLine>[]): Geometry => ({
    ...whole,
    lines: whole.lines.map((line, index) => ({ ...line, ...changed[index] })),
  });
  const { y } = placeOf('offers');
  const low = first.label === null ? null : { ...first.label, y: first.label.y + 60 };

  it.each<[string, Geometry, string]>([
    ['a box over another', withState('signIn', { x: placeOf('landing').x }), 'landing and signIn'],
    ['a box out of its own', withState('landing', { x: -500 }), 'landing and screen'],
    [
      'a line through a box',
      withLines({ points: points(0, y + 20, whole.width, y + 20) }),
      `${first.id} through offers`,
    ],
    ['a label off its line', withLines({ label: low }), `${first.id} astray`],
    ['a label over another', withLines({}, { label: first.label }), `${first.id} and ${second.id}`],
  ])('is known to be bad for %s', (_, geometry, fault) => {
    expect(faultsOf(geometry)).toContain(fault);
  });

  it('is made with the next set of options where the program fails, and rejects when all are of no use', async () => {
    const elk = new Elk();
    const failing = (failures: number) => {
      let asked = 0;
      const layout: typeof elk.layout = async (graph) => {
        asked += 1;
        if (asked <= failures) throw new Error('Invalid hitboxes for scanline');
        return elk.layout(graph);
      };
      return { layout };
    };
    expect(faultsOf(await layOut(failing(2), smallModel, wholeOf('chart')))).toEqual([]);
    await expect(layOut(failing(99), smallModel, wholeOf('chart'))).rejects.toThrow('Invalid hitboxes for scanline');
  });
});

describe('What is drawn', () => {
  const chart = planOf(model, wholeOf('chart'));
  const map = planOf(model, wholeOf('map'));
  /** Every drawing of every transition, initial ones by the state that begins there. */
  const drawnIn = ({ lines, rows, starts }: typeof chart) => {
    const written = [...lines, ...rows].flatMap(({ transitionIds }) => transitionIds);
    return [...written, ...starts.map(({ stateId }) => `${stateId}|initial`)].toSorted();
  };

  it('on the full chart is every state and every transition exactly once, with when a rule applies', () => {
    expect([sorted(chart.states), drawnIn(chart)]).toEqual([sorted(model.states), sorted(model.transitions)]);
    const conditionOf = (end: string) => chart.lines.find(({ id }) => id.endsWith(`done: signIn|${end}`))?.condition;
    expect([conditionOf('0'), conditionOf('1')]).toEqual([expect.stringMatching(/^if /), 'otherwise']);
  });

  it('on the map is every screen in the order of the chart, and one line for all between two of them', () => {
    expect(map.states.filter(({ isScreen }) => isScreen).map(({ id }) => id)).toEqual(screens);
    const ends = map.lines.map(({ sourceId, targetId }) => `${sourceId} ${targetId}`);
    expect([screens.length, new Set(ends).size]).toEqual([14, ends.length]);
    const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
    const between = model.transitions.filter(
      ({ sourceId, targetIds }) =>
        targetIds.length > 0 &&
        (screenOf.get(sourceId) !== null || sourceId === 'screen') &&
        targetIds.every((id) => screenOf.get(id) !== screenOf.get(sourceId)),
    );
    expect(between.length).toBeGreaterThan(60);
    expect(drawnIn(map)).toEqual(sorted(between));
  });
});
