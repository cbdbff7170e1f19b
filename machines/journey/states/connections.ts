import { and, stateIn } from 'xstate';
import { type AccountId, AVAILABLE_PLATFORM } from '#machines/domain/choices.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, goesBack, goesTo } from './described.ts';

export const selectPlatform = journeySetup.createStateConfig({
  ...describedScreen(
    'selectPlatform',
    'The creator chooses a membership platform. Only Patreon is available today.',
    'R5.1',
  ),
  on: {
    'platform.chosen': [
      described('The creator chooses Patreon.', 'R5.1', {
        guard: { type: 'isPlatform', params: { platform: AVAILABLE_PLATFORM } },
        target: '#connectPatreon',
      }),
      {
        actions: { type: 'showPlatformUnavailable', params: ({ event }) => ({ platform: event.platform }) },
        ...described('The creator chooses another platform; a message says it is coming soon.', 'R5.1'),
      },
    ],
    'navigation.backRequested': goesBack('#landing', 'Back returns to the landing page.'),
  },
});

export const connectAdditionalAccounts = journeySetup.createStateConfig({
  ...describedScreen(
    'connectAdditionalAccounts',
    'The creator can connect Shopify and YouTube. Both are optional.',
    'R5.5 R5.6',
  ),
  on: {
    'accounts.continued': goesTo('#processing', 'The creator presses Show My Cash Advance Offers.', 'R5.6'),
    'navigation.backRequested': goesBack('#connectPatreon', 'Back returns to the Patreon connection.'),
  },
});

const createConnection = (account: AccountId, name: string) =>
  journeySetup.createStateConfig({
    ...described(`The ${name} connection is optional and independent of the other.`, 'R5.5'),
    initial: 'disconnected',
    states: {
      disconnected: described(`${name} is not connected.`, 'R5.5', {
        always: described(`${name} is already connected.`, 'R5.5', {
          guard: { type: 'hasConnected', params: { account } },
          target: 'connected',
        }),
        on: {
          'accounts.connectRequested': described(`The creator presses Connect ${name}.`, 'R5.5', {
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
          onError: described(`Connecting ${name} failed; the creator can try again.`, 'R5.5', {
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
  ...described('Tracks the optional connections on every screen until the journey ends or starts over.', 'R5.5'),
  type: 'parallel',
  on: {
    'journey.ended': described('The journey ends or starts over; both accounts are disconnected.', 'R2.4 R15.2', {
      target: ['.shopify.disconnected', '.youtube.disconnected'],
    }),
  },
  states: { shopify: createConnection('shopify', 'Shopify'), youtube: createConnection('youtube', 'YouTube') },
});
