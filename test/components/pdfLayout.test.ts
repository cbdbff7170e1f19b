import { describe, expect, it } from 'vitest';
import { layOutPages, pixelRatioFor, zoomPercentOf } from '#src/components/pdf/PdfPages.tsx';
import { readableTree } from '#src/components/pdf/readPages.ts';
import { isAtEnd } from '#src/components/pdf/ScrollRegion.tsx';
import { cast } from '#test/support/cast.ts';

const LETTER = { width: 612, height: 792 };

it('A scrolling box ends 30 px early, or with a shorter document (R12.2)', () => {
  const isReached = (scrollTop: number, scrollHeight = 1000) => isAtEnd({ scrollHeight, scrollTop, clientHeight: 400 });
  const reached = [568.9, 569, 569.2, 570, 600].filter((scrollTop) => isReached(scrollTop));
  expect(reached).toEqual([569.2, 570, 600]);
  expect(isReached(0, 300)).toBe(true);
});

describe('Layout of PDF pages', () => {
  it.each([
    ['fits the width of the box', 636, 'fit', [12, 816], [612, 792], [636, 1620]],
    ['takes no space in a box without a width', 0, 'fit', [12, 24], [0, 0], [24, 36]],
  ] as const)('%s (R10.1, R12.2)', (_what, boxWidth, zoom, tops, [width, height], [boxedWidth, boxedHeight]) => {
    const pages = tops.map((top, index) => ({ number: index + 1, top, width, height }));
    const laidOut = layOutPages([LETTER, LETTER], zoomPercentOf(zoom, [LETTER], boxWidth));
    expect(laidOut).toEqual({ pages, width: boxedWidth, height: boxedHeight });
  });

  it('starts larger in a narrow box, up to the largest zoom (R10.1, R12.1, R20.7)', () => {
    const starts = [0, 296, 479, 480, 636].map((boxWidth) => Math.round(zoomPercentOf('start', [LETTER], boxWidth)));
    expect(starts).toEqual([0, 42, 70, 56, 75]);
    expect(zoomPercentOf('fit', [{ width: 50, height: 14_400 }], 636)).toBe(300);
  });

  it.each([
    ['paper', 600, 800, 2],
    ['a tall page', 816, 19_200, 8192 / 19_200],
    ['a page without a size', 0, 0, 2],
  ])('draws %s on a canvas that every browser supports (R20.7)', (_what, width, height, ratio) => {
    expect(pixelRatioFor({ width, height })).toBe(ratio);
  });
});

describe('Structure of a shown document', () => {
  type Tree = Parameters<typeof readableTree>[0];
  const words = (id: string) => ({ type: 'content', id });
  const node = (role: string, ...children: readonly object[]) => ({ role, children });
  const row = node('TR', node('TD', words('b')));
  const caption = node('Caption', words('a'));
  const link = node('P', node('Link', words('a'), { type: 'annotation', id: 'box' }));
  const undrawn = node('P', { type: 'object', id: 'other' });
  const text = node('P', node('Span', words('a')));

  it.each([
    ['moves captions before their tables', [node('Table', caption, row)], [caption, node('Table', row)]],
    ['drops what is not drawn and turns links into text', [link, undrawn], [text]],
  ])('%s (R10.1, R12.1)', (_what, children, readable) => {
    const tree = cast<Tree>(node('Document', ...children));
    expect(readableTree(tree)).toEqual({ ...tree, children: readable });
  });
});
