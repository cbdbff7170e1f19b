import { fromPromise } from 'xstate';
import { DOCUMENT_NUMBER_LIMIT } from '#machines/constants.ts';
import type { IssuedNumber } from '#machines/journey/ports.ts';
import { failIfRequested } from './simulation.ts';

/** Gives a random whole number of 32 bits. */
export type DrawBits = () => number;

const BIT_PATTERNS = 2 ** 32;
const FAIR_PATTERNS = BIT_PATTERNS - (BIT_PATTERNS % DOCUMENT_NUMBER_LIMIT);

/** A document number in which every value is equally likely: draws that would favour the low numbers are repeated (R12.1). */
export function drawDocumentNumber(drawBits: DrawBits): number {
  let bits = drawBits();
  while (bits >= FAIR_PATTERNS) bits = drawBits();
  return bits % DOCUMENT_NUMBER_LIMIT;
}

function cryptoBits(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export function issueDocumentNumberAt(now: () => string) {
  return fromPromise<IssuedNumber>(async ({ self }) => {
    failIfRequested(self.id);
    return { documentNumber: drawDocumentNumber(cryptoBits), issuedAt: now() };
  });
}
