import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { connectAdditionalAccounts, selectPlatform } from './connections.ts';
import { contract } from './contract.ts';
import { dashboard, dashboardEstablished } from './dashboards.ts';
import { described, describedScreen, leadsTo } from './described.ts';
import { entityDetails } from './entityDetails.ts';
import { landing } from './landing.ts';
import { offers } from './offers.ts';
import { connectPatreon, signIn } from './credentials.ts';
import { signIrsForm } from './signIrsForm.ts';
import { businessVerification, processing } from './timedScreens.ts';

const screenFollowsOtherTabs = [
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

const notFound = journeySetup.createStateConfig({
  ...describedScreen('notFound', 'The address is unknown.', 'R1.2'),
  on: { 'navigation.backRequested': leadsTo('#landing', 'Back to the landing page.', 'R1.2') },
});

export const screen = journeySetup.createStateConfig({
  ...described('The screen that is open: exactly one at a time.', 'R1.1 R1.7'),
  id: 'screen',
  initial: 'landing',
  on: {
    'url.opened': [
      described('A guest asks for a screen that needs signing in.', 'R1.3', {
        guard: 'isGuestAtProtectedAddress',
        target: '.signIn',
        actions: { type: 'noteRedirect', params: { reason: 'signInRequired' } },
      }),
      described('A signed-in visitor without a Patreon connection asks for a screen that needs one.', 'R1.4', {
        guard: 'isUnconnectedAtConnectedAddress',
        target: '.connectPatreon',
        actions: { type: 'noteRedirect', params: { reason: 'patreonRequired' } },
      }),
      // Without a target, the timers and inner states of the open screen keep running.
      described('The address of the open screen is opened again: nothing changes.', 'R1.7', {
        guard: 'isAddressOfOpenScreen',
      }),
      ...ROUTED_SCREEN_IDS.map((screen) =>
        described(`The address ${ROUTES[screen].path} is opened.`, 'R1.1 R1.5', {
          guard: { type: 'isAddressOf', params: { screen } },
          target: `.${screen}`,
          actions: ['rememberLandingAnchor', 'forgetOtherChange'],
        }),
      ),
      leadsTo('.notFound', 'Any other address is opened.', 'R1.2'),
    ],
    'journey.restarted': leadsTo('.selectPlatform', 'The creator starts over, from the choice of platform.', 'R15.2'),
    'session.changedElsewhere': screenFollowsOtherTabs,
    'session.signedOut': leadsTo('.landing', 'The creator signs out: the landing page is shown.', 'R2.4'),
    'removal.undone': described('The creator undoes a removal, as long as nothing else was changed.', 'R17.3', {
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
