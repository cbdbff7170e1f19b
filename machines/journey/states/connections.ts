import { and, stateIn } from 'xstate';
import { type AccountId, AVAILABLE_PLATFORM } from '#machines/domain/choices.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, goesBack, leadsTo } from './described.ts';

export const selectPlatform = journeySetup.createStateConfig({
  ...describedScreen('selectPlatform', 'Choose the membership platform: today Patreon can be connected.', 'R5.1'),
  on: {
    'platform.chosen': [
      described('Patreon is chosen.', 'R5.1', {
        guard: { type: 'isPlatform', params: { platform: AVAILABLE_PLATFORM } },
        target: '#connectPatreon',
      }),
      {
        actions: { type: 'showPlatformUnavailable', params: ({ event }) => ({ platform: event.platform }) },
        ...described('Another platform is chosen: a message says that it is coming soon.', 'R5.1'),
      },
    ],
    'navigation.backRequested': goesBack('#landing', 'Back to the landing page.'),
  },
});

export const connectAdditionalAccounts = journeySetup.createStateConfig({
  ...describedScreen(
    'connectAdditionalAccounts',
    'Connect more accounts, or go on without: both are optional.',
    'R5.5 R5.6',
  ),
  on: {
    'accounts.continued': leadsTo('#processing', 'The creator asks for the offers.', 'R5.6'),
    'navigation.backRequested': goesBack('#connectPatreon', 'Back to the Patreon connection.'),
  },
});

const connection = (account: AccountId, name: string) =>
  journeySetup.createStateConfig({
    ...described(`The connection to ${name}; optional and independent of the other.`, 'R5.5'),
    initial: 'disconnected',
    states: {
      disconnected: described(`${name} is not connected.`, 'R5.5', {
        always: described(`${name} was connected earlier.`, 'R5.5', {
          guard: { type: 'hasConnected', params: { account } },
          target: 'connected',
        }),
        on: {
          'accounts.connectRequested': described(`The creator presses Connect on ${name}.`, 'R5.5', {
            guard: and([stateIn({ screen: 'connectAdditionalAccounts' }), { type: 'isAccount', params: { account } }]),
            target: 'connecting',
            actions: { type: 'showToast', params: { kind: 'info', key: 'accountConnecting', account } },
          }),
        },
      }),
      connecting: described(`${name} is being connected.`, 'R5.5', {
        tags: 'busy',
        invoke: {
          id: `connectAccount:${account}`,
          src: 'connectAccount',
          input: { account },
          onDone: described(`${name} is connected.`, 'R5.5', {
            target: 'connected',
            actions: [
              { type: 'rememberConnection', params: { account } },
              { type: 'showToast', params: { kind: 'success', key: 'accountConnected', account } },
            ],
          }),
          onError: described(`Connecting ${name} failed; it can be tried again.`, 'R5.5', {
            target: 'disconnected',
            actions: { type: 'showToast', params: { kind: 'error', key: 'somethingWentWrong' } },
          }),
        },
      }),
      connected: described(`${name} is connected.`, 'R5.5'),
    },
  });

/** A separate region, so connecting continues on other screens (R5.5). */
export const accounts = journeySetup.createStateConfig({
  id: 'accounts',
  ...described('The optional connections, beside every screen until the journey ends or restarts.', 'R5.5'),
  type: 'parallel',
  on: {
    'journey.ended': described('The journey ends or restarts: no account is connected any more.', 'R2.4 R15.2', {
      target: ['.shopify.disconnected', '.youtube.disconnected'],
    }),
  },
  states: { shopify: connection('shopify', 'Shopify'), youtube: connection('youtube', 'YouTube') },
});
