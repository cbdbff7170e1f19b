import { daysLeft, nextPaymentDate, type Repayment, renewalDate, repaymentOn } from '#machines/domain/repayment.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { FILES } from '#machines/journey/routes.ts';
import { type OfferTerms, selectedTerms } from './viewOffers.ts';

/** The next payment: days left and its ISO date (R13.1). */
export type NextPaymentView = { readonly daysLeft: number; readonly date: string };

/** The set-up screen (R13.1 to R13.3). */
export type DashboardView = {
  readonly nextPayment: NextPaymentView;
  readonly extensionUrl: string;
  readonly terms: OfferTerms | null;
  readonly documentId: string | null;
  readonly isContractSigned: boolean;
};

/** The repayment dashboard (R13.1, R13.4, R13.5); the dates are ISO dates. */
export type DashboardEstablishedView = {
  readonly nextPayment: NextPaymentView;
  readonly repayment: Repayment;
  readonly renewalDate: string;
};

export function viewDashboard(snapshot: JourneySnapshot): DashboardView {
  return {
    nextPayment: nextPayment(snapshot),
    extensionUrl: FILES.extension,
    terms: selectedTerms(snapshot),
    documentId: snapshot.context.documentId,
    isContractSigned: snapshot.context.isContractSigned,
  };
}

export function viewDashboardEstablished(snapshot: JourneySnapshot): DashboardEstablishedView {
  return {
    nextPayment: nextPayment(snapshot),
    repayment: repaymentOn(snapshot.context.today),
    renewalDate: renewalDate(snapshot.context.today),
  };
}

function nextPayment({ context }: JourneySnapshot): NextPaymentView {
  const days = daysLeft(context.countdownMs);
  return { daysLeft: days, date: nextPaymentDate(context.today, days) };
}
