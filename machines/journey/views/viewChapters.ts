import { type Chapter, chaptersDone } from '#machines/domain/chapters.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

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
