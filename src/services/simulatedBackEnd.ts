import { type AnyActorLogic, fromPromise } from 'xstate';
import {
  ACCOUNT_CONNECT_MS,
  DEMO_EMAIL,
  DOCUMENT_NUMBER_LIMIT,
  PATREON_CONNECT_MS,
  SIGN_IN_MS,
  SIGNING_MS,
} from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { normalizeText } from '#machines/domain/text.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type { CreateBackEnd } from './backEnd.ts';
import { failIfRequested } from './simulation.ts';

/** Simulates a back end with one user; calls take time on the clock, and fail on request. */
export const simulatedBackEnd: CreateBackEnd = ({ takeSecret, clock }) => {
  const now = () => localIsoTime(new Date(clock.now()));
  /** Starts a call immediately and answers after a delay, unless it should fail. */
  const call = <Answer, Input>(ms: number, begin: (input: Input) => () => Answer) =>
    fromPromise<Answer, Input>(async ({ input, self, signal }) => {
      const answer = begin(input);
      await new Promise<void>((resolve) => {
        const timer = clock.setTimeout(resolve, ms);
        signal.addEventListener('abort', () => clock.clearTimeout(timer));
      });
      failIfRequested(self.id);
      return answer();
    });
  return {
    /** Signs in the demo address with any password; an address that starts with `error@` fails (R4.3 to R4.5). */
    signIn: call(SIGN_IN_MS, ({ email, secretId }) => {
      const hasPassword = Boolean(takeSecret(secretId));
      return () => ({ user: normalizeEmail(email) === DEMO_EMAIL && hasPassword ? DEMO_USER : null });
    }),
    /** Connects every account, but rejects addresses that start with `fail@`, and fails for `error@` (R5.3, R5.4). */
    connectPatreon: call(PATREON_CONNECT_MS, ({ email, secretId }) => {
      takeSecret(secretId);
      return () => ({ isConnected: !normalizeEmail(email).startsWith('fail@') });
    }),
    connectAccount: call(ACCOUNT_CONNECT_MS, () => () => {}),
    signContract: call(SIGNING_MS, () => () => ({ signedAt: now() })),
    issueDocumentNumber: fromPromise(async ({ self }) => {
      failIfRequested(self.id);
      const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
      return { documentNumber: bits % DOCUMENT_NUMBER_LIMIT, issuedAt: now() };
    }),
  };
};

/** Normalizes an address; throws for `error@` addresses, to simulate an unreachable server. */
function normalizeEmail(typed: string): string {
  const email = normalizeText(typed).toLowerCase();
  if (email.startsWith('error@')) throw new Error('The service is unreachable.');
  return email;
}

export function failingOnRequest<Logic extends AnyActorLogic>(logic: Logic): Logic {
  return {
    ...logic,
    start: (snapshot, scope) => {
      failIfRequested(scope.self.id);
      logic.start?.(snapshot, scope);
    },
  };
}
