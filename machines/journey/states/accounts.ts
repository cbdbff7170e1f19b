import { and, stateIn } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import type { AccountId } from '#machines/domain/choices.ts';
import { endsWithSession } from './transitions.ts';

const connection = (account: AccountId, name: string) =>
  journeySetup.createStateConfig({
    description: `The connection to ${name}; optional and independent of the other.`,
    meta: { requirements: ['R5.5'] },
    initial: 'disconnected',
    states: {
      disconnected: {
        description: `${name} is not connected.`,
        meta: { requirements: ['R5.5'] },
        always: {
          guard: { type: 'hasConnected', params: { account } },
          target: 'connected',
          description: `${name} was connected earlier.`,
          meta: { requirements: ['R5.5'] },
        },
        on: {
          'accounts.connectRequested': {
            guard: and([stateIn({ screen: 'connectAdditionalAccounts' }), { type: 'isAccount', params: { account } }]),
            target: 'connecting',
            actions: { type: 'showToast', params: { kind: 'info', key: 'accountConnecting', account } },
            description: `The creator presses Connect on ${name}.`,
            meta: { requirements: ['R5.5'] },
          },
        },
      },
      connecting: {
        description: `${name} is being connected.`,
        meta: { requirements: ['R5.5'] },
        tags: 'busy',
        invoke: {
          id: `connectAccount:${account}`,
          src: 'connectAccount',
          input: { account },
          onDone: {
            target: 'connected',
            actions: [
              { type: 'rememberConnection', params: { account } },
              { type: 'showToast', params: { kind: 'success', key: 'accountConnected', account } },
            ],
            description: `${name} is connected.`,
            meta: { requirements: ['R5.5'] },
          },
          onError: {
            target: 'disconnected',
            actions: { type: 'showToast', params: { kind: 'error', key: 'somethingWentWrong' } },
            description: `Connecting ${name} failed; it can be tried again.`,
            meta: { requirements: ['R5.5'] },
          },
        },
      },
      connected: { description: `${name} is connected.`, meta: { requirements: ['R5.5'] } },
    },
  });

const DISCONNECTED = ['.shopify.disconnected', '.youtube.disconnected'] as const;

/** The optional connections; one that has begun goes on, whatever screen is open (R5.5). */
export const accounts = journeySetup.createStateConfig({
  id: 'accounts',
  description: 'The optional connections. Each goes on beside every screen, until the creator is gone or starts over.',
  meta: { requirements: ['R5.5'] },
  type: 'parallel',
  on: {
    ...endsWithSession(DISCONNECTED, 'no account is connected any more'),
    'journey.restarted': {
      target: DISCONNECTED,
      description: 'The creator starts over: no account is connected any more.',
      meta: { requirements: ['R15.2'] },
    },
  },
  states: {
    shopify: connection('shopify', 'Shopify'),
    youtube: connection('youtube', 'YouTube'),
  },
});
