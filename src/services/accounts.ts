import { fromPromise } from 'xstate';
import { ACCOUNT_CONNECT_MS } from '#machines/constants.ts';
import type { AccountId } from '#machines/journey/events.ts';
import type { Waiting } from './wait.ts';

/** Connects an optional account; always succeeds (R5.5). */
export function connectAccountWith(waiting: Waiting) {
  return fromPromise<void, { readonly account: AccountId }>(({ signal }) => waiting(ACCOUNT_CONNECT_MS, signal));
}
