import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATHS } from '#machines/graph/paths/paths.ts';
import { readProof } from '#src/visualizer/proof/readProof.ts';
import { replayOf } from '#src/visualizer/proof/replayOf.ts';
import {
  isOfModel,
  proofFigures,
  proofMarks,
  requirementsOverview,
  standingOf,
} from '#src/visualizer/proof/standing.ts';
import { pictureMarks, storyboardOf } from '#src/visualizer/proof/storyboard.ts';
import { SMALL_CHART } from '#test/visualizer/review/smallChart.ts';
import { shownRun } from './shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const guarded = SMALL_CHART.transitions.find(({ id }) => id === GUARDED);
const unseen = { isModelCovered: false, isBrowserCovered: false, steps: [] };
const inModel = { ...unseen, isModelCovered: true };
const blank = { version: 1 as const, modelHash: '', at: '2026-11-21T09:00:00.000Z', items: {}, pictures: {} };

describe('What is proved of an item', () => {
  it.each([
    ['everything was shown by model and browser', {}, 'proved'],
    ['the browser never took it', { [GUARDED]: inModel }, 'half'],
    ['one answer of its guard was never given', { [`${GUARDED}|refused`]: unseen }, 'half'],
    ['one answer of its guard was given in the model only', { [`${GUARDED}|refused`]: inModel }, 'half'],
    ['nothing took it', { [GUARDED]: unseen }, 'missing'],
  ] as const)('when %s: %o is %s', (_, otherwise, standing) => {
    expect(guarded).toBeDefined();
    if (guarded === undefined) return;
    const proof = shownRun(SMALL_CHART, otherwise);
    expect(standingOf(guarded, proof)).toBe(standing);
    expect(proofMarks(SMALL_CHART, proof).get(GUARDED)).toEqual({ proof: standing });
    const others = [...proofMarks(SMALL_CHART, proof)].filter(([id]) => id !== GUARDED);
    expect(others).toHaveLength(19);
    expect(others.filter(([, marks]) => marks.proof !== 'proved')).toEqual([]);
  });

  it('is nothing where the tests did not run, whatever an item is called', () => {
    const marks = [...proofMarks(SMALL_CHART, blank).values()];
    expect(marks).toHaveLength(20);
    expect(marks.filter(({ proof }) => proof !== 'missing')).toEqual([]);
  });
});

describe('The figures', () => {
  it('count states, transitions, guard answers and requirements by model and by browser, and name what is missing', () => {
    const proof = shownRun(SMALL_CHART, { [GUARDED]: inModel, [`${GUARDED}|refused`]: unseen, elsewhere: {} });
    expect(proofFigures(SMALL_CHART, proof)).toEqual({
      states: { all: 12, model: 12, browser: 12, missing: [] },
      transitions: { all: 8, model: 8, browser: 7, missing: [GUARDED] },
      guardAnswers: { all: 2, model: 1, browser: 1, missing: [GUARDED] },
      requirements: { all: 4, model: 4, browser: 3, missing: ['R1.2'] },
    });
  });

  it('leave out what the proof says of items that the chart does not have', () => {
    const proof = shownRun(SMALL_CHART);
    const strange = { ...proof, items: { ...proof.items, elsewhere: { ...inModel, pictures: [] } } };
    expect(proofFigures(SMALL_CHART, strange)).toEqual(proofFigures(SMALL_CHART, proof));
    expect([isOfModel(SMALL_CHART, proof), isOfModel({ hash: 'new' }, proof)]).toEqual([true, false]);
  });

  it('list each requirement with all that serves it, in the order of the specification', () => {
    const overview = requirementsOverview(SMALL_CHART, shownRun(SMALL_CHART, { [GUARDED]: inModel }));
    expect(overview.map(({ requirement, standing }) => [requirement, standing])).toEqual([
      ['R1.1', 'proved'],
      ['R1.2', 'half'],
      ['R1.10', 'proved'],
      ['R2.1', 'proved'],
    ]);
    expect(overview.find(({ requirement }) => requirement === 'R2.1')?.items).toHaveLength(4);
  });
});

