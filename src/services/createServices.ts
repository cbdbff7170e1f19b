import { localIsoTime } from '#machines/domain/time.ts';
import { connectAccountWith } from './accounts.ts';
import { signInWith } from './auth.ts';
import { issueDocumentNumberAt } from './documentNumbers.ts';
import { createFiles } from './files.ts';
import { connectPatreonWith } from './patreon.ts';
import { createSecrets } from './secrets.ts';
import { signContractWith } from './signing.ts';
import { failIfRequested } from './simulation.ts';
import { BROWSER_CLOCK, type Clock, type Pace, type Waiting, waitingAt } from './wait.ts';
import { watchDayOn } from './watchDay.ts';
import { watchTimeOn } from './watchTime.ts';

/** The simulated services: an actor for each port, where secrets and bytes are held, and how they are forgotten. */
export type Services = ReturnType<typeof createServices>;

type ServiceParts = {
  readonly pace: Pace;
  /** The clock of a demonstration; without one, the browser's. */
  readonly clock?: Clock | undefined;
};

export function createServices({ pace, clock = BROWSER_CLOCK }: ServiceParts) {
  const secrets = createSecrets();
  const files = createFiles();
  const waiting = waitingAt(pace, clock);
  const now = () => localIsoTime(new Date(clock.now()));
  return {
    actors: {
      signIn: signInWith(secrets, orFailing('signIn', waiting)),
      connectPatreon: connectPatreonWith(secrets, orFailing('connectPatreon', waiting)),
      connectAccount: connectAccountWith(waiting),
      issueDocumentNumber: issueDocumentNumberAt(now),
      signContract: signContractWith(waiting, now),
      watchTime: watchTimeOn(document, clock),
    },
    watchDay: watchDayOn(document, clock),
    now,
    inputStore: { file: files.hold, secret: secrets.hold },
    chosenFile: files.find,
    forget: () => {
      secrets.forget();
      files.releaseAll();
    },
  };
}

/** A wait at whose end the call fails when the simulation is asked for that. */
function orFailing(call: string, waiting: Waiting): Waiting {
  return async (ms, signal) => {
    await waiting(ms, signal);
    failIfRequested(call);
  };
}
