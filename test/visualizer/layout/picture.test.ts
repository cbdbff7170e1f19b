import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { DrawnLine, DrawnState, Geometry, LayoutRequest } from '#src/visualizer/layout/geometry.ts';
import { score, type Score } from '#src/visualizer/layout/score.ts';
import { viewerModel } from '#src/visualizer/viewer/viewerModel.ts';
import { points } from '#test/visualizer/points.ts';
import { CALM, LAYOUT_TIMEOUT_MS, layOutHere } from './layOutHere.ts';
import { storedDrawing } from './storedDrawing.ts';

const model = journeyModel();
const screens = model.states.filter(({ screen }) => screen !== null).map(({ id }) => id);
const whole = storedDrawing('map');

it.each([
  ['map', whole, 3],
  ['chart', storedDrawing('chart'), 12],
] as const)(
  'The stored %s is calm, has few crossings, is read in the order of the chart and lies inside its frame',
  (...given) => {
    const [, geometry, mostCrossings] = given;
    const { crossings, outOfOrder, pairs, ...faults } = score(geometry);
    expect(faults).toMatchObject(CALM);
    expect(crossings.length).toBeLessThanOrEqual(mostCrossings);
    expect(outOfOrder.length).toBeLessThanOrEqual(pairs * 0.16);
    const [{ x, y, width, height }] = geometry.states as readonly [DrawnState, ...DrawnState[]];
    expect(geometry.states.length).toBeGreaterThan(10);
    expect([x >= 0, y >= 0, x + width <= geometry.width, y + height <= geometry.height]).not.toContain(false);
  },
);

it.each<[string, ChartModel, LayoutRequest['altitude'], Partial<LayoutRequest>]>([
  ['some of the screens alone', model, 'chart', { regionIds: ['screen'], collapsedIds: ['contract', 'entityDetails'] }],
  ['every screen closed', model, 'chart', { collapsedIds: screens }],
  ['one region', model, 'chart', { regionIds: ['session'] }],
  ['the region of the screens closed', model, 'chart', { collapsedIds: ['screen'] }],
  ["the map of the viewer's own chart", viewerModel(), 'map', {}],
  ["the viewer's own chart", viewerModel(), 'chart', {}],
])(
  'What is drawn in the browser is as calm: %s',
  { timeout: LAYOUT_TIMEOUT_MS },
  async (_, chart, altitude, request) => {
    const geometry = await layOutHere(chart, altitude, request);
    expect(geometry.states.length).toBeGreaterThan(3);
    expect(score(geometry)).toMatchObject(CALM);
  },
);

describe('The score', () => {
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
  const through = points(0, y + 20, whole.width, y + 20);
  const low = first.label === null ? null : { ...first.label, y: first.label.y + 60 };
  const crossing = withLines({ points: points(10, -50, 10, 50) }, { points: points(0, 0, 90, 0) });
  const { x, y: below } = placeOf('notFound');

  it.each<[string, Geometry, keyof Score, string]>([
    ['a box over another', withState('signIn', { x: placeOf('landing').x }), 'overlaps', 'landing and signIn'],
    ['a box out of its own', withState('landing', { x: -500 }), 'overlaps', 'screen and landing'],
    ['a line through a box', withLines({ points: through }), 'throughBoxes', `${first.id} through offers`],
    ['a label off its line', withLines({ label: low }), 'strayLabels', first.id],
    [
      'a label over another',
      withLines({}, { label: first.label }),
      'coveredLabels',
      `${first.id} over the label of ${second.id}`,
    ],
    ['lines that cross', crossing, 'crossings', `${first.id} and ${second.id}`],
    ['lines on one another', withLines({ points: second.points }), 'sharedStretches', `${first.id} and ${second.id}`],
    ['boxes out of order', withState('landing', { x, y: below + 500 }), 'outOfOrder', 'landing and signIn'],
  ])('finds %s', (_, geometry, key, fault) => {
    expect(score(whole)[key]).not.toContain(fault);
    expect(score(geometry)[key]).toContain(fault);
  });
});
