import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { DOCUMENT_NUMBER_LIMIT } from '#machines/constants.ts';
import { drawDocumentNumber, issueDocumentNumber } from '#src/services/documentNumbers.ts';

const DRAWS = 1_000_000;
const BINS = 1000;
/** Chi-square with 999 degrees of freedom is above this once in a thousand fair trials, and below the other as often. */
const TOO_UNEVEN = 1143;
const TOO_EVEN = 867;

/** Whole numbers of 32 bits that look random, the same in every run (the generator is Marsaglia's xorshift32). */
function bitsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** How far the numbers of a million draws are from being spread evenly over the bins that `binOf` puts them in. */
function unevenness(draw: () => number, binOf: (number: number) => number): number {
  const counts = new Uint32Array(BINS);
  for (let drawn = 0; drawn < DRAWS; drawn += 1) {
    const bin = binOf(draw());
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const fair = DRAWS / BINS;
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
}

afterEach(() => vi.restoreAllMocks());

describe('F-92 the number of a document is drawn by chance', () => {
  it.each([
    ['first three digits', (number: number) => Math.floor(number / 1000)],
    ['last three digits', (number: number) => number % 1000],
  ])('of a million draws, every value of the %s comes equally often (R12.1)', (_digits, binOf) => {
    const bits = bitsFrom(20_261_121);
    const found = unevenness(() => drawDocumentNumber(bits), binOf);
    expect([found > TOO_EVEN, found < TOO_UNEVEN]).toEqual([true, true]);
  });

  it('the measure finds out a draw that favours low numbers', () => {
    const bits = bitsFrom(20_261_121);
    const skewed = () => Math.floor((bits() / 2 ** 32) ** 1.05 * DOCUMENT_NUMBER_LIMIT);
    expect(unevenness(skewed, (number) => Math.floor(number / 1000))).toBeGreaterThan(TOO_UNEVEN);
  });

  it('the chance is that of the cryptographic generator and never that of Math.random (R12.1)', async () => {
    const guessable = vi.spyOn(Math, 'random');
    const fair = vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
      if (into instanceof Uint32Array) into[0] = 123_456_789;
      return into;
    });
    const actor = createActor(issueDocumentNumber).start();
    guessable.mockClear();
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output?.documentNumber).toBe(456_789);
    expect([fair.mock.calls.length, guessable.mock.calls.length]).toEqual([1, 0]);
  });
});
