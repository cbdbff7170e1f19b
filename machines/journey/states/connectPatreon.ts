import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { credentials } from './credentials.ts';
import { goesBack } from './transitions.ts';
import { described, describedScreen } from './described.ts';

/** The creator connects the Patreon account (R5.2 to R5.4). */
export const connectPatreon = journeySetup.createStateConfig({
  ...describedScreen(
    'connectPatreon',
    'Connect the Patreon account. The password is used once and kept nowhere.',
    'R5.2 R1.4',
  ),
  initial: 'entering',
  exit: 'forgetRedirect',
  on: {
    'navigation.backRequested': goesBack('#selectPlatform', 'Back to the choice of platform.'),
    'patreon.continued': described('Patreon is connected already: go on.', 'R1.5', {
      guard: 'isPatreonConnected',
      target: '#connectAdditionalAccounts',
    }),
  },
  states: credentials({
    port: 'connectPatreon',
    on: {
      'patreon.submitted': described(
        'The creator presses Connect Patreon with an email address and a password.',
        'R5.2',
        { target: 'submitting' },
      ),
    },
    announces: 'announcePatreonConnected',
    accepted: described('Patreon is connected.', 'R5.3', { target: '#connectAdditionalAccounts' }),
    refused: described('Patreon refused the connection.', 'R5.4'),
    toasts: { accepted: 'patreonConnected', refused: 'patreonRefused' },
    requirements: { form: 'R5.2', busy: 'R5.2 R5.3', failed: 'R5.4' },
  }),
});
