import { offerById, OFFERS, sampleRevenue } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { viewApplication } from './viewApplication.ts';

export type OffersView = ReturnType<typeof viewOffers>;

/** The offers, which one is selected, and whether the creator may still choose and go on (R8). */
export function viewOffers(snapshot: JourneySnapshot) {
  const { offerId: selectedId, user, today } = snapshot.context;
  return {
    ...viewApplication(snapshot),
    /** Whose revenue the offers rest on, and that revenue (R18.1). */
    account: user?.name ?? null,
    revenue: sampleRevenue(today),
    offers: OFFERS,
    selectedId,
    /** The offer that examples use: the selected one, else the first. */
    example: offerById(selectedId) ?? OFFERS[0],
    canContinue: snapshot.can({ type: 'offers.continued' }),
    /** Whether the creator has come from the contract, to change the offer and go back (R15.1). */
    isChanging: snapshot.context.changing === 'offer',
  };
}
