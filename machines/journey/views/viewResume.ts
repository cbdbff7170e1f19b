import { blankBusiness } from '#machines/domain/business.ts';
import { type Chapter, chaptersDone } from '#machines/domain/chapters.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';

/** Where a creator who has begun goes on; without a step once the contract is signed (R17.1). */
export type ResumeView = { readonly path: string; readonly step: number | null };

/** Null for guests, and for a creator who has not begun. */
export function viewResume(snapshot: JourneySnapshot): ResumeView | null {
  if (!snapshot.matches({ session: 'signedIn' }) || !hasBegun(snapshot.context)) return null;
  const { path, step } = ROUTES[nextScreen(snapshot)];
  return { path, step };
}

/** The first screen on which something is missing; the contract, once it was opened, names what is missing itself. */
function nextScreen(snapshot: JourneySnapshot): RoutedScreenId {
  const { isContractSigned, documentId, irsForm } = snapshot.context;
  const done = viewChapters(snapshot);
  if (!done.connect) return 'connectPatreon';
  if (isContractSigned) return 'dashboard';
  if (documentId !== null) return 'contract';
  if (!done.offer) return 'offers';
  if (!done.business) return 'entityDetails';
  return irsForm === null ? 'signIrsForm' : 'contract';
}

const BLANK = JSON.stringify(blankBusiness());

/** Whether anything of the journey is the creator's own already. */
export function hasBegun({ connectedAccounts, offerId, business, irsForm, documentId }: JourneyContext): boolean {
  const hasChosen = connectedAccounts.length > 0 || offerId !== null || irsForm !== null || documentId !== null;
  return hasChosen || JSON.stringify(business) !== BLANK;
}

/** Which chapters of the journey are done (R16.3); a signed contract rests on the business as it was signed for. */
export function viewChapters(snapshot: JourneySnapshot): Readonly<Record<Chapter, boolean>> {
  const { offerId, business, signedFor, isContractSigned } = snapshot.context;
  return chaptersDone({
    isPatreonConnected: snapshot.matches({ session: { signedIn: 'patreonConnected' } }),
    offerId,
    business: signedFor?.business ?? business,
    isContractSigned,
  });
}
