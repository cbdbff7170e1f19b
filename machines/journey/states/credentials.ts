import { and, assertEvent, not } from 'xstate';
import type { Answer, Toast } from '#machines/journey/ports.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, goesBack, goesTo } from './described.ts';

type SubmitTransition = ReturnType<typeof described> & {
  readonly target: 'submitting';
  readonly actions?: 'rememberConsent';
};

type CredentialsForm = {
  readonly port: 'signIn' | 'connectPatreon';
  readonly on: { readonly 'signIn.submitted': SubmitTransition } | { readonly 'patreon.submitted': SubmitTransition };
  readonly announces: 'announceSignedIn' | 'announcePatreonConnected';
  readonly accepted: ReturnType<typeof described> & { readonly target: string };
  readonly refused: ReturnType<typeof described>;
  readonly toasts: Readonly<Record<'accepted' | 'refused', Toast>>;
  readonly requirements: Readonly<Record<'form' | 'busy' | 'refused' | 'failed', string>>;
};

/** Returns the states that the sign-in and Patreon forms share (R4, R5.2 to R5.4). */
function createCredentialStates({ port, on, announces, accepted, refused, toasts, requirements }: CredentialsForm) {
  const answerOf = ({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output });
  const showToast = (params: Toast) => ({ type: 'showToast', params }) as const;
  return {
    entering: described('The form is open.', requirements.form, { on }),
    submitting: journeySetup.createStateConfig({
      ...described('The credentials are being checked; the form cannot be submitted again.', requirements.busy),
      tags: 'busy',
      invoke: {
        id: port,
        src: port,
        input: ({ event }) => {
          assertEvent(event, ['signIn.submitted', 'patreon.submitted']);
          return { email: event.email, secretId: event.secretId };
        },
        onDone: [
          {
            ...accepted,
            guard: { type: 'isAccepted', params: answerOf },
            actions: [{ type: announces, params: answerOf }, showToast(toasts.accepted)],
          },
          { ...refused, target: 'refused', actions: showToast(toasts.refused) },
        ],
        onError: described('Checking the credentials failed.', requirements.failed, {
          target: 'failed',
          actions: showToast({ kind: 'error', key: 'somethingWentWrong' }),
        }),
      },
    }),
    refused: described('The credentials were rejected; the email address stays.', requirements.refused, { on }),
    failed: described('The check failed; the form can be submitted again.', requirements.failed, { on }),
  };
}

export const signIn = journeySetup.createStateConfig({
  ...describedScreen('signIn', 'The creator signs in with an email address and a password.', 'R4.1 R1.3'),
  initial: 'entering',
  exit: 'forgetRedirect',
  on: {
    'navigation.backRequested': goesBack('#landing', 'Back returns to the landing page.'),
    'session.changedElsewhere': described('The creator signs in from another tab and continues here too.', 'R2.1', {
      guard: and(['isSignedInElsewhere', not('isSignedIn')]),
      target: '#selectPlatform',
    }),
  },
  states: createCredentialStates({
    port: 'signIn',
    on: {
      'signIn.submitted': described('The creator presses Sign in.', 'R4.1 R15.2', {
        target: 'submitting',
        actions: 'rememberConsent',
      }),
    },
    announces: 'announceSignedIn',
    accepted: goesTo('#selectPlatform', 'The credentials are accepted and the creator is signed in.', 'R4.3'),
    refused: described('The credentials are rejected.', 'R4.4'),
    toasts: { accepted: { kind: 'success', key: 'signedIn' }, refused: { kind: 'error', key: 'invalidCredentials' } },
    requirements: { form: 'R4.1', busy: 'R4.2', refused: 'R4.4', failed: 'R4.5' },
  }),
});

const patreonForm = createCredentialStates({
  port: 'connectPatreon',
  on: { 'patreon.submitted': goesTo('submitting', 'The creator presses Connect Patreon.', 'R5.2') },
  announces: 'announcePatreonConnected',
  accepted: goesTo('#connectAdditionalAccounts', 'Patreon accepts the connection.', 'R5.3'),
  refused: described('Patreon rejects the connection.', 'R5.4'),
  toasts: { accepted: { kind: 'success', key: 'patreonConnected' }, refused: { kind: 'error', key: 'patreonRefused' } },
  requirements: { form: 'R5.2', busy: 'R5.2 R5.3', refused: 'R5.4', failed: 'R5.4' },
});

const settlesPatreon = described('The contract is signed and Patreon is connected.', 'R12.8', {
  guard: 'isPatreonSettled',
  target: 'settled',
});

export const connectPatreon = journeySetup.createStateConfig({
  ...describedScreen('connectPatreon', 'The creator connects Patreon. The password is never saved.', 'R5.2 R1.4'),
  initial: 'entering',
  exit: 'forgetRedirect',
  on: {
    'navigation.backRequested': goesBack('#selectPlatform', 'Back returns to platform selection.'),
    'patreon.continued': described('The creator continues, because Patreon is already connected.', 'R1.5', {
      guard: 'isPatreonConnected',
      target: '#connectAdditionalAccounts',
    }),
  },
  states: {
    settled: described('The contract is signed. No other account can be connected.', 'R12.8', {
      always: described('Patreon is no longer connected and can be connected again.', 'R2.1 R12.8', {
        guard: not('isPatreonSettled'),
        target: 'entering',
      }),
    }),
    ...patreonForm,
    entering: { ...patreonForm.entering, always: settlesPatreon },
  },
});
