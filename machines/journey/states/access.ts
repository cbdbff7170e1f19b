import { and, not } from 'xstate';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { described } from './described.ts';

/** How a signed-in session follows what other tabs do (R2.1, R2.4). */
export const sessionFollowsOtherTabs = [
  described('Another tab signed out: everything typed and uploaded is forgotten here too.', 'R2.4', {
    guard: not('isSignedInElsewhere'),
    target: 'guest',
    actions: ['forgetEverything', 'announceForgotten', 'announceEnded'],
  }),
  described(
    'Another creator with Patreon connected signed in in another tab: nothing typed here is theirs.',
    'R2.1 R2.4',
    {
      guard: and(['isOtherUserElsewhere', 'isConnectedElsewhere']),
      target: '.patreonConnected',
      actions: ['forgetEverything', 'announceForgotten', 'announceEnded', 'rememberUser'],
    },
  ),
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

/** What every screen does when another tab changes the session, where it may not stay open after that (R1.3, R1.4, R2.4). */
export const screenFollowsOtherTabs = [
  described('The creator signed out in another tab: a screen that needs signing in asks for it again.', 'R2.4 R1.3', {
    guard: 'isScreenSignedOutElsewhere',
    target: '.signIn',
    actions: { type: 'noteRedirect', params: { reason: 'signedOutElsewhere' } },
  }),
  described('Another creator signed in in another tab: their journey begins at the choice of platform.', 'R2.4', {
    guard: 'isScreenOfOtherUser',
    target: '.selectPlatform',
  }),
  described('Another tab signed in without a Patreon connection: a screen that needs one asks for it first.', 'R1.4', {
    guard: 'isScreenDisconnectedElsewhere',
    target: '.connectPatreon',
    actions: { type: 'noteRedirect', params: { reason: 'patreonRequired' } },
  }),
] as const;

/** Asking for the screen that is open changes nothing: its timers and its parts go on (R1.7). */
const staysOpen = described('The address of the open screen is opened again: nothing changes.', 'R1.7', {
  guard: 'isAddressOfOpenScreen',
});

/** One transition for each address, to its screen; who may not open it has been turned away before (R1.1, R1.5). */
export function everyAddress() {
  const addresses = ROUTED_SCREEN_IDS.map((screen) =>
    described(`The address ${ROUTES[screen].path} is opened.`, 'R1.1 R1.5', {
      guard: { type: 'isAddressOf', params: { screen } },
      target: `.${screen}`,
      actions: ['rememberLandingAnchor', 'forgetOtherChange'],
    }),
  );
  return [staysOpen, ...addresses];
}
