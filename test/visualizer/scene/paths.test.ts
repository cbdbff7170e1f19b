import { describe, expect, it } from 'vitest';
import { farNameOf } from '#src/visualizer/scene/farName.ts';
import type { ItemMarks } from '#src/visualizer/scene/marks.ts';
import { mergedMarks } from '#src/visualizer/scene/mergeMarks.ts';
import { arrowHead, middleOf, roundedPath } from '#src/visualizer/scene/roundedPath.ts';
import { points } from '#test/visualizer/points.ts';
import { smallGeometry } from './smallChart.ts';

const BENT = points(0, 0, 100, 0, 100, 50);

describe('A line', () => {
  it.each([
    ['turns in rounded corners and ends where its arrowhead begins', BENT, 'M0 0h92q8 0 8 8v34'],
    ['with steps shorter than a corner has smaller corners', points(0, 0, 4, 0, 4, 60), 'M0 0h2q2 0 2 2v50'],
    ['that is straight stays straight', points(0, 0, 60, 0), 'M0 0h52'],
  ])('%s', (_, line, path) => {
    expect(roundedPath(line)).toBe(path);
  });

  it('has an arrowhead at its end, and its signs in the middle of its length when it has no label', () => {
    expect(arrowHead(BENT)).toBe('M100 50l-4.5 -9h9z');
    expect(middleOf(BENT)).toEqual([75, 0]);
  });
});

describe('A name for readers far away', () => {
  const [, state] = smallGeometry.states;
  if (state === undefined) throw new Error('the small chart has no screen');
  const { x, y } = state;
  const nameIn = (width: number, height: number, contentTop: number | null) =>
    farNameOf(
      { ...state, width, height, title: { ...state.title, lines: ['Connect additional accounts'] } },
      contentTop === null ? null : y + contentTop,
    );

  it('is broken into the lines in which it is largest, and left out where it could not be read', () => {
    expect(nameIn(300, 200, null)).toMatchObject({ lines: ['Connect', 'additional', 'accounts'], size: 52 });
    expect(nameIn(80, 20, null)).toBeNull();
  });

  it('stands above what is inside where there is room, and across it elsewhere', () => {
    const boxes = [320, 20].map((contentTop) => nameIn(600, 600, contentTop)?.box);
    expect(boxes).toMatchObject([320, 600].map((height) => ({ x, y, width: 600, height })));
  });
});

describe('The marks of a line that stands for several', () => {
  const dim: ItemMarks = { isDimmed: true };
  const approved: ItemMarks = { verdict: 'approved', proof: 'proved', isDimmed: true };
  const rejected: ItemMarks = { verdict: 'rejected', proof: 'missing', taken: 'just' };

  it.each<[string, ItemMarks | undefined, ItemMarks | undefined, ItemMarks | undefined]>([
    ['show what needs a look first', approved, rejected, { verdict: 'rejected', proof: 'half', taken: 'just' }],
    ['are none when there are none', undefined, undefined, undefined],
    ['are not dim when one of them is not', dim, undefined, {}],
    ['are dim when all of them are', dim, dim, dim],
  ])('%s', (_, one, other, merged) => {
    const marks = Object.entries({ one, other }).flatMap(([id, of]) => (of === undefined ? [] : [[id, of] as const]));
    expect(mergedMarks(new Map(marks), ['one', 'other'])).toEqual(merged);
  });

  it('are the same object where it stands for one item only', () => {
    expect(mergedMarks(new Map([['one', dim]]), ['one'])).toBe(dim);
  });
});
