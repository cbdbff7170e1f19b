import { fromPromise } from 'xstate';
import {
  ACCOUNT_CONNECT_MS,
  DEMO_EMAIL,
  DOCUMENT_NUMBER_LIMIT,
  PATREON_CONNECT_MS,
  SIGN_IN_MS,
  SIGNING_MS,
} from '#machines/constants.ts';
import type { AccountId } from '#machines/domain/choices.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { normalizeText } from '#machines/domain/text.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type {
  ConnectAnswer,
  Credentials,
  IssuedNumber,
  SignedContract,
  SignInAnswer,
} from '#machines/journey/ports.ts';
import { createInputStore, type InspectFile } from './inputStore.ts';
import { failIfRequested } from './simulation.ts';
import { BROWSER_CLOCK, type Clock } from './clock.ts';
import { watchDay } from './watchDay.ts';
import { watchTimeOn } from './watchTime.ts';

/** The simulated services: an actor for each port, where secrets and bytes are held, and how they are forgotten. */
export type Services = ReturnType<typeof createServices>;

/** Creates them on the clock of a demonstration, or the browser's; without `inspect`, a file's first bytes decide. */
export function createServices(clock: Clock = BROWSER_CLOCK, inspect?: InspectFile) {
  const { file, afterReading, chosenFile, openFile, secret, takeSecret, forget } = createInputStore(clock, inspect);
  const now = () => localIsoTime(new Date(clock.now()));
  /** A call that takes so long, and fails when the simulation requests it. */
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
    actors: {
      /** Signs in the demo address with any password; an address that begins with `error@` fails (R4.3 to R4.5). */
      signIn: call<SignInAnswer, Credentials>(SIGN_IN_MS, ({ email, secretId }) => {
        const hasPassword = Boolean(takeSecret(secretId));
        return () => ({ user: reachedAs(email) === DEMO_EMAIL && hasPassword ? DEMO_USER : null });
      }),
      /** Connects every account; an address that begins with `fail@` is refused, one with `error@` fails (R5.3, R5.4). */
      connectPatreon: call<ConnectAnswer, Credentials>(PATREON_CONNECT_MS, ({ email, secretId }) => {
        takeSecret(secretId);
        return () => ({ isConnected: !reachedAs(email).startsWith('fail@') });
      }),
      /** Connects an optional account (R5.5). */
      connectAccount: call<void, { readonly account: AccountId }>(ACCOUNT_CONNECT_MS, () => () => {}),
      /** Accepts every signed contract and says when (R12.5). */
      signContract: call<{ signedAt: string }, SignedContract>(SIGNING_MS, () => () => ({ signedAt: now() })),
      /** Draws the number of a document by chance and says when, at once (R12.1). */
      issueDocumentNumber: fromPromise<IssuedNumber>(async ({ self }) => {
        failIfRequested(self.id);
        const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
        return { documentNumber: bits % DOCUMENT_NUMBER_LIMIT, issuedAt: now() };
      }),
      watchTime: watchTimeOn(document, clock),
    },
    watchDay: (onNewDay: (now: Date) => void) => watchDay(document, clock, onNewDay),
    now,
    inputStore: { file, afterReading, secret },
    chosenFile,
    openFile,
    forget,
  };
}

/** The address as the service reads it, where the service can be reached for it. */
function reachedAs(typed: string): string {
  const email = normalizeText(typed).toLowerCase();
  if (email.startsWith('error@')) throw new Error('the service is not reachable');
  return email;
}
