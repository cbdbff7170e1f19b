import { describe, expect, it } from 'vitest';
import { farNameOf } from '#src/visualizer/scene/farName.ts';
import { mergedMarks } from '#src/visualizer/scene/mergeMarks.ts';
import { arrowHead, middleOf, roundedPath } from '#src/visualizer/scene/roundedPath.ts';
import { smallGeometry } from './smallChart.ts';

const BENT = [
  [0, 0],
  [100, 0],
  [100, 50],
] as const;

describe('A line', () => {
  it('turns in rounded corners and ends where its arrowhead begins', () => {
    expect(roundedPath(BENT)).toBe('M0 0h92q8 0 8 8v34');
    expect(arrowHead(BENT)).toBe('M100 50l-4.5 -9h9z');
  });

  it('with steps shorter than a corner has smaller corners', () => {
    expect(
      roundedPath([
        [0, 0],
        [4, 0],
        [4, 60],
      ]),
    ).toBe('M0 0h2q2 0 2 2v50');
  });

  it('that is straight stays straight', () => {
    expect(
      roundedPath([
        [0, 0],
        [60, 0],
      ]),
    ).toBe('M0 0h52');
  });

  it('without a label has its signs in the middle of its length', () => {
    expect(middleOf(BENT)).toEqual([75, 0]);
  });
});

describe('A name for readers far away', () => {
  const [, state] = smallGeometry.states;
  if (state === undefined) throw new Error('the small chart has no screen');
  const named = { ...state, title: { ...state.title, lines: ['Connect additional accounts'] } };

  it('is broken into the lines in which it is largest', () => {
    const name = farNameOf({ ...named, width: 300, height: 200 }, null);
    expect(name?.lines).toEqual(['Connect', 'additional', 'accounts']);
    expect(name?.size).toBeGreaterThan(40);
  });

  it('stands above what is inside where there is room', () => {
    expect(farNameOf({ ...named, width: 600, height: 600 }, named.y + 320)?.box.height).toBe(320);
    expect(farNameOf({ ...named, width: 600, height: 600 }, named.y + 20)?.box.height).toBe(600);
  });

  it('is left out where it could not be read', () => {
    expect(farNameOf({ ...named, width: 80, height: 20 }, null)).toBeNull();
  });
});

describe('The marks of a line that stands for several', () => {
  it('show what needs a look first', () => {
    const marks = new Map([
      ['a', { verdict: 'approved', proof: 'proved', isDimmed: true }],
      ['b', { verdict: 'rejected', proof: 'missing', taken: 'just' }],
    ] as const);
    expect(mergedMarks(marks, ['a', 'b'])).toEqual({ verdict: 'rejected', proof: 'half', taken: 'just' });
  });

  it('are those of the one item that it stands for otherwise', () => {
    const own = { isActive: true };
    expect(mergedMarks(new Map([['a', own]]), ['a'])).toBe(own);
    expect(mergedMarks(new Map(), ['a', 'b'])).toBeUndefined();
  });

  it('are dim only when all of them are', () => {
    const dim = { isDimmed: true };
    expect(mergedMarks(new Map([['a', dim]]), ['a', 'b'])?.isDimmed).toBeUndefined();
    expect(
      mergedMarks(
        new Map([
          ['a', dim],
          ['b', dim],
        ]),
        ['a', 'b'],
      ),
    ).toEqual(dim);
  });
});
