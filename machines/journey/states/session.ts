import { and, not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, does, leadsTo } from './described.ts';

const sessionFollowsOtherTabs = [
  described('Another tab signed out: everything typed and uploaded is forgotten here too.', 'R2.4', {
    guard: not('isSignedInElsewhere'),
    target: 'guest',
    actions: ['forgetEverything', 'announceForgotten', 'announceEnded'],
  }),
  described('Another creator with Patreon signed in in another tab: nothing typed here is theirs.', 'R2.1 R2.4', {
    guard: and(['isOtherUserElsewhere', 'isConnectedElsewhere']),
    target: '.patreonConnected',
    actions: ['forgetEverything', 'announceForgotten', 'announceEnded', 'rememberUser'],
  }),
  described('Another creator signed in in another tab: nothing typed here is theirs.', 'R2.1 R2.4', {
    guard: 'isOtherUserElsewhere',
    target: '.patreonDisconnected',
    actions: ['forgetEverything', 'announceForgotten', 'announceEnded', 'rememberUser'],
  }),
  described('Another tab connected Patreon.', 'R2.1', {
    guard: 'isConnectedElsewhere',
    target: '.patreonConnected',
    actions: 'rememberUser',
  }),
  described('Another tab signed in without a Patreon connection.', 'R2.1', {
    target: '.patreonDisconnected',
    actions: 'rememberUser',
  }),
] as const;

export const session = journeySetup.createStateConfig({
  id: 'session',
  ...described('Who is visiting. It goes on beside every screen.', 'R2.1'),
  initial: 'found',
  states: {
    found: described('The session saved by this browser is restored.', 'R2.2 R2.3 R2.5', {
      always: [
        described('A signed-in creator with Patreon connected was found.', 'R2.2 R2.3', {
          guard: 'wasFoundConnected',
          target: 'signedIn.patreonConnected',
        }),
        described('A signed-in creator without a Patreon connection was found.', 'R2.3', {
          guard: 'wasFoundSignedIn',
          target: 'signedIn',
        }),
        leadsTo('guest', 'Nobody was signed in.', 'R2.3 R2.5'),
      ],
    }),
    guest: described('Nobody is signed in. Only the landing page and sign-in can be opened.', 'R1.3 R2.4', {
      on: {
        'session.signedIn': described('The credentials were accepted.', 'R4.3', {
          target: 'signedIn',
          actions: 'rememberUser',
        }),
        'session.changedElsewhere': [
          described('Another tab signed in with Patreon connected.', 'R2.1', {
            guard: 'isConnectedElsewhere',
            target: 'signedIn.patreonConnected',
            actions: 'rememberUser',
          }),
          described('Another tab signed in.', 'R2.1', {
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
            'Another creator signed in here: nothing typed is theirs, and the journey begins again.',
            'R2.4 R4.3',
            {
              guard: 'isOtherUserSigningIn',
              target: '.patreonDisconnected',
              actions: ['rememberUser', 'announceRestarted'],
            },
          ),
          does('rememberUser', 'The creator signed in again; the Patreon connection stays.', 'R4.3'),
        ],
        'session.patreonConnected': described('The Patreon account was connected.', 'R5.3 R17.1', {
          target: '.patreonConnected',
          actions: 'noteOwnSession',
        }),
        'session.signedOut': described('The creator signs out: everything typed and uploaded is forgotten.', 'R2.4', {
          target: 'guest',
          actions: ['forgetEverything', 'announceForgotten', 'announceEnded'],
        }),
        'session.changedElsewhere': sessionFollowsOtherTabs,
        'journey.restarted': described(
          'The creator starts over: all that was typed is forgotten, the session stays.',
          'R15.2',
          { actions: ['forgetTyped', 'announceForgotten', 'announceEnded'] },
        ),
      },
      states: {
        patreonDisconnected: described('Patreon is not connected yet.', 'R1.4 R2.1'),
        patreonConnected: described('Patreon is connected: every screen can be opened.', 'R1.5 R2.1'),
      },
    }),
  },
});
