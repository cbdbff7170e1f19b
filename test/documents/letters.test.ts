import { describe, expect, it } from 'vitest';
import { lettersOf } from '#src/documents/fonts.ts';

describe('Typed text', () => {
  it.each([
    ['a letter with its marks', 'Ọ̀a', [['Ọ̀', 'a']]],
    ['an emoji of several people', '👩‍👩‍👧x', [['👩‍👩‍👧', 'x']]],
    ['a joiner that shapes a letter', 'می‌خ', [['م', 'ی‌', 'خ']]],
    ['a tab and a wide blank', 'a\tb\u3000c', [['a', ' ', 'b', ' ', 'c']]],
    ['line ends of every kind', 'a\r\nb\u2028c', [['a'], ['b'], ['c']]],
    [
      'a zero-width space, a soft hyphen and a mark of direction',
      'a\u200bb\u00adc\u200ed\u202e',
      [['a', 'b', 'c', 'd']],
    ],
    ['a byte order mark, a bell and a filler', '\ufeffa\u0007b\u3164', [['a', 'b']]],
    ['half of a character and a private one', 'a\ud800b\ue000', [['a', '\ufffd', 'b', '\ufffd']]],
  ])('is split into letters: %s (R20.6)', (_, text, letters) => {
    expect(lettersOf(text)).toEqual(letters);
  });
});
