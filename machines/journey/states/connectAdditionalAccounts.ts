import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import type { AccountId } from '#machines/domain/choices.ts';

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
            guard: { type: 'isAccount', params: { account } },
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

/** The creator may connect more accounts, then asks for the offers (R5.5, R5.6). */
export const connectAdditionalAccounts = journeySetup.createStateConfig({
  id: 'connectAdditionalAccounts',
  description: 'Connect more accounts, or go on without: both connections are optional.',
  meta: screenMeta('connectAdditionalAccounts', ['R5.5', 'R5.6']),
  type: 'parallel',
  on: {
    'accounts.continued': {
      target: '#processing',
      description: 'The creator asks for the offers.',
      meta: { requirements: ['R5.6'] },
    },
    'navigation.backRequested': {
      target: '#connectPatreon',
      description: 'Back to the Patreon connection.',
      meta: { requirements: ['R1.7'] },
    },
  },
  states: {
    shopify: connection('shopify', 'Shopify'),
    youtube: connection('youtube', 'YouTube'),
  },
});