describe('The report of the tests', () => {
  it('is read as it was written, its pictures with their address on this page', () => {
    const written = shownRun(SMALL_CHART, { shelf: { pictures: ['shelf-guest.jpg'] } });
    const pictures = { 'shelf-guest.jpg': { step: { path: 'walk 1', index: 0 }, states: ['shelf'] } };
    const { proof, problem } = readProof(JSON.stringify({ ...written, pictures }));
    expect(problem).toBeNull();
    expect(proof?.items['shelf']?.pictures).toEqual(['/proof/shelf-guest.jpg']);
    expect(proof?.pictures).toEqual({ '/proof/shelf-guest.jpg': pictures['shelf-guest.jpg'] });
    expect({ ...proof?.items, shelf: null }).toEqual({ ...written.items, shelf: null });
  });

  it('is never taken from a text that is none, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readProof(text).proof).toBeNull();
      }),
    );
  });

  it('is missing where the server says that there is none', () => {
    expect(readProof('null')).toEqual({ proof: null, problem: 'missing' });
  });

  it.each([
    [{ ...blank, version: 2 }, 'otherVersion'],
    [{ ...blank, at: 'yesterday' }, 'notAProof'],
    [{ ...blank, items: { a: { ...inModel, pictures: ['https://elsewhere.example/a.jpg'] } } }, 'notAProof'],
    [{ ...blank, items: { a: { ...inModel, pictures: ['../a.jpg'] } } }, 'notAProof'],
    [{ ...blank, pictures: { 'a.jpg': { step: { path: 'walk 1', index: 0.5 }, states: [] } } }, 'notAProof'],
  ] as const)('is refused when it says %o', (file, problem) => {
    expect(readProof(JSON.stringify(file)).problem).toBe(problem);
  });
});

describe('The line that shows a step in a browser', () => {
  it('goes the written path as far as the step, and is one word for the shell', () => {
    const [path] = PATHS;
    expect(path).toBeDefined();
    if (path === undefined) return;
    const events = path.events.slice(0, 2);
    expect(replayOf(PATHS, { path: path.name, index: 1 })).toBe(
      `npm run test:paths -- --replay '${JSON.stringify({ start: path.start, events })}'`,
    );
    const quoted = { name: 'a', start: 'guest', events: [{ type: "it's" }] } as const;
    expect(replayOf([quoted], { path: 'a', index: 0 })).toContain(String.raw`it'\''s`);
    expect(replayOf(PATHS, { path: 'by chance, seed 1', index: 0 })).toBeNull();
  });
});

describe('The storyboard', () => {
  const address = '/proof/a.jpg';
  const step = { path: 'walk 1', index: 0 };
  const states = ['shop', 'screen', 'basket', 'shop.screen.basket.ready', 'visitor', 'shop.visitor.known'];
  const run = shownRun(SMALL_CHART, {
    basket: { pictures: [address] },
    'shop.screen.basket.ready': { pictures: [address] },
  });
  const proof = { ...run, pictures: { [address]: { step, states } } };

  it('has a card for each screen with what lies inside, then one for each region beside them', () => {
    const cards = storyboardOf(SMALL_CHART, proof);
    expect(cards.map(({ state, inside }) => [state.title, inside.map(({ place }) => place)])).toEqual([
      ['Shelf', []],
      ['Basket', [['Ready'], ['Paying']]],
      ['Receipt', []],
      ['Lobby', []],
      ['Attic', []],
      ['Visitor', [['Unknown'], ['Known']]],
    ]);
    expect(cards[1]?.pictures).toEqual([{ address, step, situation: ['Basket', 'Ready', 'Known'] }]);
  });

  it('shows what is missing as missing, with and without a report', () => {
    expect(storyboardOf(SMALL_CHART, proof)[0]?.pictures).toEqual([]);
    expect(storyboardOf(SMALL_CHART, null).flatMap(({ pictures }) => pictures)).toEqual([]);
    const marks = pictureMarks(SMALL_CHART, proof);
    expect([marks.get('basket'), marks.get('shelf')]).toEqual([{ picture: address }, { picture: null }]);
    expect([marks.has('shop'), marks.has('screen'), marks.has('visitor')]).toEqual([false, false, false]);
  });
});
