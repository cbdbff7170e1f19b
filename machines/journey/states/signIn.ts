import { and, not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { credentials } from './credentials.ts';
import { goesBack } from './transitions.ts';
import { described, describedScreen } from './described.ts';

/** The creator gives an email address and a password; only the demo address is let in (R4). */
export const signIn = journeySetup.createStateConfig({
  ...describedScreen('signIn', 'Sign in with an email address and a password.', 'R4.1 R1.3'),
  initial: 'entering',
  exit: 'forgetRedirect',
  on: {
    'navigation.backRequested': goesBack('#landing', 'Back to the landing page.'),
    'session.changedElsewhere': described('The creator signed in in another tab: go on here too.', 'R2.1', {
      guard: and(['isSignedInElsewhere', not('isSignedIn')]),
      target: '#selectPlatform',
    }),
  },
  states: credentials({
    port: 'signIn',
    on: {
      'signIn.submitted': described('The creator presses Sign in with an email address and a password.', 'R4.1 R15.2', {
        target: 'submitting',
        actions: 'rememberConsent',
      }),
    },
    announces: 'announceSignedIn',
    accepted: described('The address is the demo address: the creator is signed in.', 'R4.3', {
      target: '#selectPlatform',
    }),
    refused: described('Any other address is refused.', 'R4.4'),
    toasts: { accepted: 'signedIn', refused: 'invalidCredentials' },
    requirements: { form: 'R4.1', busy: 'R4.2', failed: 'R4.5' },
  }),
});
