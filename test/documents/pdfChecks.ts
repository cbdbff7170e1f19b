import { expect } from 'vitest';
import { PAGE } from '#src/documents/style.ts';
import type { inspectPdf } from './inspectPdf.ts';
import type { ReadPdf } from './readPdf.ts';

/** All of these words stand in the text. */
export function expectWords(text: string, words: readonly string[]): void {
  expect(words.filter((some) => !text.includes(some))).toEqual([]);
}

/** Every page says which of all it is, and these words. */
export function expectOnEveryPage({ pages }: ReadPdf, ...words: readonly string[]): void {
  for (const [index, page] of pages.entries()) expectWords(page, [`Page ${index + 1} of ${pages.length}`, ...words]);
}

/** A screen reader is told the title, the language and at least these roles, which are parted by spaces. */
export function expectTagged({ isMarked, title, language, roles }: ReadPdf, wanted: string, wantedRoles: string): void {
  expect({ isMarked, title, language }).toEqual({ isMarked: true, title: wanted, language: 'en-US' });
  expect(wantedRoles.split(' ').filter((role) => !roles.has(role))).toEqual([]);
}

type Drawn = Pick<Awaited<ReturnType<typeof inspectPdf>>, 'boxes' | 'missing'>;

/** How far above the bottom of a page its foot reaches, in points. */
const FOOT_HEIGHT = 52;
const ROUNDING = 0.5;

/** Every letter has a glyph, and no text leaves the margins or runs into the foot of its page, which has these words. */
export function expectInsideFrame({ boxes, missing }: Drawn, foot: string): void {
  const isFoot = (text: string) => text === foot || /^Page \d+ of \d+$/.test(text);
  const outside = boxes.filter(
    ({ text, left, right, bottom }) =>
      left < PAGE.left - ROUNDING ||
      right > PAGE.width - PAGE.right + ROUNDING ||
      (bottom < FOOT_HEIGHT && !isFoot(text)),
  );
  expect({ outside, missing }).toEqual({ outside: [], missing: [] });
}
