import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { SCENE } from '#src/review/page/words/scene.ts';
import type { DrawnState, Geometry } from '#src/review/engine/layout/geometry.ts';
import { TEXT_STYLES } from '#src/review/engine/layout/measure.ts';
import { type ItemMarks, mergedMarks } from '#src/review/page/facts/marks.ts';
import { closedDrawings } from '#src/review/page/scene/closedDrawing.ts';
import { textWriters } from '#src/review/page/scene/closedTexts.ts';
import { closedScaleAt, fitted } from '#src/review/page/scene/panZoom.ts';
import { SceneShapes, type SceneShapesProps } from '#src/review/page/scene/SceneShapes.tsx';
import { drawnMarks, drawnOf } from '#src/review/page/scene/sceneFacts.ts';
import { wheelReader } from '#src/review/page/scene/startPanZoom.ts';
import { faultsOf } from '#test/review/layout/faults.ts';
import { storedDrawing } from '#test/review/layout/storedDrawing.ts';
import { smallGeometry, smallModel } from './smallChart.ts';

const journey = journeyModel();
const chart = storedDrawing('chart');
const map = storedDrawing('map');

function drawn(model: ChartModel, geometry: Geometry, more: Partial<SceneShapesProps> = {}): string {
  return renderToStaticMarkup(createElement(SceneShapes, { model, geometry, marks: new Map(), hatch: 'h', ...more }));
}

/** The small chart with one item marked. */
function marked(id: string, marks: ItemMarks, more: Partial<SceneShapesProps> = {}): string {
  return drawn(smallModel, smallGeometry, { marks: new Map([[id, marks]]), ...more });
}

const times = (markup: string, sign: string) => markup.split(sign).length - 1;
const plain = drawn(smallModel, smallGeometry);

