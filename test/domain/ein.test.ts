import { describe, expect, it } from 'vitest';
import { einProblem } from '#machines/domain/ein.ts';

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
});
