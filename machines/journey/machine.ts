import type { SavedJourney } from '#machines/persistence/savedJourney.ts';
import { blankJourney, type JourneyContext } from './context.ts';
import { everyAddress, screenFollowsOtherTabs } from './states/access.ts';
import { accounts } from './states/accounts.ts';
import { businessVerification } from './states/businessVerification.ts';
import { reset } from './states/reset.ts';
import { connectAdditionalAccounts } from './states/connectAdditionalAccounts.ts';
import { connectPatreon } from './states/connectPatreon.ts';
import { contract } from './states/contract.ts';
import { countdown } from './states/countdown.ts';
import { dashboard } from './states/dashboard.ts';
import { dashboardEstablished } from './states/dashboardEstablished.ts';
import { entityDetails } from './states/entityDetails.ts';
import { landing } from './states/landing.ts';
import { notFound } from './states/notFound.ts';
import { offers } from './states/offers.ts';
import { processing } from './states/processing.ts';
import { saving } from './states/saving.ts';
import { selectPlatform } from './states/selectPlatform.ts';
import { session } from './states/session.ts';
import { signIn } from './states/signIn.ts';
import { signIrsForm } from './states/signIrsForm.ts';
import { journeySetup } from './vocabulary/actions.ts';
import type { SnapshotFrom } from 'xstate';
import { described } from './states/described.ts';

/** The statechart of the whole journey: who visits, which screen is open, how many days remain. */
export const createJourneyMachine = () =>
  journeySetup.createMachine({
    id: 'journey',
    ...described('The funding journey of a subscription creator, from the landing page to repayment.', 'R1.1'),
    type: 'parallel',
    context: ({ input }) => ({
      ...blankJourney(),
      today: input.today,
      policy: input.policy,
      foundSession: input.session,
      user: input.session.user,
      ...contextOf(input.saved ?? null),
      savedLoss: input.savedLoss ?? null,
      isLoadingLate: input.isLoadingLate ?? false,
    }),
    states: {
      session,
      screen: described('The screen that is open: exactly one at a time.', 'R1.1 R1.7', {
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
            ...everyAddress(),
            described('Any other address is opened.', 'R1.2', { target: '.notFound' }),
          ],
          'journey.restarted': described(
            'The creator starts over: the journey begins again at the choice of platform.',
            'R15.2',
            { target: '.selectPlatform' },
          ),
          'session.changedElsewhere': screenFollowsOtherTabs,
          'session.signedOut': described('The creator signs out: the landing page is shown.', 'R2.4', {
            target: '.landing',
          }),
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
      }),
      accounts,
      countdown,
      saving,
      reset,
    },
  });

/** What a journey takes up of what this browser saved (R15.1). */
function contextOf(saved: SavedJourney | null): Partial<JourneyContext> {
  if (saved === null) return {};
  const { progress, isCounting: _isCounting, ...remembered } = saved;
  return { ...remembered, savedProgress: progress };
}

/** The chart's type. */
export type JourneyMachine = ReturnType<typeof createJourneyMachine>;

/** A snapshot of the journey: its states and its context. */
export type JourneySnapshot = SnapshotFrom<JourneyMachine>;
