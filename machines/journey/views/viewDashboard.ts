import { COUNTDOWN_START_DAYS, RENEWAL_MONTHS } from '#machines/constants.ts';
import { missingItems } from '#machines/domain/business.ts';
import { fundingTimeline } from '#machines/domain/funding.ts';
import { estimatedPayments, remainingDays, repaymentOn } from '#machines/domain/repayment.ts';
import { addDays, addMonths } from '#machines/domain/time.ts';
import { offerById, type Offer } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { taxYearOf } from './viewEntityDetails.ts';
import { signedCopyOf, viewApplication } from './viewApplication.ts';

export type SignedContractView = NonNullable<ReturnType<typeof contractOf>['contract']>;
export type RepaymentView = ReturnType<typeof viewDashboardEstablished>;

/** The set-up screen (R13.1 to R13.3). */
export function viewDashboard(snapshot: JourneySnapshot) {
  const { terms, timeline, ...shown } = contractOf(snapshot);
  return {
    ...shown,
    nextPayment: nextPayment(snapshot, terms),
    taxReturnYear: taxYearOf(snapshot.context),
    timeline,
  };
}

/** The repayment dashboard (R13.1, R13.4, R13.5); the dates are ISO dates. */
export function viewDashboardEstablished(snapshot: JourneySnapshot) {
  const { today } = snapshot.context;
  const { terms, timeline, missing, ...shown } = contractOf(snapshot);
  const repayment = repaymentOn(today);
  return {
    ...shown,
    nextPayment: nextPayment(snapshot, terms),
    repayment,
    renewalDate: addMonths(today, RENEWAL_MONTHS),
    /** Between which dates the advance typically arrives, once nothing is missing; null where none follows (R14.3). */
    funds: timeline?.funds ?? null,
    isComplete: missing.length === 0,
    /** The schedule of the signed contract as projected, and after a weak first month (R18.5); null where no advance follows. */
    schedule: terms && {
      projected: estimatedPayments(terms),
      afterWeakMonth: estimatedPayments(terms, terms.weakMonth),
    },
  };
}

/**
 * The contract that is signed, for as long as the creator is signed in (R12.8), the terms under which money follows from
 * it and when it comes: null where none does, unsigned, without an offer, or not to be funded (R16.1, R16.2).
 */
function contractOf(snapshot: JourneySnapshot) {
  const { isFundable, signedOn } = viewApplication(snapshot);
  const copy = signedCopyOf(snapshot);
  const contract = copy && {
    documentId: copy.documentId,
    signature: copy.signature,
    signedAt: copy.signedAt,
    terms: offerById(copy.offerId),
  };
  const terms = isFundable ? (contract?.terms ?? null) : null;
  const timeline = terms === null || signedOn === null ? null : fundingTimeline(signedOn);
  const bankStatusUnpaid = contract === null && isFundable ? ('open' as const) : ('unneeded' as const);
  const bankStatusBefore = terms === null ? bankStatusUnpaid : ('next' as const);
  return {
    isFundable,
    contract,
    terms,
    timeline,
    /** Where the connection of the bank stands; no bank is needed where no money follows (R13.2, R16.1). */
    bankStatus: snapshot.context.isBankConnectionStarted ? ('started' as const) : bankStatusBefore,
    /** What was signed without and is asked for before the money is sent; nothing where no money follows (R16.1, R16.2). */
    missing: terms === null ? [] : missingItems((snapshot.context.signedFor ?? snapshot.context).business),
  };
}

/**
 * The next payment: remaining days, the ISO date on which the countdown ends, which stands as the days go by and is never
 * over, and whole dollars, or null where nothing is due (R13.1, R16.2, R16.4).
 */
function nextPayment(snapshot: JourneySnapshot, terms: Offer | null) {
  const { countdownMs, today } = snapshot.context;
  const days = remainingDays(countdownMs);
  const end = addDays(viewApplication(snapshot).signedOn ?? today, COUNTDOWN_START_DAYS);
  const earliest = addDays(today, days);
  const date = end > earliest ? end : earliest;
  return {
    remainingDays: days,
    date,
    /** The day that it is by the countdown, once it is ahead of the calendar. */
    demoDay: end > earliest ? addDays(end, -days) : null,
    dollars: terms?.monthlyPaymentDollars ?? null,
  };
}