describe('The picture of a chart', () => {
  it('has every state and transition of the journey in it, and on the map every step with what it is', () => {
    const idsIn = (markup: string) => new Set([...markup.matchAll(/data-id="([^"]*)"/g)].map(([, id = '']) => id));
    const [onChart, markup] = [idsIn(drawn(journey, chart)), drawn(journey, map)];
    const everything = [...journey.states, ...journey.transitions].map(({ id }) => id);
    expect(everything.length).toBeGreaterThan(300);
    expect(everything.filter((id) => !onChart.has(id))).toEqual([]);
    const screens = journey.states.filter(({ screen }) => screen !== null).map(({ id }) => id);
    expect(screens.filter((id) => !idsIn(markup).has(id))).toEqual(['notFound']);
    expect([times(markup, 'class="about"'), screens.length]).toEqual([13, 14]);
  });

  it('shows ends with two borders, starts with a dot, rules that apply everywhere with a bar and in words', () => {
    const signs = ['class="inner"', 'class="start"', 'class="bar"', SCENE.everywhereHere];
    expect(signs.map((sign) => times(plain, sign))).toEqual([1, 1, 1, 1]);
    const states = smallGeometry.states.map((state) => ({ ...state, isRegion: state.stateId === 'small.open' }));
    expect(drawn(smallModel, { ...smallGeometry, states })).toContain(SCENE.atTheSameTime);
    const failing = journey.transitions.filter(({ trigger }) => trigger.kind === 'error').map(({ id }) => id);
    const lines = chart.lines.filter(({ transitionIds }) => transitionIds.every((id) => failing.includes(id)));
    expect([times(drawn(journey, chart), 'badge fails'), lines.length > 3]).toEqual([lines.length, true]);
  });
});

describe('A mark', () => {
  const [state, line, row] = ['small.open', 'small.open|CLOSE|0', 'small.open|LOOK|1'];
  const verdicts = ['approved', 'questioned', 'rejected', 'stale', 'open'] as const;

  it.each<[string, string, ItemMarks, string]>([
    ['where the session is', state, { isActive: true }, SCENE.hereNow],
    ['the step just taken', line, { taken: 'just' }, 'class="halo"'],
    ['a step taken before', line, { taken: 'before' }, 'taken-before'],
    ['what can be done', row, { choice: 'open' }, 'badge choice-open'],
    ['what is refused', row, { choice: 'refused' }, 'badge choice-refused'],
    ['what is proved', line, { proof: 'proved' }, 'badge proof-proved'],
    ['what is half proved', row, { proof: 'half' }, 'badge proof-half'],
    ['what was never tested', state, { proof: 'missing' }, SCENE.notTested],
    ['what was found', line, { isFound: true }, 'is-found'],
    ['what is filtered out', state, { isDimmed: true }, 'is-dimmed'],
    ['a start that is filtered out', 'small|initial', { isDimmed: true }, 'class="start is-dimmed"'],
    ['a timer that runs', line, { timer: { startedAtMs: 0, dueAtMs: 1000 } }, 'class="ring"'],
    ...verdicts.map((verdict): [string, string, ItemMarks, string] => [verdict, row, { verdict }, `badge ${verdict}`]),
  ])('says %s', (_, id, marks, sign) => {
    expect(plain).not.toContain(sign);
    expect(marked(id, marks)).toContain(sign);
  });

  it('of several things is told apart by a different sign each, not by color alone', () => {
    const paths = verdicts.map((verdict) => /badge.*?<path d="([^"]+)"/.exec(marked(state, { verdict }))?.[1]);
    expect(new Set(paths).size).toBe(verdicts.length);
  });

  it('of what can be done stands on a line that leads away from what is active, and on no other', () => {
    const [open, here] = [[line, { choice: 'open' }] as const, [state, { isActive: true }] as const];
    expect(drawn(smallModel, smallGeometry, { marks: new Map<string, ItemMarks>([open]) })).not.toContain(
      'choice-open',
    );
    expect(drawn(smallModel, smallGeometry, { marks: new Map<string, ItemMarks>([open, here]) })).toContain(
      'choice-open',
    );
  });

  it('is the picture of a screen where its card has room for it', () => {
    const marks = new Map([['offers', { picture: '/proof/offers.html' }]]);
    const markup = drawn(journey, map, { marks });
    expect(times(markup, 'src="/proof/offers.html#small"')).toBe(1);
    expect(marked(state, { picture: '/proof/offers.html' })).not.toContain('iframe');
  });

  const dim: ItemMarks = { isDimmed: true };
  const approved: ItemMarks = { verdict: 'approved', proof: 'proved', isDimmed: true };
  const rejected: ItemMarks = { verdict: 'rejected', proof: 'missing', taken: 'just' };
  it.each<[string, ItemMarks[], ItemMarks | undefined]>([
    ['shows first what needs attention', [approved, rejected], { verdict: 'rejected', proof: 'half', taken: 'just' }],
    ['is none when there are none', [], undefined],
    ['is dim only when all of them are', [dim, dim], dim],
  ])('of a line that stands for several %s', (_, all, merged) => {
    const marks = new Map(all.map((one, index) => [String(index), one]));
    expect(mergedMarks(marks, ['0', '1'])).toEqual(merged);
  });
});

describe('The map as a whole', () => {
  /** How large the letters must be at least, in pixels of the screen. */
  it.each([
    ['on a laptop', { width: 1440, height: 812 }, { name: 14, text: 12 }],
    ['on a tablet', { width: 980, height: 660 }, { name: 9.5, text: 8.5 }],
    ['on a phone, where its beginning is shown', { width: 390, height: 600 }, { name: 9.5, text: 8.5 }],
  ])('can be read %s', (_, room, { name, text }) => {
    const { zoom } = fitted(map, room);
    expect(closedScaleAt('map', zoom)).toBeNull();
    expect(TEXT_STYLES.map.screen.size * zoom).toBeGreaterThanOrEqual(name);
    expect(TEXT_STYLES.map.label.size * zoom).toBeGreaterThanOrEqual(text);
  });
});

