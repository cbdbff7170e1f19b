import { expect } from 'vitest';
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
