import { expect } from 'vitest';
import { PAGE } from '#src/documents/style.ts';
import type { ReadPdf } from './readPdf.ts';

/** How far above the bottom of a page its foot reaches, in points. */
const FOOT_HEIGHT = 52;
const ROUNDING = 0.5;

export function expectWords(text: string, words: readonly string[]): void {
  expect(words.filter((some) => !text.includes(some))).toEqual([]);
}

/** Checks that these words follow each other in the text. */
export function expectInOrder(text: string, words: readonly string[]): void {
  const places = words.map((some) => text.indexOf(some));
  expect(words.filter((_, index) => (places[index] ?? -1) < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((first, second) => first - second));
}

/** Checks that every page has its number and these words. */
export function expectOnEveryPage({ pages }: ReadPdf, ...words: readonly string[]): void {
  const lacking = pages.flatMap((page, index) =>
    [`Page ${index + 1} of ${pages.length}`, ...words].filter((some) => !page.includes(some)),
  );
  expect(lacking).toEqual([]);
}

/** Checks the title, the language and at least these roles, separated by spaces. */
export function expectTagged({ isMarked, title, language, roles }: ReadPdf, wanted: string, wantedRoles: string): void {
  expect({ isMarked, title, language }).toEqual({ isMarked: true, title: wanted, language: 'en-US' });
  expect(wantedRoles.split(' ').filter((role) => !roles.has(role))).toEqual([]);
}

/** Checks that every letter has a glyph, and that only these words leave the margins. */
export function expectInsideFrame({ boxes, missing }: ReadPdf, foot: string, watermark = ''): void {
  const isFoot = (text: string) => text === foot || /^Page \d+ of \d+$/.test(text);
  const outside = boxes.filter(
    ({ text, left, right, bottom }) =>
      text !== watermark &&
      (left < PAGE.left - ROUNDING ||
        right > PAGE.width - PAGE.right + ROUNDING ||
        (bottom < FOOT_HEIGHT && !isFoot(text))),
  );
  expect({ outside, missing }).toEqual({ outside: [], missing: [] });
}
