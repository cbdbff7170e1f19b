import { describe, expect, it } from 'vitest';
import { einProblem, formatEin, maskEin } from '#machines/domain/business.ts';

describe('an EIN', () => {
  it.each([
    ['12-3456789', '12-3456789', '••-•••6789'],
    ['123456789', '12-3456789', '••-•••6789'],
    ['00-0000000', '00-0000000', '••-•••0000'],
    [' 12-3456789 ', '12-3456789', '••-•••6789'],
    [' 123456789 ', '12-3456789', '••-•••6789'],
  ])('typed as %j is accepted, written as %s and shown as %s where others may look (R9.2)', (ein, written, masked) => {
    expect([einProblem(ein), formatEin(ein), maskEin(ein)]).toEqual([null, written, masked]);
  });

  const TOO_SHORT_OR_LONG = ['12-345678', '12-34567890', '12345678', '1234567890'];
  const SPLIT_ELSEWHERE = ['1-23456789', '123-456789', '12 3456789', '12–3456789'];
  const NO_DIGITS = ['12-345678a', 'a2-3456789', 'a23456789', 'XX-XXXXXXX', '١٢-٣٤٥٦٧٨٩', '12-3456789\n12-3456789'];
  it.each([
    ...['', '   '].map((ein) => [ein, 'missing'] as const),
    ...[...TOO_SHORT_OR_LONG, ...SPLIT_ELSEWHERE, ...NO_DIGITS].map((ein) => [ein, 'malformed'] as const),
  ])('refuses %j as %s and leaves it as it was typed (R9.2)', (ein, problem) => {
    expect([einProblem(ein), formatEin(ein)]).toEqual([problem, ein]);
  });

  it.each([
    ['12-34', '12-34'],
    ['12-345', '•2-345'],
    ['', ''],
  ])('typed half as %j shows its last four digits at most: %j (R9.2)', (ein, masked) => {
    expect(maskEin(ein)).toBe(masked);
  });
});
