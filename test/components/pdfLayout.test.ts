import { describe, expect, it } from 'vitest';
import { makeReadableStreamsIterable } from '#src/components/pdf/mendPdfLibrary.ts';
import * as layout from '#src/components/pdf/PdfPages.tsx';
import { readableTree } from '#src/components/pdf/readPages.ts';
import { isAtEnd } from '#src/components/pdf/ScrollRegion.tsx';

const { anchoredLeft, layOutPages, pixelRatioFor, seenPages, zoomPercentOf } = layout;
const SMALL = { width: 600, height: 800 };
const LETTER = { width: 612, height: 792 };

it('The end of a scrolling box is reached at 30 px, or at once by a shorter document (R12.2)', () => {
  const isReached = (scrollTop: number, scrollHeight = 1000) => isAtEnd({ scrollHeight, scrollTop, clientHeight: 400 });
  expect([568.9, 569, 569.2, 570, 600].filter((scrollTop) => isReached(scrollTop))).toEqual([569.2, 570, 600]);
  expect(isReached(0, 300)).toBe(true);
});

describe('the pages in their box', () => {
  it.each([
    ['fit the width of the box, with a gap round each', 636, 'fit', [12, 816], [612, 792], [636, 1620]],
    ['are as large as on paper at 100 percent', 636, 100, [12, 1080], [816, 1056], [840, 2148]],
    ['take no space before the box has a width', 0, 'fit', [12, 24], [0, 0], [24, 36]],
  ] as const)('%s (R10.1, R12.2)', (_what, boxWidth, zoom, tops, [width, height], [boxedWidth, boxedHeight]) => {
    const pages = tops.map((top, index) => ({ number: index + 1, top, width, height }));
    const laidOut = layOutPages([LETTER, LETTER], zoomPercentOf(zoom, [LETTER], boxWidth));
    expect(laidOut).toEqual({ pages, width: boxedWidth, height: boxedHeight });
  });

  it('stay where they were when they are zoomed, start larger in a narrow box, and are drawn sharp (R10.1, R12.1)', () => {
    const { pages } = layOutPages([LETTER, { width: 306, height: 100 }], 75);
    expect(pages[1]).toEqual({ number: 2, top: 816, width: 306, height: 100 });
    const scrolled = (scrollLeft: number, from: number, to: number) =>
      anchoredLeft({ scrollLeft, clientWidth: 300 }, from, to);
    expect([scrolled(0, 24, 360), scrolled(30, 360, 720), scrolled(210, 720, 300)]).toEqual([30, 210, 0]);
    const starts = [0, 296, 479, 480, 636].map((boxWidth) => zoomPercentOf('start', [LETTER], boxWidth));
    expect(starts.map(Math.round)).toEqual([0, 42, 70, 56, 75]);
    expect([pixelRatioFor(SMALL), pixelRatioFor({ width: 4000, height: 4000 })]).toEqual([2, 1]);
  });

  it.each([
    ['a page on paper', SMALL, 2],
    ['a large one', { width: 4000, height: 4000 }, 1],
    ['a tall one', { width: 816, height: 19_200 }, 8192 / 19_200],
    ['a wide one', { width: 16_384, height: 100 }, 0.5],
    ['a hairline', { width: 4, height: 57_600 }, 0.25],
    ['one without a width', { width: 0, height: 0 }, 2],
  ])('draw %s with a canvas that every browser has (R20.7)', (_what, size, ratio) => {
    expect(pixelRatioFor(size)).toBe(ratio);
  });

  it('fill the box with a narrow page at the largest zoom step at most (R20.7)', () => {
    const narrow = { width: 50, height: 14_400 };
    expect(zoomPercentOf('fit', [narrow], 636)).toBe(300);
    expect(zoomPercentOf('fit', [LETTER, narrow], 636)).toBe(75);
  });

  it('are near within one box height above and below (R10.1)', () => {
    const letters = Array.from({ length: 7 }, () => LETTER);
    const seven = layOutPages(letters, 75).pages;
    const seen = [0, 2500, 5040].map((scrollTop) => Object.values(seenPages(seven, scrollTop, 600)).join());
    expect(seen).toEqual(['1,1,2', '4,3,5', '7,6,7']);
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

const words = (id: string) => ({ type: 'content', id });
const node = (role: string, ...children: readonly object[]) => ({ role, children });
const title = node('H1', words('a'));
const row = node('TR', node('TD', words('b')));
const caption = node('Caption', words('a'));
const link = node('P', node('Link', words('a'), { type: 'annotation', id: 'box' }));
const undrawn = node('P', { type: 'object', id: 'other' });
const text = node('P', node('Span', words('a')));

type TreeParts = Parameters<typeof readableTree>[0]['children'];
it.each([
  ['stands as it is where a page can carry it', [title, words('b')], [title, words('b')]],
  ['has its captions before their tables', [node('Table', caption, row)], [caption, node('Table', row)]],
  ['names nothing that is not drawn, and no link that cannot be followed', [link, undrawn], [text]],
])('the structure of a shown document %s (R10.1, R12.1)', (_what, children, readable) => {
  const whole = { role: 'Document', children: children as TreeParts };
  expect(readableTree(whole)).toEqual({ ...whole, children: readable });
});