describe('The picture from far away', () => {
  const closedAt = (geometry: Geometry, zoom: number) =>
    closedDrawings(journey, geometry)(closedScaleAt(geometry.altitude, zoom) ?? 1);
  const views = [chart, map].flatMap((geometry) => [0.14, 0.2, 0.3, 0.45].map((zoom) => [geometry, zoom] as const));

  it.each(views)('has nothing over anything else and a name of one size in every box: %#', (geometry, zoom) => {
    const closed = closedAt(geometry, zoom);
    const heights = closed.states.flatMap(({ title: { lines, height } }) => lines.map(() => height / lines.length));
    const { screen, title } = TEXT_STYLES[geometry.altitude];
    expect(heights.filter((height) => height !== screen.lineHeight && height !== title.lineHeight)).toEqual([]);
    expect(closed.states.filter((state) => state.depth > 0 && state.title.lines.length === 0)).toEqual([]);
    expect(faultsOf(closed)).toEqual([]);
  });

  it('has the whole name of every screen where the chart is fitted into a laptop, and what most are or hold', () => {
    const { zoom } = fitted(chart, { width: 1348, height: 752 });
    const screens = journey.states.filter(({ screen }) => screen !== null);
    const { states } = closedAt(chart, zoom);
    const drawnScreens = states.filter(({ stateId }) => screens.some(({ id }) => id === stateId));
    expect(drawnScreens.map(({ title }) => title.lines.join(' '))).toEqual(screens.map(({ title }) => title));
    const hasParts = (state: DrawnState) => (states[states.indexOf(state) + 1]?.depth ?? 0) > state.depth;
    const empty = drawnScreens.filter((state) => state.note === null && !hasParts(state));
    expect(empty.length).toBeLessThan(screens.length / 2);
  });

  it('opens a state once there is room for the names in it, and has a label once a line has room for it', () => {
    const counted = [0.2, 0.3, 0.45].map((zoom) => closedAt(chart, zoom));
    const shown = counted.map(({ states }) => states.length);
    const labels = counted.map(({ lines }) => lines.filter(({ label }) => label !== null).length);
    expect([shown, labels]).toEqual([shown, labels].map((counts) => counts.toSorted((one, other) => one - other)));
    expect([new Set(shown).size, (labels[2] ?? 0) > (labels[0] ?? 0)]).toEqual([3, true]);
  });
});

it('A closed state lists what it hides item by item, and counts what has no room', () => {
  const write = textWriters(journey, 'chart')('signIn');
  const lines = (height: number) =>
    write({ x: 0, y: 0, width: 220, height }, 'all')
      .note?.lines.join(' ')
      .replace(/^.*?\. (?=Inside|What)/u, '');
  const noted = Array.from({ length: 30 }, (_, step) => lines(40 + step * 10) ?? '');
  const cut = noted.filter((text) => / and \d+ more\.$/u.test(text));
  expect(cut.length).toBeGreaterThan(0);
  expect(noted.filter((text) => text !== '' && !text.endsWith('.'))).toEqual([]);
});

it('What a search finds inside a screen is marked at the screen while that is closed', () => {
  const submit = 'journey.screen.contract.signing.ready|contract.submitted|2';
  const marks = new Map<string, ItemMarks>([
    ['contract', { isDimmed: true }],
    [submit, { isFound: true }],
  ]);
  expect(drawnMarks(journey, map, marks).get('contract')).toEqual({ isDimmed: false, isFound: true });
  expect(drawnMarks(journey, chart, marks).get('contract')).toEqual({ isDimmed: true });
});

const turn = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false, timeStamp: 0 };

const GESTURE_AND_NOTCH = [{ deltaY: 2 }, { deltaY: 180, timeStamp: 16 }, { deltaY: 100, timeStamp: 5000 }];
it.each([
  ['a notch of a mouse zooms', [{ deltaY: 100 }], ['zoom']],
  ['a notch told in lines zooms', [{ deltaY: 3, deltaMode: 1 }], ['zoom']],
  ['a pinch zooms', [{ deltaY: 2, ctrlKey: true }], ['zoom']],
  ['two fingers aside move', [{ deltaX: 60, deltaY: 80 }], ['pan']],
  ['a notch with Shift moves', [{ deltaY: 100, shiftKey: true }], ['pan']],
  ['a gesture keeps its meaning while it lasts', GESTURE_AND_NOTCH, ['pan', 'pan', 'zoom']],
])('A turn of the wheel %s', (_, events, meanings) => {
  const read = wheelReader();
  expect(events.map((event) => read({ ...turn, ...event }))).toEqual(meanings);
});

it('What is selected inside a screen is marked at its screen on the map, and an event at every line that it is on (R1.1)', () => {
  const submit = 'journey.screen.contract.signing.ready|contract.submitted|2';
  expect([...drawnOf(journey, map, submit)]).toEqual(['contract']);
  expect([...drawnOf(journey, chart, submit)]).toEqual([submit]);
  const signOut = drawnOf(journey, map, 'event|session.signedOut');
  expect([...signOut]).toContain('screen|session.signedOut|21');
});
