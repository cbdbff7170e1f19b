import { offerById, OFFERS, sampleRevenue } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { viewApplication } from './viewApplication.ts';

export type OffersView = ReturnType<typeof viewOffers>;

export function viewOffers(snapshot: JourneySnapshot) {
  const { offerId: selectedId, user, today } = snapshot.context;
  return {
    ...viewApplication(snapshot),
    account: user?.name ?? null,
    revenue: sampleRevenue(today),
    offers: OFFERS,
    selectedId,
    example: offerById(selectedId) ?? OFFERS[0],
    canContinue: snapshot.can({ type: 'offers.continued' }),
    isChanging: snapshot.context.changing === 'offer',
  };
}
