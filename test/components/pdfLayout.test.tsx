import { describe, expect, it } from 'vitest';
import { isAtEnd } from '#src/components/pdf/isAtEnd.ts';
import { makeReadableStreamsIterable } from '#src/components/pdf/makeReadableStreamsIterable.ts';
import {
  keptLeft,
  layOutPages,
  pixelRatioFor,
  seenPages,
  startingZoomPercent,
} from '#src/components/pdf/pageLayout.ts';

const LETTER = { width: 612, height: 792 };

describe('the end of a scrolling box', () => {
  const scrolledTo = (scrollTop: number) => isAtEnd({ scrollHeight: 1000, scrollTop, clientHeight: 400 });

  it('is reached at 30 pixels and not at 31 (R12.2)', () => {
    expect([scrolledTo(569), scrolledTo(570), scrolledTo(600)]).toEqual([false, true, true]);
  });

  it('is judged on the rounded up position, because browser zoom makes it a fraction (R12.2)', () => {
    expect([scrolledTo(569.2), scrolledTo(568.9)]).toEqual([true, false]);
  });

  it('is reached at once by a document shorter than its box (R12.2)', () => {
    expect(isAtEnd({ scrollHeight: 300, scrollTop: 0, clientHeight: 400 })).toBe(true);
  });
});

describe('the pages in their box', () => {
  it('fit the width of the box at 100 percent, with a gap round each (R10.1)', () => {
    expect(layOutPages([LETTER, LETTER], 636, 100)).toEqual({
      pages: [
        { number: 1, top: 12, left: 12, width: 612, height: 792 },
        { number: 2, top: 816, left: 12, width: 612, height: 792 },
      ],
      width: 636,
      height: 1620,
    });
  });

  it('grow with the zoom (R10.1)', () => {
    expect(layOutPages([LETTER], 636, 200)).toEqual({
      pages: [{ number: 1, top: 12, left: 12, width: 1224, height: 1584 }],
      width: 1248,
      height: 1608,
    });
  });

  it('start larger in a narrow box, so that the text and not the margins fills it (R12.1)', () => {
    expect([0, 296, 479, 480, 636].map(startingZoomPercent)).toEqual([100, 125, 125, 100, 100]);
  });

  it('keep their middle in the middle when the zoom changes, and start there (R12.1)', () => {
    expect(keptLeft({ scrollLeft: 0, clientWidth: 300 }, 24, 360)).toBe(30);
    expect(keptLeft({ scrollLeft: 30, clientWidth: 300 }, 360, 720)).toBe(210);
    expect(keptLeft({ scrollLeft: 210, clientWidth: 300 }, 720, 300)).toBe(0);
  });

  it('stand in the middle when they are narrower than the widest (R10.1)', () => {
    const { pages } = layOutPages([LETTER, { width: 306, height: 100 }], 636, 100);
    expect(pages[1]).toEqual({ number: 2, top: 816, left: 165, width: 306, height: 100 });
  });

  it('take no space before the box has a width (R12.2)', () => {
    expect(layOutPages([LETTER], 0, 100).pages).toEqual([{ number: 1, top: 12, left: 12, width: 0, height: 0 }]);
  });

  it('are near within one box height above and below (R10.1)', () => {
    const layout = layOutPages(
      Array.from({ length: 7 }, () => LETTER),
      636,
      100,
    );
    expect(seenPages(layout, 0, 600)).toEqual({ current: 1, firstNear: 1, lastNear: 2 });
    expect(seenPages(layout, 2500, 600)).toEqual({ current: 4, firstNear: 3, lastNear: 5 });
    expect(seenPages(layout, layout.height - 600, 600)).toEqual({ current: 7, firstNear: 6, lastNear: 7 });
  });

  it('are drawn with at most two device pixels each way, and never on too large a canvas (R10.1)', () => {
    expect(pixelRatioFor({ width: 600, height: 800 }, 1.5)).toBe(1.5);
    expect(pixelRatioFor({ width: 600, height: 800 }, 3)).toBe(2);
    expect(pixelRatioFor({ width: 4000, height: 4000 }, 3)).toBe(1);
  });
});

describe('a stream that cannot be iterated', () => {
  const read = async (stream: unknown) => {
    const chunks: unknown[] = [];
    for await (const chunk of stream as AsyncIterable<unknown>) chunks.push(chunk);
    return chunks;
  };
  const streamOf = (values: readonly string[]) => {
    const left = [...values];
    let isReleased = false;
    const prototype = {
      getReader: () => ({
        read: async () => (left.length === 0 ? { done: true } : { done: false, value: left.shift() }),
        releaseLock: () => {
          isReleased = true;
        },
      }),
    };
    return { prototype, isReleased: () => isReleased };
  };

  it('is read by for await once it has been mended, and let go of at the end (R10.1)', async () => {
    const { prototype, isReleased } = streamOf(['Form', '4506-T']);
    makeReadableStreamsIterable(prototype);
    expect(await read(Object.create(prototype))).toEqual(['Form', '4506-T']);
    expect(isReleased()).toBe(true);
  });

  it('is left alone where the browser can iterate it (R10.1)', () => {
    const own = () => {};
    const prototype = { [Symbol.asyncIterator]: own };
    makeReadableStreamsIterable(prototype);
    expect(prototype[Symbol.asyncIterator]).toBe(own);
  });
});
