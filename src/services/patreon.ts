import { fromPromise } from 'xstate';
import { PATREON_CONNECT_MS } from '#machines/constants.ts';
import type { ConnectAnswer, Credentials } from '#machines/journey/ports.ts';
import type { Secrets } from './secrets.ts';
import type { Waiting } from './wait.ts';

/** Connects every account; an address that begins with `fail@` is refused, one with `error@` fails (R5.3, R5.4). */
export function connectPatreonWith(secrets: Secrets, waiting: Waiting) {
  return fromPromise<ConnectAnswer, Credentials>(async ({ input, signal }) => {
    secrets.take(input.secretId);
    const email = input.email.trim().toLowerCase();
    await waiting(PATREON_CONNECT_MS, signal);
    if (email.startsWith('error@')) throw new Error('Patreon is not reachable');
    return { isConnected: !email.startsWith('fail@') };
  });
}
