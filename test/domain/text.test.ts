import { describe, expect, it } from 'vitest';
import { comparableName, isFullName, isValidEmail, normalizeText, visibleText } from '#machines/domain/text.ts';

describe('Normalized text', () => {
  it.each([
    ['a letter and its accent as one', 'Jose\u0301', 'José'],
    ['no zero-width characters and joiners', 'a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf', 'abcdef'],
    ['no direction marks', '\u202A\u202D12\u202C\u200E\u200F\u061C\u2066\u2069', '12'],
    ['no soft hyphen, joined accent or variation selector', 'co\u00ADop e\u034F\u0301 x\uFE0F', 'coop é x'],
    ['no controls and no mark of a dictated word', 'a\u0000b\u007Fc\uFFFC', 'abc'],
    [
      'one blank for tabs, line ends and blanks of any width',
      'a\t\r\nb\u00A0c\u2003d\u202Fe\u3000f\u2800\u0085g',
      'a b c d e f g',
    ],
    ['nothing around it', '\u3000 \u200B 12\t\n', '12'],
    ['wide digits, letters and signs', '１２－３４５６７８９ ａ＠ｂ．ｃ ＄５％ ﹪', '12-3456789 a@b.c $5% %'],
    ['digits of other scripts', '٠١٢٣٤ ۵۶ १२ ৩ ๔ ၅ ៦ 𞥑 𝟘𝟗𝟚 𝟽', '01234 56 12 3 4 5 6 1 092 7'],
    ['a long vowel sign of Japanese', 'スーパー', 'スーパー'],
    ['hyphens for dashes and minus signs', '1‐2‑3‒4–5—6―7−8⁃9➖0ー1', '1-2-3-4-5-6-7-8-9-0-1'],
    ['plain apostrophes', 'O’C O‘C OʼC OʻC O´C O`C O′C O＇C', "O'C O'C O'C O'C O'C O'C O'C O'C"],
    ['plain quotes', '“a” „b‟ «c» ″d〝', '"a" "b" "c" "d"'],
    ['the signs of Arabic numbers', '٥٠٬٠٠٠٫٥ ٢٥٪', '50,000.5 25%'],
    ['a lone surrogate as it is', 'a\uD800b', 'a\uD800b'],
  ])('has %s (R20.1)', (_what, text, normalized) => {
    expect(normalizeText(text)).toBe(normalized);
  });
});

it.each([
  ['one word', 'Dana', false],
  ['one word and an invisible one', 'Dana \u200B', false],
  ['two words with a no-break blank', 'Dana\u00A0Example', true],
  ['initials and a title', ' D. Example Jr. ', true],
])('A name of %s, %j, looks full: %s (R12.4)', (_what, name, isFull) => {
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
])('Names %s and %s are the same: %s (R12.4, R20.1)', (one, other, areSame) => {
  expect(comparableName(one) === comparableName(other)).toBe(areSame);
});

describe('Signature', () => {
  const GIVEN = ['Demo Creator', '  Demo  ', 'x', '山田太郎', 'नि\u200Dल'];
  const INVISIBLE = ['\u00A0\u3000', '\u200B\u200C\u200D\u2060', '\uFE0F\u034F\u2800'];
  it.each([...GIVEN.map((text) => [text, text.trim()]), ...INVISIBLE.map((text) => [text, ''])])(
    'of %j is visible as %j (R12.4)',
    (text, visible) => {
      expect(visibleText(text)).toBe(visible);
    },
  );
});

const LONGEST_LABEL = 'a'.repeat(63);
const USUAL = ['a@b.com', 'user@localhost', 'first.last+tag@mail.example.co', 'a@1.2', 'a@b-c.com'];
const UNUSUAL = ["!#$%&'*+/=?^_`{|}~-.@b.com", '.a..b.@b.com', `a@${LONGEST_LABEL}.${LONGEST_LABEL}`];
it.each([...USUAL, ...UNUSUAL])('Address %s is valid, as in an email field (R4.1)', (text) => {
  expect(isValidEmail(text)).toBe(true);
});

const WITHOUT_PARTS = ['', 'a', 'a@', '@b.com', 'a@b..com', 'a@.com', 'a@b.com.', `a@${LONGEST_LABEL}a.com`];
const WITH_SIGNS = ['a@-b.com', 'a@b-.com', 'a@b_c.com', 'a@b@c.com', 'a b@c.com', 'a@b.com c', 'a,b@c.com', 'ä@b.com'];
it.each([...WITHOUT_PARTS, ...WITH_SIGNS])('Address %j is invalid, as in an email field (R4.1)', (text) => {
  expect(isValidEmail(text)).toBe(false);
});
