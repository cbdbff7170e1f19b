import { type Offer, offerById, OFFERS } from '#machines/domain/offers.ts';
import { type Revenue, sampleRevenue } from '#machines/domain/revenue.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { OfferId } from '#machines/domain/choices.ts';

/** The offers, which one is selected, and whether the creator may still choose and go on (R8). */
export type OffersView = {
  /** Whose revenue the offers rest on, and that revenue (R18.1). */
  readonly account: string | null;
  readonly revenue: Revenue;
  readonly offers: readonly Offer[];
  readonly selectedId: OfferId | null;
  /** The offer that examples use: the selected one, else the first. */
  readonly example: Offer;
  readonly isSettled: boolean;
  readonly canContinue: boolean;
  /** Whether the creator has come from the contract, to change the offer and go back (R15.1). */
  readonly isChanging: boolean;
};

export function viewOffers(snapshot: JourneySnapshot): OffersView {
  const { offerId: selectedId, user, today } = snapshot.context;
  return {
    account: user?.name ?? null,
    revenue: sampleRevenue(today),
    offers: OFFERS,
    selectedId,
    example: offerById(selectedId) ?? OFFERS[0],
    isSettled: snapshot.matches({ screen: { offers: 'settled' } }),
    canContinue: snapshot.can({ type: 'offers.continued' }),
    isChanging: snapshot.context.changing === 'offer',
  };
}
