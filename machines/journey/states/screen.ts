import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { connectAdditionalAccounts, selectPlatform } from './connections.ts';
import { contract } from './contract.ts';
import { dashboard, dashboardEstablished } from './dashboards.ts';
import { described, describedScreen, goesTo } from './described.ts';
import { entityDetails } from './entityDetails.ts';
import { landing } from './landing.ts';
import { offers } from './offers.ts';
import { connectPatreon, signIn } from './credentials.ts';
import { signIrsForm } from './signIrsForm.ts';
import { businessVerification, processing } from './timedScreens.ts';

const screenFollowsOtherTabs = [
  described(
    'The creator signs out in another tab; screens that require sign-in redirect to the sign-in page.',
    'R2.4 R1.3',
    {
      guard: 'isScreenSignedOutElsewhere',
      target: '.signIn',
      actions: { type: 'noteRedirect', params: { reason: 'signedOutElsewhere' } },
    },
  ),
  described('A different creator signs in from another tab; their journey starts at platform selection.', 'R2.4', {
    guard: 'isScreenOfOtherUser',
    target: '.selectPlatform',
  }),
  described('Patreon is not connected in another tab; screens that require it redirect to Connect Patreon.', 'R1.4', {
    guard: 'isScreenDisconnectedElsewhere',
    target: '.connectPatreon',
    actions: { type: 'noteRedirect', params: { reason: 'patreonRequired' } },
  }),
] as const;

const notFound = journeySetup.createStateConfig({
  ...describedScreen('notFound', 'The address is unknown.', 'R1.2'),
  on: { 'navigation.backRequested': goesTo('#landing', 'Back returns to the landing page.', 'R1.2') },
});

export const screen = journeySetup.createStateConfig({
  ...described('The open screen. Exactly one is open at a time.', 'R1.1 R1.7'),
  id: 'screen',
  initial: 'landing',
  on: {
    'url.opened': [
      described('A guest opens an address that requires sign-in and is redirected to sign in.', 'R1.3', {
        guard: 'isGuestAtProtectedAddress',
        target: '.signIn',
        actions: { type: 'noteRedirect', params: { reason: 'signInRequired' } },
      }),
      described(
        'A creator without Patreon opens an address that requires it and is redirected to connect it.',
        'R1.4',
        {
          guard: 'isUnconnectedAtConnectedAddress',
          target: '.connectPatreon',
          actions: { type: 'noteRedirect', params: { reason: 'patreonRequired' } },
        },
      ),
      // Without a target, the timers and inner states of the open screen keep running.
      described('The address of the open screen is opened again; nothing changes.', 'R1.7', {
        guard: 'isAddressOfOpenScreen',
      }),
      ...ROUTED_SCREEN_IDS.map((screen) =>
        described(`The creator opens the address ${ROUTES[screen].path}.`, 'R1.1 R1.5', {
          guard: { type: 'isAddressOf', params: { screen } },
          target: `.${screen}`,
          actions: ['rememberLandingAnchor', 'forgetOtherChange'],
        }),
      ),
      goesTo('.notFound', 'The creator opens an unknown address.', 'R1.2'),
    ],
    'journey.restarted': goesTo('.selectPlatform', 'The journey starts over at platform selection.', 'R15.2'),
    'session.changedElsewhere': screenFollowsOtherTabs,
    'session.signedOut': goesTo('.landing', 'The creator signs out and the landing page opens.', 'R2.4'),
    'removal.undone': described('The creator undoes a removal, if nothing has changed since.', 'R17.3', {
      guard: 'hasRemoved',
      actions: 'restoreRemoved',
    }),
  },
  states: {
    landing,
    signIn,
    selectPlatform,
    connectPatreon,
    connectAdditionalAccounts,
    processing,
    offers,
    entityDetails,
    signIrsForm,
    businessVerification,
    contract,
    dashboard,
    dashboardEstablished,
    notFound,
  },
});
