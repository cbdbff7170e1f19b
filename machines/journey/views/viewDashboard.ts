import { missingItems } from '#machines/domain/business.ts';
import { fundingTimeline } from '#machines/domain/funding.ts';
import { addDays, estimatedPayments, remainingDays, renewalDate, repaymentOn } from '#machines/domain/repayment.ts';
import { type Offer, offerById } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { FILES } from '#machines/journey/routes.ts';
import { taxYearOf } from './viewEntityDetails.ts';
import { viewStanding } from './viewStanding.ts';

export type NextPaymentView = ReturnType<typeof nextPayment>;
export type SignedContractView = NonNullable<ReturnType<typeof signedContract>>;
export type ContractSchedule = ReturnType<typeof scheduleOf>;

/** The set-up screen (R13.1 to R13.3). */
export function viewDashboard(snapshot: JourneySnapshot) {
  const contract = signedContract(snapshot);
  const terms = fundedTerms(snapshot, contract);
  return {
    nextPayment: nextPayment(snapshot, terms?.monthlyPaymentDollars ?? null),
    extensionUrl: FILES.extension,
    contract,
    isBankConnectionStarted: snapshot.context.isBankConnectionStarted,
    /** What was signed without and is asked for before the money is sent; nothing where no money follows (R16.1, R16.2). */
    missing: terms === null ? [] : missingItems((snapshot.context.signedFor ?? snapshot.context).business),
    taxReturnYear: taxYearOf(snapshot.context),
    timeline: timelineOf(snapshot, terms),
  };
}

/** The repayment dashboard (R13.1, R13.4, R13.5); the dates are ISO dates. */
export function viewDashboardEstablished(snapshot: JourneySnapshot) {
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
    /** Between which dates the advance typically arrives; null where none follows (R14.3). */
    funds: timelineOf(snapshot, terms)?.funds ?? null,
    /** The schedule of the signed contract as projected, and after a weak first month (R18.5); null where no advance follows. */
    schedule: terms === null ? null : scheduleOf(terms),
  };
}

/** What follows the signature; null where nothing follows: unsigned, without an offer, or not to be funded (R16.1, R16.2). */
function timelineOf(snapshot: JourneySnapshot, terms: Offer | null) {
  const { signedOn } = viewStanding(snapshot);
  return terms === null || signedOn === null ? null : fundingTimeline(signedOn);
}

/** The estimated payments of a contract, and what they become when its first month is weak. */
function scheduleOf(terms: Offer) {
  return { projected: estimatedPayments(terms), afterWeakMonth: estimatedPayments(terms, terms.weakMonth) };
}

/** A contract that is signed, for as long as the creator is signed in; the time is ISO with its offset (R12.8). */
function signedContract(snapshot: JourneySnapshot) {
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

/** The next payment: days left, its ISO date, and whole dollars, or null where nothing is due (R13.1, R16.2). */
function nextPayment({ context }: JourneySnapshot, dollars: number | null) {
  const days = remainingDays(context.countdownMs);
  return { remainingDays: days, date: addDays(context.today, days), dollars };
}
