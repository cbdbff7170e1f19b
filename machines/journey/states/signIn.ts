import { and, assertEvent, not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';

const submitted = {
  target: 'submitting',
  actions: 'rememberConsent',
  description: 'The creator presses Sign in with an email address and a password.',
  meta: { requirements: ['R4.1', 'R15.2'] },
} as const;

/** The creator gives an email address and a password; only the demo address is let in (R4). */
export const signIn = journeySetup.createStateConfig({
  id: 'signIn',
  description: 'Sign in with an email address and a password.',
  meta: screenMeta('signIn', ['R4.1', 'R1.3']),
  initial: 'entering',
  exit: 'forgetRedirect',
  on: {
    'navigation.backRequested': {
      target: '#landing',
      description: 'Back to the landing page.',
      meta: { requirements: ['R1.7'] },
    },
    'session.changedElsewhere': {
      guard: and(['isSignedInElsewhere', not('isSignedIn')]),
      target: '#selectPlatform',
      description: 'The creator signed in in another tab: go on here too.',
      meta: { requirements: ['R2.1'] },
    },
  },
  states: {
    entering: {
      description: 'The form is open.',
      meta: { requirements: ['R4.1'] },
      on: { 'signIn.submitted': submitted },
    },
    submitting: {
      description: 'The credentials are being checked; the button says so and cannot be pressed again.',
      meta: { requirements: ['R4.2'] },
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'signIn.submitted');
          return { email: event.email, secretId: event.secretId };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ isAccepted: event.output.user !== null }) },
            target: '#selectPlatform',
            actions: [
              { type: 'announceSignedIn', params: ({ event }) => ({ user: event.output.user }) },
              { type: 'showToast', params: { kind: 'success', key: 'signedIn' } },
            ],
            description: 'The address is the demo address: the creator is signed in.',
            meta: { requirements: ['R4.3'] },
          },
          {
            target: 'refused',
            actions: { type: 'showToast', params: { kind: 'error', key: 'invalidCredentials' } },
            description: 'Any other address is refused.',
            meta: { requirements: ['R4.4'] },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showToast', params: { kind: 'error', key: 'somethingWentWrong' } },
          description: 'Checking the credentials failed.',
          meta: { requirements: ['R4.5'] },
        },
      },
    },
    refused: {
      description: 'The credentials were refused; the form keeps the email address.',
      meta: { requirements: ['R4.4'] },
      on: { 'signIn.submitted': submitted },
    },
    failed: {
      description: 'The check could not be made; the form can be sent again.',
      meta: { requirements: ['R4.5'] },
      on: { 'signIn.submitted': submitted },
    },
  },
});
