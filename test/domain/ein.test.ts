import { describe, expect, it } from 'vitest';
import { einProblem, formatEin, maskEin } from '#machines/domain/ein.ts';

describe('an EIN', () => {
  it.each([
    ['12-3456789', null],
    ['123456789', null],
    ['00-0000000', null],
    [' 12-3456789 ', null],
    ['', 'missing'],
    ['   ', 'missing'],
    ['12-345678', 'malformed'],
    ['12-34567890', 'malformed'],
    ['12345678', 'malformed'],
    ['1234567890', 'malformed'],
    ['1-23456789', 'malformed'],
    ['123-456789', 'malformed'],
    ['12 3456789', 'malformed'],
    ['12–3456789', 'malformed'],
    ['12-345678a', 'malformed'],
    ['XX-XXXXXXX', 'malformed'],
    ['١٢-٣٤٥٦٧٨٩', 'malformed'],
    ['12-3456789\n12-3456789', 'malformed'],
  ])('typed as %j is %s (R9.2)', (ein, problem) => {
    expect(einProblem(ein)).toBe(problem);
  });

  it.each([
    ['123456789', '12-3456789'],
    ['12-3456789', '12-3456789'],
    [' 123456789 ', '12-3456789'],
    ['12-34', '12-34'],
    ['1234567890', '1234567890'],
    ['', ''],
  ])('typed as %j is written as %j (R9.2)', (ein, written) => {
    expect(formatEin(ein)).toBe(written);
  });

  it.each([
    ['123456789', '••-•••6789'],
    ['12-3456789', '••-•••6789'],
    ['12-34', '12-34'],
    ['12-345', '•2-345'],
    ['', ''],
  ])('typed as %j is shown as %j where others may look (R9.2)', (ein, masked) => {
    expect(maskEin(ein)).toBe(masked);
  });
});
