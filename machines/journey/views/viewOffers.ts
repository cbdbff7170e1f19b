import {
  costPerDollarReceived,
  estimatedMonths,
  monthlyPaymentDollars,
  type Offer,
  offerById,
  type OfferId,
  OFFERS,
} from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** An offer with what follows from it: dollars a month, months to the total, cost of each dollar received (R8.1, R8.2). */
export type OfferTerms = Offer & {
  readonly monthlyPaymentDollars: number;
  readonly estimatedMonths: number;
  readonly costPerDollarReceived: number;
};

/** The offers, which one is selected, and whether the creator may still choose and go on (R8). */
export type OffersView = {
  readonly offers: readonly OfferTerms[];
  readonly selectedId: OfferId | null;
  readonly isSettled: boolean;
  readonly canContinue: boolean;
};

export function termsOf(offer: Offer): OfferTerms {
  return {
    ...offer,
    monthlyPaymentDollars: monthlyPaymentDollars(offer),
    estimatedMonths: estimatedMonths(offer),
    costPerDollarReceived: costPerDollarReceived(offer),
  };
}

/** The selected offer with its terms, or null. */
export function selectedTerms({ context }: JourneySnapshot): OfferTerms | null {
  const offer = offerById(context.offerId);
  return offer === null ? null : termsOf(offer);
}

const ALL_TERMS = OFFERS.map(termsOf);

export function viewOffers(snapshot: JourneySnapshot): OffersView {
  return {
    offers: ALL_TERMS,
    selectedId: snapshot.context.offerId,
    isSettled: snapshot.matches({ screen: { offers: 'settled' } }),
    canContinue: snapshot.can({ type: 'offers.continued' }),
  };
}
