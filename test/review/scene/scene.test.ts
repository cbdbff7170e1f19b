import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { type ItemMarks, mergedMarks } from '#src/review/page/facts/marks.ts';
import { closedDrawings } from '#src/review/page/scene/closedDrawing.ts';
import { closedScaleAt, fitted } from '#src/review/page/scene/panZoom.ts';
import { SceneShapes } from '#src/review/page/scene/SceneShapes.tsx';
import { drawnMarks, drawnOf } from '#src/review/page/scene/sceneFacts.ts';
import { wheelReader } from '#src/review/page/scene/startPanZoom.ts';
import { SCENE } from '#src/review/page/words/scene.ts';
import { faultsOf } from '#test/review/layout/faults.ts';
import { storedDrawing } from '#test/review/layout/storedDrawing.ts';
import { smallGeometry, smallModel } from './smallChart.ts';

const journey = journeyModel();
const chart = storedDrawing('chart');
const map = storedDrawing('map');
const screens = journey.states.filter(({ screen }) => screen !== null);

const markupOf = (model: ChartModel, geometry: Geometry, marks: Readonly<Record<string, ItemMarks>> = {}) =>
  renderToStaticMarkup(
    createElement(SceneShapes, { model, geometry, marks: new Map(Object.entries(marks)), hatch: 'h' }),
  );
const marked = (marks: Readonly<Record<string, ItemMarks>>) => markupOf(smallModel, smallGeometry, marks);
const idsIn = (markup: string) => new Set([...markup.matchAll(/data-id="([^"]*)"/g)].map(([, id = '']) => id));
const [STATE, LINE, ROW] = ['small.open', 'small.open|CLOSE|0', 'small.open|LOOK|1'];

describe('The picture of a chart', () => {
  it('has everything on the full chart, and every screen on the map', () => {
    const drawnOnChart = idsIn(markupOf(journey, chart));
    const drawnOnMap = idsIn(markupOf(journey, map));
    const items = [...journey.states, ...journey.transitions];
    expect(items.filter(({ id }) => !drawnOnChart.has(id))).toEqual([]);
    expect(screens.map(({ id }) => id).filter((id) => !drawnOnMap.has(id))).toEqual(['notFound']);
  });

  it('marks the first state, final states and rules that apply everywhere', () => {
    const markup = marked({});
    expect(markup).toContain('class="start"');
    expect(markup).toContain('class="inner"');
    expect(markup).toContain(SCENE.everywhereHere);
  });

  it.each<[string, string, ItemMarks, string]>([
    ['where the session is', STATE, { isActive: true }, SCENE.hereNow],
    ['the last step', LINE, { taken: 'just' }, 'class="halo"'],
    ['what can be done', ROW, { choice: 'open' }, 'badge choice-open'],
    ['what is refused', ROW, { choice: 'refused' }, 'badge choice-refused'],
    ['what is proved', LINE, { proof: 'proved' }, 'badge proof-proved'],
    ['what no test reaches', STATE, { proof: 'missing' }, SCENE.notTested],
    ['a search result', LINE, { isFound: true }, 'is-found'],
    ['what is filtered out', STATE, { isDimmed: true }, 'is-dimmed'],
    ['a running timer', LINE, { timer: { startedAtMs: 0, dueAtMs: 1000 } }, 'class="ring"'],
    ['a verdict', ROW, { verdict: 'approved' }, 'badge approved'],
  ])('shows %s', (_, id, marks, sign) => {
    expect(marked({})).not.toContain(sign);
    expect(marked({ [id]: marks })).toContain(sign);
  });

  it('has a different sign for each verdict, not only another color', () => {
    const verdicts = ['approved', 'questioned', 'rejected', 'stale', 'open'] as const;
    const signs = verdicts.map((verdict) => /badge.*?<path d="([^"]+)"/.exec(marked({ [STATE]: { verdict } }))?.[1]);
    expect(new Set(signs).size).toBe(verdicts.length);
  });

  it('offers a step only on a line that leaves the active state', () => {
    expect(marked({ [LINE]: { choice: 'open' } })).not.toContain('choice-open');
    expect(marked({ [LINE]: { choice: 'open' }, [STATE]: { isActive: true } })).toContain('choice-open');
  });

  it('shows a screen where its card has room', () => {
    const picture = '/proof/offers.html';
    expect(markupOf(journey, map, { offers: { picture } })).toContain(`src="${picture}#small"`);
    expect(marked({ [STATE]: { picture } })).not.toContain('iframe');
  });

  it('shows first what needs attention where one line stands for several', () => {
    const approved: ItemMarks = { verdict: 'approved', proof: 'proved', isDimmed: true };
    const rejected: ItemMarks = { verdict: 'rejected', proof: 'missing', taken: 'just' };
    const marks = new Map([
      ['a', approved],
      ['b', rejected],
    ]);
    expect(mergedMarks(marks, ['a', 'b'])).toEqual({ verdict: 'rejected', proof: 'half', taken: 'just' });
    expect(mergedMarks(marks, ['a', 'a'])).toEqual(approved);
    expect(mergedMarks(marks, [])).toBeUndefined();
  });

  it('marks the screen around an item that is hidden on the map (R1.1)', () => {
    const submit = 'journey.screen.contract.signing.ready|contract.submitted|2';
    const marks = new Map<string, ItemMarks>([
      ['contract', { isDimmed: true }],
      [submit, { isFound: true }],
    ]);
    expect(drawnMarks(journey, map, marks).get('contract')).toEqual({ isDimmed: false, isFound: true });
    expect(drawnMarks(journey, chart, marks).get('contract')).toEqual({ isDimmed: true });
    expect(drawnOf(journey, map, submit)).toEqual(new Set(['contract']));
    expect(drawnOf(journey, chart, submit)).toEqual(new Set([submit]));
    expect(drawnOf(journey, map, 'event|session.signedOut')).toContain('screen|session.signedOut|21');
  });
});

