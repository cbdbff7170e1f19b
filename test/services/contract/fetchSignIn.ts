import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { Credentials } from '#machines/domain/session.ts';
import type { SignInAnswer } from '#machines/journey/ports.ts';

const user = v.object({ email: v.string(), name: v.string() });

/** Signs in to a server that responds with 200 and the user, or with 401. Any other response is an error. */
export const createSignIn = (takeSecret: (secretId: string) => string | null) =>
  fromPromise<SignInAnswer, Credentials>(async ({ input: { email, secretId }, signal }) => {
    const response = await fetch('/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: takeSecret(secretId) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    });
    if (response.status === 401) return { user: null };
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return { user: v.parse(user, await response.json()) };
  });
