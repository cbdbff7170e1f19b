import { connectAccountWith } from './accounts.ts';
import { signInWith } from './auth.ts';
import { issueDocumentNumber } from './documentNumbers.ts';
import { createFiles } from './files.ts';
import { connectPatreonWith } from './patreon.ts';
import { createSecrets } from './secrets.ts';
import { signContractWith } from './signing.ts';
import { type Pace, waitingAt } from './wait.ts';
import { watchTimeOn } from './watchTime.ts';

/** The simulated outside world: an actor for each port, where secrets and bytes are kept, and how they are forgotten. */
export type Outside = ReturnType<typeof createOutside>;

export function createOutside({ pace }: { readonly pace: Pace }) {
  const secrets = createSecrets();
  const files = createFiles();
  const waiting = waitingAt(pace);
  return {
    actors: {
      signIn: signInWith(secrets, waiting),
      connectPatreon: connectPatreonWith(secrets, waiting),
      connectAccount: connectAccountWith(waiting),
      issueDocumentNumber,
      signContract: signContractWith(waiting),
      watchTime: watchTimeOn(document),
    },
    keep: { file: files.keep, secret: secrets.keep },
    chosenFile: files.find,
    forget: () => {
      secrets.forget();
      files.releaseAll();
    },
  };
}
