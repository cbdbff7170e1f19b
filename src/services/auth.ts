import { fromPromise } from 'xstate';
import { DEMO_EMAIL, SIGN_IN_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import type { Credentials, SignInAnswer } from '#machines/journey/ports.ts';
import type { Secrets } from './secrets.ts';
import type { Waiting } from './wait.ts';

/** Signs in the demo address with any password; an address that begins with `error@` fails (R4.3 to R4.5). */
export function signInWith(secrets: Secrets, waiting: Waiting) {
  return fromPromise<SignInAnswer, Credentials>(async ({ input, signal }) => {
    const hasPassword = Boolean(secrets.take(input.secretId));
    const email = input.email.trim().toLowerCase();
    await waiting(SIGN_IN_MS, signal);
    if (email.startsWith('error@')) throw new Error('sign-in is not reachable');
    return { user: email === DEMO_EMAIL && hasPassword ? DEMO_USER : null };
  });
}
