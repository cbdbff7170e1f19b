import { describe, expect, it } from 'vitest';
import { isFullName, visibleText, isValidEmail } from '#machines/domain/text.ts';

it('a full name has more than one word that can be seen (R12.4)', () => {
  const names = ['A', 'Dana', ' Dana ', 'Dana \u200B', 'Dana Example', ' D. Example Jr. '];
  expect(names.filter(isFullName)).toEqual(['Dana Example', ' D. Example Jr. ']);
});

describe('a signature', () => {
  it.each(['Demo Creator', '  Demo  ', 'x', '山田太郎', 'नि\u200Dल'])('of %j is given (R12.4)', (text) => {
    expect(visibleText(text)).toBe(text.trim());
  });

  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['tabs and line ends', '\t\r\n'],
    ['a no-break and an ideographic space', '\u00A0\u3000'],
    ['zero-width spaces and joiners', '\u200B\u200C\u200D\u2060'],
    ['a byte order mark', '\uFEFF'],
    ['a soft hyphen', '\u00AD'],
    ['a left-to-right mark', '\u200E'],
    ['variation selectors, a grapheme joiner and a blank of Braille', '\uFE0F\u034F\u2800'],
  ])('of %s is none (R12.4)', (_kind, text) => {
    expect(visibleText(text)).toBe('');
  });
});

const LONGEST_LABEL = 'a'.repeat(63);

it.each([
  'a@b.com',
  'user@localhost',
  'first.last+tag@mail.example.co',
  "!#$%&'*+/=?^_`{|}~-.@b.com",
  '.a..b.@b.com',
  'a@1.2',
  'a@b-c.com',
  `a@${LONGEST_LABEL}.${LONGEST_LABEL}`,
])('%s is valid, as in an email field (R4.1)', (text) => {
  expect(isValidEmail(text)).toBe(true);
});

it.each([
  '',
  'a',
  'a@',
  '@b.com',
  'a@b..com',
  'a@.com',
  'a@b.com.',
  'a@-b.com',
  'a@b-.com',
  'a@b_c.com',
  'a@b@c.com',
  'a b@c.com',
  'a@b.com c',
  'a,b@c.com',
  'ä@b.com',
  `a@${LONGEST_LABEL}a.com`,
])('%s is not, as in an email field (R4.1)', (text) => {
  expect(isValidEmail(text)).toBe(false);
});
