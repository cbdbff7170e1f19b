import { describe, expect, it } from 'vitest';
import { einProblem, formatEin, maskEin } from '#machines/domain/business.ts';

describe('EIN', () => {
  it.each([
    ['with its hyphen', '12-3456789'],
    ['without a hyphen', '123456789'],
    ['with an em dash between blanks', '12 — 3456789'],
    ['with a blank', '12 3456789'],
    ['in wide digits', '１２－３４５６７８９'],
  ])('is accepted %s and written out (R9.2, R20.1)', (_how, ein) => {
    expect(einProblem(ein)).toBeNull();
    expect(formatEin(ein)).toBe('12-3456789');
    expect(maskEin(ein)).toBe('••-•••6789');
  });

  it.each(['', '   ', '\u200B\u200D\u2060', '\u00A0\u3000'])('is missing as %j (R9.2)', (ein) => {
    expect(einProblem(ein)).toBe('missing');
    expect(formatEin(ein)).toBe(ein);
  });

  const TOO_SHORT_OR_LONG = ['12-345678', '12-34567890', '12345678', '1234567890'];
  const SPLIT_ELSEWHERE = ['1-23456789', '123-456789', '12--3456789', '12.3456789', '12-345 6789'];
  const NO_DIGITS = ['12-345678a', 'a2-3456789', '12-3456789\n12-3456789', 'EIN: 12-3456789'];
  it.each([...TOO_SHORT_OR_LONG, ...SPLIT_ELSEWHERE, ...NO_DIGITS])(
    'refuses %j and leaves it as typed (R9.2)',
    (ein) => {
      expect(einProblem(ein)).toBe('malformed');
      expect(formatEin(ein)).toBe(ein);
    },
  );

  it.each([
    ['12-34', '12-34'],
    ['12-345', '•2-345'],
    ['12-34567O9', '••-•••67O9'],
    ['1234567890', '••••••7890'],
    ['EIN: 12-3456789', '•••: ••-•••6789'],
  ])('masked from %j shows four characters at most: %j (R9.2)', (ein, masked) => {
    expect(maskEin(ein)).toBe(masked);
  });
});
