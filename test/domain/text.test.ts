import { describe, expect, it } from 'vitest';
import { comparableName, isFullName, isValidEmail, normalizeText, visibleText } from '#machines/domain/text.ts';

describe('Normalized text', () => {
  it.each([
    ['a letter and its accent combined', 'Jose\u0301', 'José'],
    ['no zero-width characters or joiners', 'a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf', 'abcdef'],
    ['no direction marks', '\u202A\u202D12\u202C\u200E\u200F\u061C\u2066\u2069', '12'],
    ['no soft hyphens, grapheme joiners or variation selectors', 'co\u00ADop e\u034F\u0301 x\uFE0F', 'coop é x'],
    ['no control or object replacement characters', 'a\u0000b\u007Fc\uFFFC', 'abc'],
    [
      'one space for tabs, line breaks and spaces of any width',
      'a\t\r\nb\u00A0c\u2003d\u202Fe\u3000f\u2800\u0085g',
      'a b c d e f g',
    ],
    ['no surrounding whitespace', '\u3000 \u200B 12\t\n', '12'],
    [
      'ASCII for full-width digits, letters and symbols',
      '１２－３４５６７８９ ａ＠ｂ．ｃ ＄５％ ﹪',
      '12-3456789 a@b.c $5% %',
    ],
    ['ASCII for digits in other scripts', '٠١٢٣٤ ۵۶ १२ ৩ ๔ ၅ ៦ 𞥑 𝟘𝟗𝟚 𝟽', '01234 56 12 3 4 5 6 1 092 7'],
    ['the Japanese long vowel mark', 'スーパー', 'スーパー'],
    ['hyphens for dashes and minus signs', '1‐2‑3‒4–5—6―7−8⁃9➖0ー1', '1-2-3-4-5-6-7-8-9-0-1'],
    ['plain apostrophes', 'O’C O‘C OʼC OʻC O´C O`C O′C O＇C', "O'C O'C O'C O'C O'C O'C O'C O'C"],
    ['plain quotes', '“a” „b‟ «c» ″d〝', '"a" "b" "c" "d"'],
    ['ASCII for Arabic number punctuation', '٥٠٬٠٠٠٫٥ ٢٥٪', '50,000.5 25%'],
    ['a lone surrogate unchanged', 'a\uD800b', 'a\uD800b'],
  ])('has %s (R20.1)', (_what, text, normalized) => {
    expect(normalizeText(text)).toBe(normalized);
  });
});

it.each([
  ['one word', 'Dana', false],
  ['one word and an invisible character', 'Dana \u200B', false],
  ['two words with a non-breaking space', 'Dana\u00A0Example', true],
  ['initials and a title', ' D. Example Jr. ', true],
])('A name of %s, %j, counts as full: %s (R12.4)', (_what, name, isFull) => {
  expect(isFullName(name)).toBe(isFull);
});

it.each([
  ["Seán O'Connor", 'Seán O’Connor', true],
  ['José Núñez', 'Jose\u0301 Nu\u0301n\u0303ez', true],
  ['Jean-Luc Picard', 'Jean‑Luc\u00A0 Picard', true],
  ['Ada Lovelace', ' ada   lovelace\u200B', true],
  ['Straße', 'STRAẞE', true],
  ['İlker Işık', 'ilker ışık', true],
  ['नि\u200Dल', 'निल', true],
  ['Renée', 'Renee', true],
  ['Ada Lovelace', 'Ada Lovelock', false],
  ['राम', 'रीमा', false],
])('Names %s and %s match: %s (R12.4, R20.1)', (first, second, areSame) => {
  expect(comparableName(first) === comparableName(second)).toBe(areSame);
});

describe('Visible text', () => {
  const VISIBLE = ['Demo Creator', '  Demo  ', 'x', '山田太郎', 'नि\u200Dल'];
  const INVISIBLE = ['\u00A0\u3000', '\u200B\u200C\u200D\u2060', '\uFE0F\u034F\u2800'];
  it.each([...VISIBLE.map((text) => [text, text.trim()]), ...INVISIBLE.map((text) => [text, ''])])(
    'of the signature %j is %j (R12.4)',
    (text, visible) => {
      expect(visibleText(text)).toBe(visible);
    },
  );
});

const LONGEST_LABEL = 'a'.repeat(63);
const COMMON = ['a@b.com', 'user@localhost', 'first.last+tag@mail.example.co', 'a@1.2', 'a@b-c.com'];
const UNCOMMON = ["!#$%&'*+/=?^_`{|}~-.@b.com", '.a..b.@b.com', `a@${LONGEST_LABEL}.${LONGEST_LABEL}`];
it.each([...COMMON, ...UNCOMMON])('Email address %s is valid, as in an email input (R4.1)', (text) => {
  expect(isValidEmail(text)).toBe(true);
});

const WITH_MISSING_PARTS = ['', 'a', 'a@', '@b.com', 'a@b..com', 'a@.com', 'a@b.com.', `a@${LONGEST_LABEL}a.com`];
const WITH_INVALID_CHARACTERS = [
  'a@-b.com',
  'a@b-.com',
  'a@b_c.com',
  'a@b@c.com',
  'a b@c.com',
  'a@b.com c',
  'a,b@c.com',
  'ä@b.com',
];
it.each([...WITH_MISSING_PARTS, ...WITH_INVALID_CHARACTERS])(
  'Email address %j is invalid, as in an email input (R4.1)',
  (text) => {
    expect(isValidEmail(text)).toBe(false);
  },
);