describe('The picture from far away', () => {
  const closedAt = (geometry: Geometry, zoom: number) =>
    closedDrawings(journey, geometry)(closedScaleAt(geometry.altitude, zoom) ?? 1);

  it.each([
    ['chart', 0.14],
    ['chart', 0.2],
    ['chart', 0.3],
    ['map', 0.2],
    ['map', 0.45],
  ] as const)('names every state and has no overlaps: %s at zoom %d', (altitude, zoom) => {
    const closed = closedAt(storedDrawing(altitude), zoom);
    expect(closed.states.filter(({ depth, title }) => depth > 0 && title.lines.length === 0)).toEqual([]);
    expect(faultsOf(closed)).toEqual([]);
  });

  it('has the whole name of every screen on a laptop', () => {
    const { states } = closedAt(chart, fitted(chart, { width: 1348, height: 752 }).zoom);
    const names = new Map(states.map(({ stateId, title }) => [stateId, title.lines.join(' ')]));
    expect(screens.map(({ id }) => names.get(id))).toEqual(screens.map(({ title }) => title));
  });
});

it.each([
  ['of a pinch zooms', [{ deltaY: 2, ctrlKey: true }], ['zoom']],
  ['with Shift pans', [{ deltaY: 100, shiftKey: true }], ['pan']],
  ['keeps its meaning during a gesture', [{ deltaY: 2 }, { deltaY: 180, timeStamp: 16 }], ['pan', 'pan']],
  ['begins another gesture after a pause', [{ deltaY: 2 }, { deltaY: 100, timeStamp: 5000 }], ['pan', 'zoom']],
])('A turn of the wheel %s', (_, events, meanings) => {
  const read = wheelReader();
  const turn = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false, timeStamp: 0 };
  expect(events.map((event) => read({ ...turn, ...event }))).toEqual(meanings);
});
