import { businessProblems, isFundable } from '#machines/domain/business.ts';
import type { Chapter } from '#machines/domain/choices.ts';
import { hasTyped } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { viewApplication } from './viewApplication.ts';

/**
 * Returns where to continue the application, or null if nobody is signed in or none was started (R17.1). Signing in,
 * connecting Patreon, opening the contract or entering anything starts an application; the demonstration's default
 * session doesn't.
 */
export function viewResume(snapshot: JourneySnapshot) {
  const { isOwnSession, documentId } = snapshot.context;
  const hasBegun = isOwnSession || documentId !== null || hasTyped(snapshot.context);
  if (!snapshot.matches({ session: 'signedIn' }) || !hasBegun) return null;
  const { path, step } = ROUTES[nextScreen(snapshot)];
  return { path, step, isFundable: viewApplication(snapshot).isFundable, isDone: viewChapters(snapshot) };
}

/**
 * Returns the first incomplete screen. With Patreon connected, returns a dashboard if the contract is signed, or the
 * contract if it was opened, because it lists the missing items.
 */
function nextScreen(snapshot: JourneySnapshot): RoutedScreenId {
  const { isContractSigned, isBankConnectionStarted, documentId, irsForm } = snapshot.context;
  const done = viewChapters(snapshot);
  if (!done.connect) return 'connectPatreon';
  if (isContractSigned) return isBankConnectionStarted ? 'dashboardEstablished' : 'dashboard';
  if (documentId !== null) return 'contract';
  if (!done.offer) return 'offers';
  if (!done.business) return 'entityDetails';
  return irsForm === null ? 'signIrsForm' : 'contract';
}

/** Returns which chapters are complete; the IRS form is optional (R16.3). */
export function viewChapters(snapshot: JourneySnapshot): Readonly<Record<Chapter, boolean>> {
  const { offerId, signedFor, isContractSigned } = snapshot.context;
  const { business } = signedFor ?? snapshot.context;
  return {
    connect: snapshot.matches({ session: { signedIn: 'patreonConnected' } }),
    offer: offerId !== null,
    business: isFundable(business) && businessProblems(business).length === 0,
    sign: isContractSigned,
  };
}
