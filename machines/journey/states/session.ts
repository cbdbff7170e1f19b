import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { sessionFollowsOtherTabs } from './sessionElsewhere.ts';

/** Who is visiting: a guest, or a signed-in creator with or without a connected Patreon account (R2). */
export const session = journeySetup.createStateConfig({
  id: 'session',
  description: 'Who is visiting. It goes on beside every screen.',
  meta: { requirements: ['R2.1'] },
  initial: 'found',
  states: {
    found: {
      description: 'The session kept by this browser is taken up.',
      meta: { requirements: ['R2.2', 'R2.3', 'R2.5'] },
      always: [
        {
          guard: 'wasFoundConnected',
          target: 'signedIn.patreonConnected',
          description: 'A signed-in creator with Patreon connected was found.',
          meta: { requirements: ['R2.2', 'R2.3'] },
        },
        {
          guard: 'wasFoundSignedIn',
          target: 'signedIn',
          description: 'A signed-in creator without a Patreon connection was found.',
          meta: { requirements: ['R2.3'] },
        },
        { target: 'guest', description: 'Nobody was signed in.', meta: { requirements: ['R2.3', 'R2.5'] } },
      ],
    },
    guest: {
      description: 'Nobody is signed in. Only the landing page and sign-in can be opened.',
      meta: { requirements: ['R1.3', 'R2.4'] },
      on: {
        'session.signedIn': {
          target: 'signedIn',
          actions: 'rememberUser',
          description: 'The credentials were accepted.',
          meta: { requirements: ['R4.3'] },
        },
        'session.changedElsewhere': [
          {
            guard: 'isConnectedElsewhere',
            target: 'signedIn.patreonConnected',
            actions: 'rememberUser',
            description: 'Another tab signed in with Patreon connected.',
            meta: { requirements: ['R2.1'] },
          },
          {
            guard: 'isSignedInElsewhere',
            target: 'signedIn',
            actions: 'rememberUser',
            description: 'Another tab signed in.',
            meta: { requirements: ['R2.1'] },
          },
        ],
      },
    },
    signedIn: {
      description: 'A creator is signed in.',
      meta: { requirements: ['R2.1'] },
      initial: 'patreonDisconnected',
      on: {
        'session.signedIn': [
          {
            guard: 'isOtherUserSigningIn',
            target: '.patreonDisconnected',
            actions: ['rememberUser', 'announceRestarted'],
            description:
              'Another creator signed in here: nothing that was typed is theirs, and the journey begins again.',
            meta: { requirements: ['R2.4', 'R4.3'] },
          },
          {
            actions: 'rememberUser',
            description: 'The creator signed in again; the Patreon connection stays.',
            meta: { requirements: ['R4.3'] },
          },
        ],
        'session.signedOut': {
          target: 'guest',
          actions: ['forgetEverything', 'announceForgotten'],
          description: 'The creator signs out: everything typed and uploaded is forgotten.',
          meta: { requirements: ['R2.4'] },
        },
        'session.changedElsewhere': sessionFollowsOtherTabs,
        'journey.restarted': {
          actions: ['forgetTyped', 'announceForgotten'],
          description: 'The creator starts over: everything typed and uploaded is forgotten, the session stays.',
          meta: { requirements: ['R15.2'] },
        },
      },
      states: {
        patreonDisconnected: {
          description: 'Patreon is not connected yet.',
          meta: { requirements: ['R1.4', 'R2.1'] },
          on: {
            'session.patreonConnected': {
              target: 'patreonConnected',
              description: 'The Patreon account was connected.',
              meta: { requirements: ['R5.3'] },
            },
          },
        },
        patreonConnected: {
          description: 'Patreon is connected: every screen can be opened.',
          meta: { requirements: ['R1.5', 'R2.1'] },
        },
      },
    },
  },
});
