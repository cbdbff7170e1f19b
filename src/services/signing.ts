import { fromPromise } from 'xstate';
import { SIGNING_MS } from '#machines/constants.ts';
import type { SignedContract } from '#machines/journey/ports.ts';
import type { Waiting } from './wait.ts';

/** Accepts every signed contract (R12.5). */
export function signContractWith(waiting: Waiting) {
  return fromPromise<void, SignedContract>(({ signal }) => waiting(SIGNING_MS, signal));
}
