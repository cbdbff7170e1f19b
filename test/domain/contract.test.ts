import { describe, expect, it } from 'vitest';
import { documentIdOf, isSignature } from '#machines/domain/contract.ts';

it('the document id is the drawn number after CCA- (R12.1)', () => {
  expect([0, 7, 999_999].map(documentIdOf)).toEqual(['CCA-0', 'CCA-7', 'CCA-999999']);
});

describe('a signature', () => {
  it.each([
    ['a name', 'Demo Creator', true],
    ['a name with spaces round it', '  Demo  ', true],
    ['one letter', 'x', true],
    ['a name in another script', '山田太郎', true],
    ['a name with a joiner inside', 'नि\u200Dल', true],
    ['nothing', '', false],
    ['a space', ' ', false],
    ['tabs and line ends', '\t\r\n', false],
    ['a no-break space', '\u00A0', false],
    ['an ideographic space', '\u3000', false],
    ['a zero-width space', '\u200B', false],
    ['a zero-width non-joiner and joiner', '\u200C\u200D', false],
    ['a word joiner', '\u2060', false],
    ['a byte order mark', '\uFEFF', false],
    ['all of them together', ' \u200B\u2060 \uFEFF\u00A0', false],
    ['a soft hyphen', '\u00AD', false],
    ['a left-to-right mark', '\u200E', false],
  ])('of $0, $1, counts as given: $2 (R12.4)', (_kind, text, isGiven) => {
    expect(isSignature(text)).toBe(isGiven);
  });
});
