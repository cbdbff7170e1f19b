import { describe, expect, it } from 'vitest';
import { isAtEnd } from '#src/components/pdf/isAtEnd.ts';
import { makeReadableStreamsIterable } from '#src/components/pdf/makeReadableStreamsIterable.ts';
import * as layout from '#src/components/pdf/pageLayout.ts';
import { readableTree } from '#src/components/pdf/readableTree.ts';

const { keptLeft, layOutPages, pixelRatioFor, seenPages, startingZoomPercent } = layout;
const LETTER = { width: 612, height: 792 };

describe('the end of a scrolling box', () => {
  it.each([
    [569, false],
    [570, true],
    [600, true],
    [568.9, false],
    [569.2, true],
  ])('scrolled to %d of 600 px is reached: %s, at 30 px, rounded up (R12.2)', (scrollTop, isReached) => {
    expect(isAtEnd({ scrollHeight: 1000, scrollTop, clientHeight: 400 })).toBe(isReached);
  });

  it('is reached at once by a document shorter than its box (R12.2)', () => {
    expect(isAtEnd({ scrollHeight: 300, scrollTop: 0, clientHeight: 400 })).toBe(true);
  });
});

describe('the pages in their box', () => {
  it.each([
    ['fit the width of the box at 100 percent, with a gap round each', 636, 100, [12, 816], [612, 792], [636, 1620]],
    ['grow with the zoom', 636, 200, [12, 1608], [1224, 1584], [1248, 3204]],
    ['take no space before the box has a width', 0, 100, [12, 24], [0, 0], [24, 36]],
  ] as const)('%s (R10.1, R12.2)', (_what, boxWidth, zoom, tops, size, whole) => {
    const [width, height] = size;
    expect(layOutPages([LETTER, LETTER], boxWidth, zoom)).toEqual({
      pages: tops.map((top, index) => ({ number: index + 1, top, left: 12, width, height })),
      width: whole[0],
      height: whole[1],
    });
  });

  it('stand in the middle when they are narrower than the widest (R10.1)', () => {
    const { pages } = layOutPages([LETTER, { width: 306, height: 100 }], 636, 100);
    expect(pages[1]).toEqual({ number: 2, top: 816, left: 165, width: 306, height: 100 });
  });

  it('start larger in a narrow box, so that the text and not the margins fills it (R12.1)', () => {
    expect([0, 296, 479, 480, 636].map(startingZoomPercent)).toEqual([100, 125, 125, 100, 100]);
  });

  it.each([
    [0, 24, 360, 30],
    [30, 360, 720, 210],
    [210, 720, 300, 0],
  ])('scrolled to %i of %i px keep their middle at %i px: at %i (R12.1)', (left, from, to, kept) => {
    expect(keptLeft({ scrollLeft: left, clientWidth: 300 }, from, to)).toBe(kept);
  });

  it.each([
    [0, { current: 1, firstNear: 1, lastNear: 2 }],
    [2500, { current: 4, firstNear: 3, lastNear: 5 }],
    [5040, { current: 7, firstNear: 6, lastNear: 7 }],
  ])('are near within one box height above and below: at %i px %j (R10.1)', (scrollTop, seen) => {
    const sevenPages = Array.from({ length: 7 }, () => LETTER);
    expect(seenPages(layOutPages(sevenPages, 636, 100), scrollTop, 600)).toEqual(seen);
  });

  it.each([
    [600, 800, 1.5, 1.5],
    [600, 800, 3, 2],
    [4000, 4000, 3, 1],
  ])('of %i by %i px are drawn at a ratio of %d with %d, never too large (R10.1)', (width, height, device, ratio) => {
    expect(pixelRatioFor({ width, height }, device)).toBe(ratio);
  });
});

describe('a stream that cannot be iterated', () => {
  it('is read by for await once it has been mended, and let go of at the end (R10.1)', async () => {
    const left = ['Form', '4506-T'];
    const log: unknown[] = [];
    const prototype = {
      getReader: () => ({
        read: async () => (left.length === 0 ? { done: true } : { done: false, value: left.shift() }),
        releaseLock: () => log.push('released'),
      }),
    };
    makeReadableStreamsIterable(prototype);
    for await (const chunk of Object.create(prototype) as AsyncIterable<unknown>) log.push(chunk);
    expect(log).toEqual(['Form', '4506-T', 'released']);
  });

  it('is left alone where the browser can iterate it (R10.1)', () => {
    const own = () => {};
    const prototype = { [Symbol.asyncIterator]: own };
    makeReadableStreamsIterable(prototype);
    expect(prototype[Symbol.asyncIterator]).toBe(own);
  });
});

describe('the structure of a shown document', () => {
  const words = (id: string) => ({ type: 'content', id });
  const title = { role: 'H1', children: [words('a')] };
  const text = { role: 'Span', children: [words('a')] };
  const part = (...children: readonly object[]) => ({ role: 'P', children });
  const table = (...children: readonly object[]) => ({ role: 'Table', children });
  const row = { role: 'TR', children: [{ role: 'TD', children: [words('b')] }] };
  const caption = { role: 'Caption', children: [words('a')] };
  const followed = { role: 'Link', children: [words('a'), { type: 'annotation', id: 'box' }] };
  const notDrawn = part({ type: 'object', id: 'other' });

  type TreeParts = Parameters<typeof readableTree>[0]['children'];
  it.each([
    ['stands as it is where a page can carry it', [title, words('b')], [title, words('b')]],
    ['has its captions before their tables', [table(caption, row)], [caption, table(row)]],
    ['names nothing that is not drawn, and no link that cannot be followed', [part(followed), notDrawn], [part(text)]],
  ])('%s (R10.1, R12.1)', (_what, children, readable) => {
    const whole = { role: 'Document', children: children as TreeParts };
    expect(readableTree(whole)).toEqual({ ...whole, children: readable });
  });
});
