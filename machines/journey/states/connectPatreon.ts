import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { credentials } from './credentials.ts';
import { goesBack, said } from './transitions.ts';

/** The creator connects the Patreon account (R5.2 to R5.4). */
export const connectPatreon = journeySetup.createStateConfig({
  id: 'connectPatreon',
  description: 'Connect the Patreon account. The password is used once and kept nowhere.',
  meta: screenMeta('connectPatreon', ['R5.2', 'R1.4']),
  initial: 'entering',
  exit: 'forgetRedirect',
  on: {
    'navigation.backRequested': goesBack('#selectPlatform', 'Back to the choice of platform.'),
    'patreon.continued': {
      guard: 'isPatreonConnected',
      target: '#connectAdditionalAccounts',
      description: 'Patreon is connected already: go on.',
      meta: { requirements: ['R1.5'] },
    },
  },
  states: credentials({
    port: 'connectPatreon',
    on: {
      'patreon.submitted': {
        ...said('The creator presses Connect Patreon with an email address and a password.', ['R5.2']),
        target: 'submitting',
      },
    },
    announces: 'announcePatreonConnected',
    accepted: { ...said('Patreon is connected.', ['R5.3']), target: '#connectAdditionalAccounts' },
    refused: said('Patreon refused the connection.', ['R5.4']),
    toasts: { accepted: 'patreonConnected', refused: 'patreonRefused' },
    requirements: { form: ['R5.2'], busy: ['R5.2', 'R5.3'], failed: ['R5.4'] },
  }),
});
