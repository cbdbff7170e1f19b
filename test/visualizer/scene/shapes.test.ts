import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { SCENE } from '#src/content/visualizer/scene.ts';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import type { ItemMarks } from '#src/visualizer/scene/marks.ts';
import { SceneShapes, type SceneShapesProps } from '#src/visualizer/scene/SceneShapes.tsx';
import { storedDrawing } from '#test/visualizer/layout/storedDrawing.ts';
import { smallGeometry, smallModel } from './smallChart.ts';

const journey = journeyModel();
const chart = storedDrawing('chart');
const map = storedDrawing('map');

function drawn(model: ChartModel, geometry: Geometry, more: Partial<SceneShapesProps> = {}): string {
  return renderToStaticMarkup(createElement(SceneShapes, { model, geometry, marks: new Map(), hatch: 'h', ...more }));
}

/** The ids of what is drawn. */
function idsIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/data-id="([^"]*)"/g)].map(([, id = '']) => id));
}

/** The small chart with one item marked. */
function marked(id: string, marks: ItemMarks, more: Partial<SceneShapesProps> = {}): string {
  return drawn(smallModel, smallGeometry, { marks: new Map([[id, marks]]), ...more });
}

const times = (markup: string, sign: string) => markup.split(sign).length - 1;
const plain = drawn(smallModel, smallGeometry);

describe('The picture of the journey', () => {
  const picture = drawn(journey, chart);

  it('has every state and every transition of the chart in it', () => {
    const everything = [...journey.states, ...journey.transitions].map(({ id }) => id);
    expect(everything.length).toBeGreaterThan(300);
    expect(everything.filter((id) => !idsIn(picture).has(id))).toEqual([]);
  });

  it('has every screen on the map, with what happens there', () => {
    const markup = drawn(journey, map);
    const screens = journey.states.filter(({ screen }) => screen !== null);
    expect(screens.filter(({ id }) => !idsIn(markup).has(id))).toEqual([]);
    expect([times(markup, 'class="about"'), screens.length]).toEqual([14, 14]);
  });

  it('draws a line that fails with a cross, and one that waits with a clock', () => {
    const failing = journey.transitions.filter(({ trigger }) => trigger.kind === 'error').map(({ id }) => id);
    const lines = chart.lines.filter(({ transitionIds }) => transitionIds.every((id) => failing.includes(id)));
    expect(lines.length).toBeGreaterThan(3);
    expect(times(picture, 'badge fails')).toBe(lines.length);
    expect(picture).toContain('class="timer"');
  });
});

describe('A picture without marks', () => {
  it('shows ends with two borders, starts with a dot, rules that apply everywhere with a bar and in words', () => {
    const signs = ['class="inner"', 'class="start"', 'class="bar"', SCENE.everywhereHere];
    expect(signs.map((sign) => times(plain, sign))).toEqual([1, 1, 1, 1]);
  });

  it('says that regions go on at the same time', () => {
    const states = smallGeometry.states.map((state) => ({ ...state, isRegion: state.stateId === 'small.open' }));
    expect(drawn(smallModel, { ...smallGeometry, states })).toContain(SCENE.atTheSameTime);
  });

  it('has wider lines for a pointer than for an eye, on the page only', () => {
    const onPage = drawn(smallModel, smallGeometry, { isInteractive: true });
    expect([plain, onPage].map((markup) => times(markup, 'class="hit"'))).toEqual([0, 2]);
  });
});

describe('A mark', () => {
  const [state, line, row] = ['small.open', 'small.open|CLOSE|0', 'small.open|LOOK|1'];

  it.each([
    ['where the session is', state, { isActive: true }, SCENE.hereNow],
    ['the step just taken', line, { taken: 'just' }, 'class="halo"'],
    ['a step taken before', line, { taken: 'before' }, 'taken-before'],
    ['what can be done', line, { choice: 'open' }, 'badge choice-open'],
    ['what is refused', row, { choice: 'refused' }, 'badge choice-refused'],
    ['what is proved', line, { proof: 'proved' }, 'badge proof-proved'],
    ['what is half proved', row, { proof: 'half' }, 'badge proof-half'],
    ['what was never tested', state, { proof: 'missing' }, SCENE.notTested],
    ['what is approved', state, { verdict: 'approved' }, 'badge approved'],
    ['what is questioned', line, { verdict: 'questioned' }, 'badge questioned'],
    ['what is rejected', row, { verdict: 'rejected' }, 'badge rejected'],
    ['an approval that no longer holds', state, { verdict: 'stale' }, 'badge stale'],
    ['what waits for a judgement', state, { verdict: 'open' }, 'badge open'],
    ['what was added', state, { change: 'added' }, 'badge added'],
    ['what was removed', line, { change: 'removed' }, 'badge removed'],
    ['what was changed', row, { change: 'changed' }, 'badge changed'],
    ['what lies on a path', line, { isOnPath: true }, 'is-on-path'],
    ['what was found', line, { isFound: true }, 'is-found'],
    ['what is filtered out', state, { isDimmed: true }, 'is-dimmed'],
    ['a timer that runs', line, { timer: { startedAtMs: 0, dueAtMs: 1000 } }, 'class="ring"'],
  ] as const)('says %s', (_, id, marks, sign) => {
    expect(plain).not.toContain(sign);
    expect(marked(id, marks)).toContain(sign);
  });

  it('says that somebody is here at the innermost state only', () => {
    expect(marked('small', { isActive: true })).not.toContain(SCENE.hereNow);
  });

  it('that somebody is here is drawn over the lines, and no second time in its state', () => {
    const markup = marked(state, { isActive: true });
    expect(times(markup, 'class="flag"')).toBe(1);
    expect(markup.lastIndexOf('class="line')).toBeLessThan(markup.indexOf('class="flag"'));
    expect(markup).toContain(`class="here here-screen" data-id="${state}"`);
    expect(marked(state, { isActive: true, isDimmed: true })).toContain('here here-screen is-dimmed');
  });

  it('of several things is told apart by a different sign each, not by color alone', () => {
    const verdicts = ['approved', 'questioned', 'rejected', 'stale', 'open'] as const;
    const paths = verdicts.map((verdict) => /badge.*?<path d="([^"]+)"/.exec(marked(state, { verdict }))?.[1]);
    expect(new Set(paths).size).toBe(verdicts.length);
  });

  it('shows the picture of a screen, or that there is none, when pictures are asked for', () => {
    expect(marked(state, { picture: '/shot.webp' })).not.toContain('<image');
    expect(marked(state, { picture: '/shot.webp' }, { showsPictures: true })).toContain('href="/shot.webp"');
    expect(marked(state, { picture: null }, { showsPictures: true })).toContain(SCENE.noPicture);
  });

  it('shows how much of a timer is over, and lets it run on when the clock does', () => {
    const timer = { startedAtMs: 1000, dueAtMs: 5000 };
    const still = marked(line, { timer }, { time: { atMs: 2000, factor: 0 } });
    const running = marked(line, { timer }, { time: { atMs: 2000, factor: 10 } });
    expect(still).toContain('stroke-dashoffset:75');
    expect(still).not.toContain('animation');
    expect(running).toContain('chart-ring 400ms');
    expect(running).toContain('-100ms');
  });
});
