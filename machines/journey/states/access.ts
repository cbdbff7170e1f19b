import { ROUTED_SCREEN_IDS, type RoutedScreenId, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import type { StateMeta } from '#machines/journey/vocabulary/base.ts';

/** What a screen's state says of itself. */
export function screenMeta(screen: ScreenId, requirements: readonly string[]): StateMeta {
  return { screen, requirements };
}

/** Asking for the screen that is open changes nothing: its timers and its parts go on (R1.7). */
export function staysAt(screen: RoutedScreenId) {
  return {
    guard: { type: 'isAddressOf', params: { screen } },
    description: `The address ${ROUTES[screen].path} is opened again: nothing changes.`,
    meta: { requirements: ['R1.7'] },
  } as const;
}

/** What a screen that needs a signed-in visitor does when another tab changes the session (R2.4). */
export const leavesOnSignOutElsewhere = {
  guard: 'isSignedOutElsewhere',
  target: '#signIn',
  actions: { type: 'noteRedirect', params: { reason: 'signedOutElsewhere' } },
  description: 'The creator signed out in another tab: sign in again to go on.',
  meta: { requirements: ['R2.4', 'R1.3'] },
} as const;

/** What a protected screen does when another creator signs in in another tab: what stands on it is not theirs (R2.4). */
const leavesOnOtherUserElsewhere = {
  guard: 'isOtherUserElsewhere',
  target: '#selectPlatform',
  description: 'Another creator signed in in another tab: their journey begins at the choice of platform.',
  meta: { requirements: ['R2.4'] },
} as const;

/** What a screen that needs a Patreon connection does when another tab changes the session (R1.4). */
const leavesOnDisconnectElsewhere = {
  guard: 'isDisconnectedElsewhere',
  target: '#connectPatreon',
  actions: { type: 'noteRedirect', params: { reason: 'patreonRequired' } },
  description: 'Another tab signed in without a Patreon connection: connect it here first.',
  meta: { requirements: ['R1.4'] },
} as const;

/** How a screen that needs a signed-in creator follows the session of other tabs (R2.4). */
export const followsSignIn = [leavesOnSignOutElsewhere, leavesOnOtherUserElsewhere] as const;

/** How a screen that needs a Patreon connection follows the session of other tabs (R1.4, R2.4). */
export const followsConnection = [...followsSignIn, leavesOnDisconnectElsewhere] as const;

/** One transition for each address, to its screen; who may not open it has been turned away before (R1.1, R1.5). */
export function everyAddress() {
  return ROUTED_SCREEN_IDS.map(
    (screen) =>
      ({
        guard: { type: 'isAddressOf', params: { screen } },
        target: `.${screen}`,
        actions: ['keepLandingAnchor', 'forgetOtherChange'],
        description: `The address ${ROUTES[screen].path} is opened.`,
        meta: { requirements: ['R1.1', 'R1.5'] },
      }) as const,
  );
}
