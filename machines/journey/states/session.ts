import { and, not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, runs, goesTo } from './described.ts';

const sessionFollowsOtherTabs = [
  described('The creator signs out in another tab; everything typed and uploaded is cleared here too.', 'R2.4', {
    guard: not('isSignedInElsewhere'),
    target: 'guest',
    actions: ['forgetEverything', 'announceForgotten', 'announceEnded'],
  }),
  described(
    'A different creator with Patreon signs in from another tab; everything typed here is cleared.',
    'R2.1 R2.4',
    {
      guard: and(['isOtherUserElsewhere', 'isConnectedElsewhere']),
      target: '.patreonConnected',
      actions: ['forgetEverything', 'announceForgotten', 'announceEnded', 'rememberUser'],
    },
  ),
  described(
    'A different creator without Patreon signs in from another tab; everything typed here is cleared.',
    'R2.1 R2.4',
    {
      guard: 'isOtherUserElsewhere',
      target: '.patreonDisconnected',
      actions: ['forgetEverything', 'announceForgotten', 'announceEnded', 'rememberUser'],
    },
  ),
  described('Patreon is connected in another tab.', 'R2.1', {
    guard: 'isConnectedElsewhere',
    target: '.patreonConnected',
    actions: 'rememberUser',
  }),
  described('Patreon is not connected in another tab.', 'R2.1', {
    target: '.patreonDisconnected',
    actions: 'rememberUser',
  }),
] as const;

export const session = journeySetup.createStateConfig({
  id: 'session',
  ...described('Tracks whether the visitor is signed in, on every screen.', 'R2.1'),
  initial: 'found',
  states: {
    found: described('The session saved in this browser is restored.', 'R2.2 R2.3 R2.5', {
      always: [
        described('A signed-in creator with Patreon is found.', 'R2.2 R2.3', {
          guard: 'wasFoundConnected',
          target: 'signedIn.patreonConnected',
        }),
        described('A signed-in creator without Patreon is found.', 'R2.3', {
          guard: 'wasFoundSignedIn',
          target: 'signedIn',
        }),
        goesTo('guest', 'No signed-in creator is found.', 'R2.3 R2.5'),
      ],
    }),
    guest: described('Nobody is signed in. Only the landing page and the sign-in page can be opened.', 'R1.3 R2.4', {
      on: {
        'session.signedIn': described('The credentials are accepted.', 'R4.3', {
          target: 'signedIn',
          actions: 'rememberUser',
        }),
        'session.changedElsewhere': [
          described('A creator with Patreon signs in from another tab.', 'R2.1', {
            guard: 'isConnectedElsewhere',
            target: 'signedIn.patreonConnected',
            actions: 'rememberUser',
          }),
          described('A creator without Patreon signs in from another tab.', 'R2.1', {
            guard: 'isSignedInElsewhere',
            target: 'signedIn',
            actions: 'rememberUser',
          }),
        ],
      },
    }),
    signedIn: described('A creator is signed in.', 'R2.1', {
      initial: 'patreonDisconnected',
      on: {
        'session.signedIn': [
          described(
            'A different creator signs in; everything typed is cleared and the journey starts over.',
            'R2.4 R4.3',
            {
              guard: 'isOtherUserSigningIn',
              target: '.patreonDisconnected',
              actions: ['rememberUser', 'announceRestarted'],
            },
          ),
          runs('rememberUser', 'The same creator signs in again; the Patreon connection does not change.', 'R4.3'),
        ],
        'session.patreonConnected': described('The Patreon account is connected.', 'R5.3 R17.1', {
          target: '.patreonConnected',
          actions: 'noteOwnSession',
        }),
        'session.signedOut': described('The creator signs out; everything typed and uploaded is cleared.', 'R2.4', {
          target: 'guest',
          actions: ['forgetEverything', 'announceForgotten', 'announceEnded'],
        }),
        'session.changedElsewhere': sessionFollowsOtherTabs,
        'journey.restarted': described(
          'The journey starts over; everything typed is cleared, but the creator stays signed in.',
          'R15.2',
          { actions: ['forgetTyped', 'announceForgotten', 'announceEnded'] },
        ),
      },
      states: {
        patreonDisconnected: described('Patreon is not connected yet.', 'R1.4 R2.1'),
        patreonConnected: described('Patreon is connected. Every screen can be opened.', 'R1.5 R2.1'),
      },
    }),
  },
});
