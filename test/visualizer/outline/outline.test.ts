import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { ItemDetails } from '#src/visualizer/outline/ItemDetails.tsx';
import { OutlineTree } from '#src/visualizer/outline/OutlineTree.tsx';
import { markWords } from '#src/visualizer/outline/markWords.ts';
import { moveFor, rowBeginning } from '#src/visualizer/outline/outlineKeys.ts';
import { keptBy, openAtFirst, outlineOf, visibleRows } from '#src/visualizer/outline/outlineRows.ts';
import { wordsIn } from '#test/visualizer/wordsIn.ts';

const model = journeyModel();
const outline = outlineOf(model);
const first = openAtFirst(model);
const REGIONS = ['session', 'screen', 'countdown', 'keeping', 'clearing'];
const RULE = 'journey.session.guest|session.signedIn|0';

const rowsWith = (...opened: readonly string[]) =>
  visibleRows(outline, (id) => first.has(id) || opened.includes(id), null);

describe('The lines of the outline', () => {
  it('are open down to the screens at first, and closed below', () => {
    const screens = model.states.filter(({ screen }) => screen !== null).map(({ id }) => id);
    const rows = rowsWith();
    expect([...first].toSorted()).toEqual(['journey', 'screen']);
    expect(rows.filter(({ level, isOpen }) => level === 3 && isOpen !== null)).toMatchObject(
      screens.map((id) => ({ id, isOpen: false })),
    );
    expect(rows.length).toBeLessThan(50);
  });

  it('know their level, their place and their number of neighbours', () => {
    expect(rowsWith().find(({ id }) => id === 'screen')).toMatchObject({ level: 2, position: 2, setSize: 5 });
  });

  it('are only those that are wanted, with what they lie in', () => {
    const kept = keptBy(outline, new Set(['journey.screen.offers.selected']));
    const ids = visibleRows(outline, () => true, kept).map(({ id }) => id);
    expect(ids).toEqual(['journey', 'screen', 'offers', 'journey.screen.offers.selected']);
  });
});

it(
  'The outline says every state and every rule in a line each: names, descriptions, doings, sentences',
  { timeout: 20_000 },
  () => {
    const texts = new Map<string, readonly string[]>([
      ...model.states.map(({ id, title, description, entryTexts, exitTexts, invokeTexts }) => {
        return [id, [title, description, ...entryTexts, ...exitTexts, ...invokeTexts]] as const;
      }),
      ...model.transitions.map(({ id, sentence }) => [id, [sentence]] as const),
    ]);
    const whole = { model, marks: new Map(), selectedId: null, filter: new Set(texts.keys()), onSelect: () => {} };
    const [, ...lines] = renderToStaticMarkup(createElement(OutlineTree, whole)).split('<div role="treeitem"');
    const said = new Map(lines.map((line) => [/data-id="([^"]*)"/.exec(line)?.[1], wordsIn(`<${line}`)]));
    expect([...said.keys()].toSorted()).toEqual([...texts.keys()].toSorted());
    expect([lines.length, said.size > 350]).toEqual([texts.size, true]);
    expect([...texts].filter(([id, parts]) => !parts.every((part) => said.get(id)?.includes(part)))).toEqual([]);
  },
);

describe('What overlays mark, in words,', () => {
  it.each([
    [
      { isActive: true, proof: 'half', verdict: 'stale', change: 'changed' },
      ['here now', 'changed', 'changed since it was approved', 'half proved'],
    ],
    [
      { taken: 'just', choice: 'refused', isOnPath: true, isFound: true, picture: null },
      ['just happened', 'refused now', 'on the path', 'found', 'no picture'],
    ],
    [undefined, []],
  ] as const)('of %o is %o', (marks, words) => {
    expect(markWords(marks)).toEqual(words);
  });
});

describe('A key in the outline', () => {
  const rows = rowsWith('session', 'journey.session.guest');
  const at = (id: string) => rows.findIndex((row) => row.id === id);

  it.each([
    ['ArrowDown', 'journey', { kind: 'focus', id: 'session' }],
    ['ArrowUp', 'session', { kind: 'focus', id: 'journey' }],
    ['End', 'journey', { kind: 'focus', id: rows.at(-1)?.id }],
    ['Home', 'session', { kind: 'focus', id: 'journey' }],
    ['ArrowRight', 'offers', { kind: 'open', ids: ['offers'] }],
    ['ArrowRight', 'session', { kind: 'focus', id: 'session|initial' }],
    ['ArrowRight', RULE, { kind: 'follow', id: 'journey.session.signedIn' }],
    ['ArrowLeft', 'session', { kind: 'close', ids: ['session'] }],
    ['ArrowLeft', 'session|initial', { kind: 'focus', id: 'session' }],
    ['Enter', 'offers', { kind: 'select', id: 'offers' }],
    [' ', 'offers', { kind: 'select', id: 'offers' }],
    ['*', 'session', { kind: 'open', ids: REGIONS.filter((id) => !['session', 'screen'].includes(id)) }],
    ['x', 'offers', null],
  ])('%s on %s does %o', (key, id, move) => {
    expect(moveFor(key, rows, at(id))).toEqual(move);
  });

  it.each([
    ['d', 'journey', 'dashboard'],
    ['d', 'dashboard', 'dashboardEstablished'],
    ['SI', 'landing', 'signIn'],
    ['sig', 'signIn', 'signIn'],
  ])('of the word "%s" on %s finds the line that begins with it: %s', (typed, from, id) => {
    expect(rowBeginning(typed, rows, at(from))).toEqual({ kind: 'focus', id });
  });
});

describe('What is told of any item', () => {
  const told = (id: string) => renderToStaticMarkup(createElement(ItemDetails, { model, id, onSelect: () => {} }));
  const items = [...model.states, ...model.transitions];

  it('keeps the names of the program aside', () => {
    // Not of all of them, to save time: the items differ in their words, which are proved elsewhere.
    const texts = items
      .filter((_, index) => index % 9 === 0)
      .map(({ id }) => wordsIn(told(id).replace(/<details.*<\/details>/s, '')));
    expect(texts.length).toBeGreaterThan(38);
    expect(texts.filter((text) => /\w\.[a-z]+[A-Z]|undefined|\|/.test(text) || text === '')).toEqual([]);
  });

  it('is nothing when the chart does not have it', () => {
    expect(told('none')).toBe('');
  });
});
