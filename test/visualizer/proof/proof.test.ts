import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATHS } from '#machines/graph/paths/paths.ts';
import { readProof } from '#src/visualizer/proof/readProof.ts';
import { replayOf } from '#src/visualizer/proof/replayOf.ts';
import { isOfModel, proofFigures, proofMarks, requirementsOverview } from '#src/visualizer/proof/standing.ts';
import { pictureMarks, storyboardOf } from '#src/visualizer/proof/storyboard.ts';
import { SMALL_CHART } from '#test/visualizer/review/smallChart.ts';
import { shownRun } from './shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const unseen = { isModelCovered: false, isBrowserCovered: false, steps: [] };
const inModel = { ...unseen, isModelCovered: true };
const blank = { version: 1 as const, modelHash: '', at: '2026-11-21T09:00:00.000Z', items: {}, pictures: {} };
const all = shownRun(SMALL_CHART);

describe('What is proved of an item', () => {
  const everyMark = proofMarks(SMALL_CHART, all);

  it.each([
    ['everything was shown by model and browser', {}, 'proved'],
    ['the browser never took it', { [GUARDED]: inModel }, 'half'],
    ['one answer of its guard was never given', { [`${GUARDED}|refused`]: unseen }, 'half'],
    ['one answer of its guard was given in the model only', { [`${GUARDED}|refused`]: inModel }, 'half'],
    ['nothing took it', { [GUARDED]: unseen }, 'missing'],
  ] as const)('when %s: %o is %s, and of no other', (_, otherwise, standing) => {
    const marks = proofMarks(SMALL_CHART, shownRun(SMALL_CHART, otherwise));
    expect(marks).toEqual(new Map([...everyMark, [GUARDED, { proof: standing }]]));
  });

  it('is nothing where the tests did not run, whatever an item is called', () => {
    expect([...proofMarks(SMALL_CHART, blank).values()]).toEqual(Array(20).fill({ proof: 'missing' }));
    expect([...everyMark.values()]).toEqual(Array(20).fill({ proof: 'proved' }));
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

  it('leave out what the proof says of items that the chart does not have, and know of which version it is', () => {
    const strange = { ...all, items: { ...all.items, elsewhere: { ...inModel, pictures: [] } } };
    expect(proofFigures(SMALL_CHART, strange)).toEqual(proofFigures(SMALL_CHART, all));
    expect([isOfModel(SMALL_CHART, all), isOfModel({ hash: 'new' }, all)]).toEqual([true, false]);
  });

  it('list each requirement with all that serves it, in the order of the specification', () => {
    const overview = requirementsOverview(SMALL_CHART, shownRun(SMALL_CHART, { [GUARDED]: inModel }));
    expect(overview.map(({ requirement, standing, items }) => [requirement, standing, items.length])).toEqual([
      ['R1.1', 'proved', 5],
      ['R1.2', 'half', 6],
      ['R1.10', 'proved', 5],
      ['R2.1', 'proved', 4],
    ]);
  });
});

describe('The report of the tests', () => {
  it('is read as it was written, its pictures with their address on this page', () => {
    const written = shownRun(SMALL_CHART, { shelf: { pictures: ['shelf-guest.jpg'] } });
    const picture = { step: { path: 'walk 1', index: 0 }, states: ['shelf'] };
    const text = JSON.stringify({ ...written, pictures: { 'shelf-guest.jpg': picture } });
    const read = shownRun(SMALL_CHART, { shelf: { pictures: ['/proof/shelf-guest.jpg'] } });
    expect(readProof(text)).toEqual({
      proof: { ...read, pictures: { '/proof/shelf-guest.jpg': picture } },
      problem: null,
    });
  });

  it('is never taken from a text that is none, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readProof(text).proof).toBeNull();
      }),
    );
  });

  it.each([
    [null, 'missing'],
    [{ ...blank, version: 2 }, 'otherVersion'],
    [{ ...blank, at: 'yesterday' }, 'notAProof'],
    [{ ...blank, items: { a: { ...inModel, pictures: ['https://elsewhere.example/a.jpg'] } } }, 'notAProof'],
    [{ ...blank, items: { a: { ...inModel, pictures: ['../a.jpg'] } } }, 'notAProof'],
    [{ ...blank, pictures: { 'a.jpg': { step: { path: 'walk 1', index: 0.5 }, states: [] } } }, 'notAProof'],
  ] as const)('is refused when it says %o', (file, problem) => {
    expect(readProof(JSON.stringify(file))).toEqual({ proof: null, problem });
  });
});

describe('The line that shows a step in a browser', () => {
  const route = { start: 'guest', events: [{ type: "it's" }, { type: 'b' }] } as const;
  const line = (json: string) => `npm run test:paths -- --replay '${json}'`;

  it.each([
    [
      'goes the path as far as the step',
      1,
      line(String.raw`{"start":"guest","events":[{"type":"it'\''s"},{"type":"b"}]}`),
    ],
    ['is one word for the shell', 0, line(String.raw`{"start":"guest","events":[{"type":"it'\''s"}]}`)],
  ])('%s', (_, index, expected) => {
    expect(replayOf([{ name: 'a', ...route }], { path: 'a', index })).toBe(expected);
  });

  it('is none for a path that is not written down', () => {
    expect(replayOf(PATHS, { path: 'by chance, seed 1', index: 0 })).toBeNull();
  });
});

describe('The storyboard', () => {
  const address = '/proof/a.jpg';
  const step = { path: 'walk 1', index: 0 };
  const states = ['shop', 'screen', 'basket', 'shop.screen.basket.ready', 'visitor', 'shop.visitor.known'];
  const pictured = { pictures: [address] };
  const run = shownRun(SMALL_CHART, { basket: pictured, 'shop.screen.basket.ready': pictured });
  const proof = { ...run, pictures: { [address]: { step, states } } };

  it('has a card for each screen with what lies inside, then one for each region beside them', () => {
    const cards = storyboardOf(SMALL_CHART, proof);
    expect(cards.map(({ state, inside }) => [state.title, inside.map(({ place }) => place.join())])).toEqual([
      ['Shelf', []],
      ['Basket', ['Ready', 'Paying']],
      ['Receipt', []],
      ['Lobby', []],
      ['Attic', []],
      ['Visitor', ['Unknown', 'Known']],
    ]);
    expect(cards[1]?.pictures).toEqual([{ address, step, situation: ['Basket', 'Ready', 'Known'] }]);
  });

  it('shows what is missing as missing, with and without a report', () => {
    expect(storyboardOf(SMALL_CHART, proof)[0]?.pictures).toEqual([]);
    expect(storyboardOf(SMALL_CHART, null).flatMap(({ pictures }) => pictures)).toEqual([]);
    const marks = pictureMarks(SMALL_CHART, proof);
    const marked = ['basket', 'shelf', 'shop', 'screen', 'visitor'].map((id) => marks.get(id)?.picture);
    expect(marked).toEqual([address, null, undefined, undefined, undefined]);
  });
});
