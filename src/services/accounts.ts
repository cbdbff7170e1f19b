import { fromPromise } from 'xstate';
import { ACCOUNT_CONNECT_MS } from '#machines/constants.ts';
import { failIfRequested } from './simulation.ts';
import type { Waiting } from './wait.ts';
import type { AccountId } from '#machines/domain/choices.ts';

/** Connects an optional account; succeeds unless the simulation is asked to fail (R5.5). */
export function connectAccountWith(waiting: Waiting) {
  return fromPromise<void, { readonly account: AccountId }>(async ({ self, signal }) => {
    await waiting(ACCOUNT_CONNECT_MS, signal);
    failIfRequested(self.id);
  });
}
