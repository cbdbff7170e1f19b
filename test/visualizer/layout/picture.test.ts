import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { DrawnLine, DrawnState, Geometry } from '#src/visualizer/layout/geometry.ts';
import { score } from '#src/visualizer/layout/score.ts';
import { viewerModel } from '#src/visualizer/viewer/viewerModel.ts';
import { layOutHere } from './layOutHere.ts';
import { storedDrawing } from './storedDrawing.ts';

const model = journeyModel();
const LAYOUT_TIMEOUT_MS = 120_000;
/** A picture that nobody has to search. */
const CALM = { overlaps: [], throughBoxes: [], strayLabels: [], coveredLabels: [], sharedStretches: [] };

const whole = storedDrawing('map');

describe.each([
  ['map', whole, 3],
  ['chart', storedDrawing('chart'), 12],
] as const)('The stored %s', (_altitude, geometry, mostCrossings) => {
  it('has no box over another, no line through a box and no label off its line', () => {
    expect(score(geometry)).toMatchObject(CALM);
  });

  it(`has at most ${String(mostCrossings)} crossings, and is read in the order of the chart`, () => {
    const { crossings, outOfOrder, pairs } = score(geometry);
    expect(crossings.length).toBeLessThanOrEqual(mostCrossings);
    expect(outOfOrder.length).toBeLessThanOrEqual(pairs * 0.16);
  });

  it('lies inside its frame', () => {
    const boxes = geometry.states;
    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.filter(({ x, width }) => x < 0 || x + width > geometry.width)).toEqual([]);
    expect(boxes.filter(({ y, height }) => y < 0 || y + height > geometry.height)).toEqual([]);
  });
});

it.each([
  ['some states are closed', { collapsedIds: ['contract', 'entityDetails', 'journey.session'] }],
  [
    'every screen is closed',
    { collapsedIds: model.states.filter(({ screen }) => screen !== null).map(({ id }) => id) },
  ],
  ['one region is shown', { regionIds: ['session'] }],
  ['the screens alone are shown', { regionIds: ['screen'] }],
  ['the region of the screens is closed', { collapsedIds: ['screen'] }],
])(
  'A part of the chart is as calm: %s',
  async (_what, request) => {
    const geometry = await layOutHere(model, 'chart', request);
    expect(geometry.states.length).toBeGreaterThan(3);
    expect(score(geometry)).toMatchObject(CALM);
  },
  LAYOUT_TIMEOUT_MS,
);

it.each(['map', 'chart'] as const)(
  "The %s of the viewer's own chart is as calm",
  async (altitude) => {
    const geometry = await layOutHere(viewerModel(), altitude);
    expect(geometry.states.length).toBeGreaterThan(5);
    expect(score(geometry)).toMatchObject(CALM);
  },
  LAYOUT_TIMEOUT_MS,
);

describe('The score', () => {
  const withState = (stateId: string, change: Partial<DrawnState>): Geometry => ({
    ...whole,
    states: whole.states.map((state) => (state.stateId === stateId ? { ...state, ...change } : state)),
  });
  const withLine = (index: number, change: (line: DrawnLine) => Partial<DrawnLine>): Geometry => ({
    ...whole,
    lines: whole.lines.map((line, at) => (at === index ? { ...line, ...change(line) } : line)),
  });
  const placeOf = (stateId: string) => whole.states.find((state) => state.stateId === stateId);

  it('finds a box over another', () => {
    expect(score(withState('signIn', { x: placeOf('landing')?.x ?? 0 })).overlaps).toContain('landing and signIn');
  });

  it('finds a box that reaches out of the one it belongs in', () => {
    expect(score(withState('landing', { x: -500 })).overlaps).toContain('screen and landing');
  });

  it('finds a line through a box', () => {
    const through = withLine(0, () => ({
      points: [
        [0, (placeOf('offers')?.y ?? 0) + 20],
        [whole.width, (placeOf('offers')?.y ?? 0) + 20],
      ],
    }));
    expect(score(through).throughBoxes.some((fault) => fault.endsWith('through offers'))).toBe(true);
  });

  it('finds a label off its line', () => {
    const moved = withLine(0, ({ label }) => ({ label: label === null ? null : { ...label, y: label.y + 60 } }));
    expect(score(moved).strayLabels).toEqual([whole.lines[0]?.id]);
  });

  it('finds a label over another', () => {
    const [first, second] = whole.lines;
    const moved = withLine(1, () => ({ label: first?.label ?? null }));
    expect(score(moved).coveredLabels).toContain(`${first?.id ?? ''} over the label of ${second?.id ?? ''}`);
  });

  it('finds lines that cross and lines that lie on one another', () => {
    const crossed = withLine(0, () => ({
      points: [
        [10, -50],
        [10, 50],
      ],
    }));
    const other = {
      ...crossed,
      lines: crossed.lines.map((line, index) =>
        index === 1
          ? {
              ...line,
              points: [
                [0, 0],
                [90, 0],
              ] as const,
            }
          : line,
      ),
    };
    expect(score(other).crossings).toHaveLength(1);
    const same = withLine(0, () => ({ points: whole.lines[1]?.points ?? [] }));
    expect(score(same).sharedStretches.length).toBeGreaterThan(0);
  });

  it('finds boxes out of order', () => {
    const [one, other] = [placeOf('landing'), placeOf('notFound')];
    if (one === undefined || other === undefined) throw new Error('the map has lost a screen');
    const { x, y } = other;
    expect(score(withState('landing', { x, y: y + 500 })).outOfOrder).toContain('landing and signIn');
  });
});
