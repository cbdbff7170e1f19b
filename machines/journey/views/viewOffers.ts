import { PROJECTED_MONTH_PERCENT, WEAK_MONTH_PERCENT } from '#machines/constants.ts';
import {
  costPerDollarReceived,
  estimatedMonths,
  type LastPayment,
  lastPayment,
  monthlyPaymentDollars,
  monthSplit,
  type MonthSplit,
  type Offer,
  offerById,
  OFFERS,
} from '#machines/domain/offers.ts';
import { type Revenue, sampleRevenue } from '#machines/domain/revenue.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { OfferId } from '#machines/domain/choices.ts';

/** An offer with what follows from it: dollars a month, months to the total, cost of each dollar received (R8.1, R8.2). */
export type OfferTerms = Offer & {
  readonly monthlyPaymentDollars: number;
  readonly estimatedMonths: number;
  readonly costPerDollarReceived: number;
};

/** An offer as it is compared: also its last payment, a projected month and a weak one (R8.2, R8.4). */
export type ComparedOffer = OfferTerms & {
  readonly lastPayment: LastPayment;
  readonly projectedMonth: MonthSplit;
  readonly weakMonth: MonthSplit;
};

/** The offers, which one is selected, and whether the creator may still choose and go on (R8). */
export type OffersView = {
  /** Whose revenue the offers rest on, and that revenue (R18.1). */
  readonly account: string | null;
  readonly revenue: Revenue;
  readonly offers: readonly ComparedOffer[];
  readonly selectedId: OfferId | null;
  /** The offer that examples use: the selected one, else the first. */
  readonly example: ComparedOffer;
  readonly isSettled: boolean;
  readonly canContinue: boolean;
  /** Whether the creator has come from the contract, to change the offer and go back (R15.1). */
  readonly isChanging: boolean;
};

export function termsOf(offer: Offer): OfferTerms {
  return {
    ...offer,
    monthlyPaymentDollars: monthlyPaymentDollars(offer),
    estimatedMonths: estimatedMonths(offer),
    costPerDollarReceived: costPerDollarReceived(offer),
  };
}

function comparedOf(offer: Offer): ComparedOffer {
  return {
    ...termsOf(offer),
    lastPayment: lastPayment(offer),
    projectedMonth: monthSplit(offer, PROJECTED_MONTH_PERCENT),
    weakMonth: monthSplit(offer, WEAK_MONTH_PERCENT),
  };
}

/** The selected offer with its terms, or null. */
export function selectedTerms({ context }: JourneySnapshot): OfferTerms | null {
  const offer = offerById(context.offerId);
  return offer === null ? null : termsOf(offer);
}

/** The selected offer as it is compared, or null. */
export function comparedTerms({ context }: JourneySnapshot): ComparedOffer | null {
  const offer = offerById(context.offerId);
  return offer === null ? null : comparedOf(offer);
}

const FIRST_COMPARED = comparedOf(OFFERS[0]);
const ALL_COMPARED = OFFERS.map(comparedOf);

export function viewOffers(snapshot: JourneySnapshot): OffersView {
  const { offerId: selectedId, user, today } = snapshot.context;
  return {
    account: user?.name ?? null,
    revenue: sampleRevenue(today),
    offers: ALL_COMPARED,
    selectedId,
    example: ALL_COMPARED.find(({ id }) => id === selectedId) ?? FIRST_COMPARED,
    isSettled: snapshot.matches({ screen: { offers: 'settled' } }),
    canContinue: snapshot.can({ type: 'offers.continued' }),
    isChanging: snapshot.context.changing === 'offer',
  };
}
