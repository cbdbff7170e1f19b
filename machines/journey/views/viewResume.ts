import { businessProblems, isFundable } from '#machines/domain/business.ts';
import type { Chapter } from '#machines/domain/choices.ts';
import { hasTyped } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { viewApplication } from './viewApplication.ts';

/**
 * Where a creator continues an application (R17.1). Signing in, connecting Patreon, opening the contract and typing
 * begin one; the demonstration's default session alone doesn't.
 */
export function viewResume(snapshot: JourneySnapshot) {
  const { isOwnSession, documentId } = snapshot.context;
  const hasBegun = isOwnSession || documentId !== null || hasTyped(snapshot.context);
  if (!snapshot.matches({ session: 'signedIn' }) || !hasBegun) return null;
  const { path, step } = ROUTES[nextScreen(snapshot)];
  return { path, step, isFundable: viewApplication(snapshot).isFundable, isDone: viewChapters(snapshot) };
}

/** The first incomplete screen; once opened, the contract, because it lists what is missing. */
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

/** Which chapters are complete (R16.3). The IRS form is optional. */
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
