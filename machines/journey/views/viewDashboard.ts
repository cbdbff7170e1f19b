import { type FundingTimeline, fundingTimeline } from '#machines/domain/funding.ts';
import {
  estimatedPayments,
  remainingDays,
  nextPaymentDate,
  type Repayment,
  renewalDate,
  repaymentOn,
} from '#machines/domain/repayment.ts';
import { type Offer, offerById } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { FILES } from '#machines/journey/routes.ts';
import { viewStanding } from './viewStanding.ts';

/** The next payment: days left, its ISO date, and whole dollars, or null where nothing is due (R13.1, R16.2). */
export type NextPaymentView = {
  readonly remainingDays: number;
  readonly date: string;
  readonly dollars: number | null;
};

/** A contract that is signed, for as long as the creator is signed in; the time is ISO with its offset (R12.8). */
export type SignedContractView = {
  readonly documentId: string;
  readonly signature: string;
  readonly signedAt: string | null;
  readonly terms: Offer | null;
};

/** The set-up screen (R13.1 to R13.3). */
export type DashboardView = {
  readonly nextPayment: NextPaymentView;
  readonly extensionUrl: string;
  readonly contract: SignedContractView | null;
  readonly isBankConnectionStarted: boolean;
  /** What follows the signature; null where nothing follows: unsigned, without an offer, or not to be funded (R16.1, R16.2). */
  readonly timeline: FundingTimeline | null;
};

/** The repayment dashboard (R13.1, R13.4, R13.5); the dates are ISO dates. */
export type DashboardEstablishedView = {
  readonly nextPayment: NextPaymentView;
  readonly repayment: Repayment;
  readonly renewalDate: string;
  readonly contract: SignedContractView | null;
  readonly isBankConnectionStarted: boolean;
  /** The schedule of the signed contract as projected, and after a weak first month (R18.5); null where no advance follows. */
  readonly schedule: ContractSchedule | null;
};

/** The estimated payments of a contract, and what they become when its first month is weak. */
export type ContractSchedule = Readonly<Record<'projected' | 'afterWeakMonth', ReturnType<typeof estimatedPayments>>>;

export function viewDashboard(snapshot: JourneySnapshot): DashboardView {
  const contract = signedContract(snapshot);
  const { signedOn } = viewStanding(snapshot);
  const terms = fundedTerms(snapshot, contract);
  return {
    nextPayment: nextPayment(snapshot, terms?.monthlyPaymentDollars ?? null),
    extensionUrl: FILES.extension,
    contract,
    isBankConnectionStarted: snapshot.context.isBankConnectionStarted,
    timeline: terms === null || signedOn === null ? null : fundingTimeline(signedOn),
  };
}

export function viewDashboardEstablished(snapshot: JourneySnapshot): DashboardEstablishedView {
  const contract = signedContract(snapshot);
  const terms = fundedTerms(snapshot, contract);
  const repayment = repaymentOn(snapshot.context.today);
  const dollars = contract === null ? repayment.nextPaymentDollars : (terms?.monthlyPaymentDollars ?? null);
  return {
    nextPayment: nextPayment(snapshot, dollars),
    repayment,
    renewalDate: renewalDate(snapshot.context.today),
    contract,
    isBankConnectionStarted: snapshot.context.isBankConnectionStarted,
    schedule: terms === null ? null : scheduleOf(terms),
  };
}

function scheduleOf(terms: Offer): ContractSchedule {
  return {
    projected: estimatedPayments(terms),
    afterWeakMonth: estimatedPayments(terms, terms.weakMonth),
  };
}

function signedContract(snapshot: JourneySnapshot): SignedContractView | null {
  const { isContractSigned, documentId, signature, contractTimes, offerId } = snapshot.context;
  if (!isContractSigned || documentId === null) return null;
  return {
    documentId,
    signature: signature.trim(),
    signedAt: contractTimes.signedAt,
    terms: offerById(offerId),
  };
}

/** The terms under which money follows from the signed contract; null where none does (R16.1, R16.2). */
function fundedTerms(snapshot: JourneySnapshot, contract: SignedContractView | null): Offer | null {
  return viewStanding(snapshot).isFundable ? (contract?.terms ?? null) : null;
}

function nextPayment({ context }: JourneySnapshot, dollars: number | null): NextPaymentView {
  const days = remainingDays(context.countdownMs);
  return { remainingDays: days, date: nextPaymentDate(context.today, days), dollars };
}
