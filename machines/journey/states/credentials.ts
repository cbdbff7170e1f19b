import { assertEvent } from 'xstate';
import type { Answer, Toast } from '#machines/journey/ports.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described } from './described.ts';

type Key<Kind> = Exclude<Extract<Toast, { readonly kind: Kind }>['key'], 'accountConnected'>;

type Submitted = ReturnType<typeof described> & { readonly target: 'submitting'; readonly actions?: 'rememberConsent' };

type CredentialsForm = {
  readonly port: 'signIn' | 'connectPatreon';
  /** What Submit does, also after a refusal or a failure. */
  readonly on: { readonly 'signIn.submitted': Submitted } | { readonly 'patreon.submitted': Submitted };
  readonly announces: 'announceSignedIn' | 'announcePatreonConnected';
  readonly accepted: ReturnType<typeof described> & { readonly target: string };
  readonly refused: ReturnType<typeof described>;
  readonly toasts: { readonly accepted: Key<'success'>; readonly refused: Key<'error'> };
  readonly requirements: Readonly<Record<'form' | 'busy' | 'failed', string>>;
};

/** An email address and a password, checked by a service that accepts or refuses them, or fails (R4, R5.2 to R5.4). */
export function credentials({ port, on, announces, accepted, refused, toasts, requirements }: CredentialsForm) {
  const answerOf = ({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output });
  const showToast = <Params extends Toast>(params: Params) => ({ type: 'showToast', params }) as const;
  return {
    entering: described('The form is open.', requirements.form, { on }),
    submitting: journeySetup.createStateConfig({
      ...described(
        'The credentials are being checked; the button says so and cannot be pressed again.',
        requirements.busy,
      ),
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
            actions: [{ type: announces, params: answerOf }, showToast({ kind: 'success', key: toasts.accepted })],
          },
          { ...refused, target: 'refused', actions: showToast({ kind: 'error', key: toasts.refused }) },
        ],
        onError: described('Checking the credentials failed.', requirements.failed, {
          target: 'failed',
          actions: showToast({ kind: 'error', key: 'somethingWentWrong' }),
        }),
      },
    }),
    refused: described(
      'The credentials were refused; the form keeps the email address.',
      refused.meta.requirements.join(' '),
      { on },
    ),
    failed: described('The check could not be made; the form can be sent again.', requirements.failed, { on }),
  };
}
