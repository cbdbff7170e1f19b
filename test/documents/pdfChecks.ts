import { expect } from 'vitest';
import { PAGE } from '#src/documents/style.ts';
import type { ReadPdf } from './readPdf.ts';

/** Height of the page footer, in points. */
const FOOTER_HEIGHT = 52;
const ROUNDING = 0.5;

export function expectPhrases(text: string, phrases: readonly string[]): void {
  expect(phrases.filter((phrase) => !text.includes(phrase))).toEqual([]);
}

/** Expects the text to contain these phrases in order. */
export function expectInOrder(text: string, phrases: readonly string[]): void {
  const positions = phrases.map((phrase) => text.indexOf(phrase));
  expect(phrases.filter((_, index) => (positions[index] ?? -1) < 0)).toEqual([]);
  expect(positions).toEqual(positions.toSorted((first, second) => first - second));
}

/** Expects every page to have its number and these phrases. */
export function expectOnEveryPage({ pages }: ReadPdf, ...phrases: readonly string[]): void {
  const missing = pages.flatMap((page, index) =>
    [`Page ${index + 1} of ${pages.length}`, ...phrases].filter((phrase) => !page.includes(phrase)),
  );
  expect(missing).toEqual([]);
}

/** Expects a tagged PDF with this title, in US English, with at least these space-separated roles. */
export function expectTagged(
  { isMarked, title, language, roles }: ReadPdf,
  expectedTitle: string,
  expectedRoles: string,
): void {
  expect({ isMarked, title, language }).toEqual({ isMarked: true, title: expectedTitle, language: 'en-US' });
  expect(expectedRoles.split(' ').filter((role) => !roles.has(role))).toEqual([]);
}

/** Expects a glyph for every letter, and no text outside the margins except the footer and the watermark. */
export function expectInsideMargins({ boxes, missing }: ReadPdf, footer: string, watermark = ''): void {
  const isFooter = (text: string) => text === footer || /^Page \d+ of \d+$/.test(text);
  const outside = boxes.filter(
    ({ text, left, right, bottom }) =>
      text !== watermark &&
      (left < PAGE.left - ROUNDING ||
        right > PAGE.width - PAGE.right + ROUNDING ||
        (bottom < FOOTER_HEIGHT && !isFooter(text))),
  );
  expect({ outside, missing }).toEqual({ outside: [], missing: [] });
}
