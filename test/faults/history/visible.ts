import type { JourneyFacts } from '#machines/journey/facts.ts';
import type { ReviewPart } from '#machines/journey/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { viewConnectAdditionalAccounts } from '#machines/journey/views/viewConnectAdditionalAccounts.ts';
import { viewConnectPatreon } from '#machines/journey/views/viewConnectPatreon.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewSelectPlatform } from '#machines/journey/views/viewSelectPlatform.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { viewBusinessVerification, viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';

/** What a screen shows of the creator's own answers: the rest of it is asked, typed or loaded anew. */
const ANSWERS: Readonly<Record<ScreenId, (snapshot: JourneySnapshot) => unknown>> = {
  landing: () => null,
  signIn: () => null,
  notFound: () => null,
  selectPlatform: viewSelectPlatform,
  connectPatreon: (snapshot) => ({ isConnected: viewConnectPatreon(snapshot).isConnected }),
  connectAdditionalAccounts: (snapshot) =>
    viewConnectAdditionalAccounts(snapshot).accounts.map(({ id, state }) => [id, state === 'connected']),
  processing: viewProcessing,
  businessVerification: viewBusinessVerification,
  offers: viewOffers,
  entityDetails: (snapshot) => {
    const { details, canRemoveOwner, excessOwnership, isComplete, problems, canContinue } = viewEntityDetails(snapshot);
    return { details, canRemoveOwner, excessOwnership, isComplete, problems, canContinue };
  },
  signIrsForm: (snapshot) => {
    const { file, problems, owners, taxReturnYear, copy, answers } = viewSignIrsForm(snapshot);
    return { file, problems, owners, taxReturnYear, copy, answers };
  },
  contract: (snapshot) => {
    const { documentId, terms, isScrollRequired, isSigned, signedCopy, review } = viewContract(snapshot);
    const { business, problems, irsForm, taxReturnYear } = review;
    return { documentId, terms, isScrollRequired, isSigned, signedCopy, business, problems, irsForm, taxReturnYear };
  },
  dashboard: viewDashboard,
  dashboardEstablished: viewDashboardEstablished,
};

/** The creator's answers on the open screen. */
export function visibleAnswers(snapshot: JourneySnapshot): unknown {
  return ANSWERS[openScreen(snapshot)](snapshot);
}

const CHANGED_ON: Readonly<Record<ReviewPart, ScreenId>> = {
  offer: 'offers',
  business: 'entityDetails',
  irsForm: 'signIrsForm',
};

/**
 * What must be the same after a reload. A change that was begun from the contract goes on only on its own screen, and
 * days that stood still because no clock could be watched go on, so that neither is compared there (R1.7, R13.1).
 */
export function keptAnswers(snapshot: JourneySnapshot): Omit<JourneyFacts, 'isCounting'> {
  const { isCounting: _isCounting, changing, ...facts } = viewFacts(snapshot);
  const isGoingOn = changing !== null && CHANGED_ON[changing] === openScreen(snapshot);
  return { ...facts, changing: isGoingOn ? changing : null };
}
