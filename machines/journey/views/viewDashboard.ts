import {
  remainingDays,
  nextPaymentDate,
  type Repayment,
  renewalDate,
  repaymentOn,
} from '#machines/domain/repayment.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { FILES } from '#machines/journey/routes.ts';
import { type ComparedOffer, comparedTerms } from './viewOffers.ts';

/** The next payment: days left and its ISO date (R13.1). */
export type NextPaymentView = { readonly remainingDays: number; readonly date: string };

/** A contract that is signed, for as long as the creator is signed in; the time is ISO with its offset (R12.8). */
export type SignedContractView = {
  readonly documentId: string;
  readonly signature: string;
  readonly signedAt: string | null;
  readonly terms: ComparedOffer | null;
};

/** The set-up screen (R13.1 to R13.3). */
export type DashboardView = {
  readonly nextPayment: NextPaymentView;
  readonly extensionUrl: string;
  readonly contract: SignedContractView | null;
};

/** The repayment dashboard (R13.1, R13.4, R13.5); the dates are ISO dates. */
export type DashboardEstablishedView = {
  readonly nextPayment: NextPaymentView;
  readonly repayment: Repayment;
  readonly renewalDate: string;
  readonly today: string;
  readonly contract: SignedContractView | null;
};

export function viewDashboard(snapshot: JourneySnapshot): DashboardView {
  return {
    nextPayment: nextPayment(snapshot),
    extensionUrl: FILES.extension,
    contract: signedContract(snapshot),
  };
}

export function viewDashboardEstablished(snapshot: JourneySnapshot): DashboardEstablishedView {
  return {
    nextPayment: nextPayment(snapshot),
    repayment: repaymentOn(snapshot.context.today),
    renewalDate: renewalDate(snapshot.context.today),
    today: snapshot.context.today,
    contract: signedContract(snapshot),
  };
}

function signedContract(snapshot: JourneySnapshot): SignedContractView | null {
  const { isContractSigned, documentId, signature, contractTimes } = snapshot.context;
  if (!isContractSigned || documentId === null) return null;
  return {
    documentId,
    signature: signature.trim(),
    signedAt: contractTimes.signedAt,
    terms: comparedTerms(snapshot),
  };
}

function nextPayment({ context }: JourneySnapshot): NextPaymentView {
  const days = remainingDays(context.countdownMs);
  return { remainingDays: days, date: nextPaymentDate(context.today, days) };
}
