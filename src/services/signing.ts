import { fromPromise } from 'xstate';
import { SIGNING_MS } from '#machines/constants.ts';
import type { SignedContract } from '#machines/journey/ports.ts';
import { failIfRequested } from './simulation.ts';
import type { Waiting } from './wait.ts';

/** Accepts every signed contract and says when, unless the simulation is asked to fail (R12.5). */
export function signContractWith(waiting: Waiting, now: () => string) {
  return fromPromise<{ signedAt: string }, SignedContract>(async ({ self, signal }) => {
    await waiting(SIGNING_MS, signal);
    failIfRequested(self.id);
    return { signedAt: now() };
  });
}
