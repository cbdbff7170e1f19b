import { assertEvent } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';

const submitted = {
  target: 'connecting',
  description: 'The creator presses Connect Patreon with an email address and a password.',
  meta: { requirements: ['R5.2'] },
} as const;

/** The creator connects the Patreon account (R5.2 to R5.4). */
export const connectPatreon = journeySetup.createStateConfig({
  id: 'connectPatreon',
  description: 'Connect the Patreon account. The password is used once and kept nowhere.',
  meta: screenMeta('connectPatreon', ['R5.2', 'R1.4']),
  initial: 'disconnected',
  exit: 'forgetRedirect',
  on: {
    'navigation.backRequested': {
      target: '#selectPlatform',
      description: 'Back to the choice of platform.',
      meta: { requirements: ['R1.7'] },
    },
    'patreon.continued': {
      guard: 'isPatreonConnected',
      target: '#connectAdditionalAccounts',
      description: 'Patreon is connected already: go on.',
      meta: { requirements: ['R1.5'] },
    },
  },
  states: {
    disconnected: {
      description: 'The form is open.',
      meta: { requirements: ['R5.2'] },
      on: { 'patreon.submitted': submitted },
    },
    connecting: {
      description: 'The account is being connected; the button says so and cannot be pressed again.',
      meta: { requirements: ['R5.2', 'R5.3'] },
      tags: 'busy',
      invoke: {
        id: 'connectPatreon',
        src: 'connectPatreon',
        input: ({ event }) => {
          assertEvent(event, 'patreon.submitted');
          return { email: event.email, secretId: event.secretId };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ isAccepted: event.output.isConnected }) },
            target: '#connectAdditionalAccounts',
            actions: [
              'announcePatreonConnected',
              { type: 'showToast', params: { kind: 'success', key: 'patreonConnected' } },
            ],
            description: 'Patreon is connected.',
            meta: { requirements: ['R5.3'] },
          },
          {
            target: 'refused',
            actions: { type: 'showToast', params: { kind: 'error', key: 'patreonRefused' } },
            description: 'Patreon refused the connection.',
            meta: { requirements: ['R5.4'] },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showToast', params: { kind: 'error', key: 'somethingWentWrong' } },
          description: 'Connecting failed.',
          meta: { requirements: ['R5.4'] },
        },
      },
    },
    refused: {
      description: 'Patreon refused; the form keeps the email address.',
      meta: { requirements: ['R5.4'] },
      on: { 'patreon.submitted': submitted },
    },
    failed: {
      description: 'Connecting failed; the form can be sent again.',
      meta: { requirements: ['R5.4'] },
      on: { 'patreon.submitted': submitted },
    },
  },
});
