import { COUNTDOWN_START_DAYS, RENEWAL_MONTHS } from '#machines/constants.ts';
import { missingItems } from '#machines/domain/business.ts';
import { courseOf, isDefaultPlan, lookAhead } from '#machines/domain/course.ts';
import { fundingTimeline } from '#machines/domain/funding.ts';
import { estimatedPayments, remainingDays, repaymentOn } from '#machines/domain/repayment.ts';
import { addDays, addMonths } from '#machines/domain/time.ts';
import { offerById, type Offer } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { signedCopyOf, taxYearOf, viewApplication } from './viewApplication.ts';

export type SignedContractView = NonNullable<ReturnType<typeof contractOf>['contract']>;
export type RepaymentView = ReturnType<typeof viewDashboardEstablished>;

/** The set-up screen (R13.1 to R13.3). */
export function viewDashboard(snapshot: JourneySnapshot) {
  const { terms, timeline, ...shown } = contractOf(snapshot);
  return { ...shown, nextPayment: nextPayment(snapshot, terms), taxReturnYear: taxYearOf(snapshot.context), timeline };
}

/** The repayment dashboard; dates are ISO dates (R13.1, R13.4, R13.5). */
export function viewDashboardEstablished(snapshot: JourneySnapshot) {
  const { today, plan, monthAhead } = snapshot.context;
  const { terms, timeline, missing, ...shown } = contractOf(snapshot);
  const course = terms && courseOf(terms, plan);
  return {
    ...shown,
    nextPayment: nextPayment(snapshot, terms),
    repayment: repaymentOn(today),
    renewalDate: addMonths(today, RENEWAL_MONTHS),
    /** The dates between which the advance typically arrives (R14.3). */
    funds: timeline?.funds ?? null,
    isComplete: missing.length === 0,
    /** The course of the creator's own numbers, at the month looked ahead to (R19.4). */
    own: terms &&
      course && {
        terms,
        plan,
        course,
        ahead: lookAhead(course, terms.totalRepaymentDollars, monthAhead),
        hasOwnPlan: !isDefaultPlan(plan),
      },
    /** As projected, and after a weak first month (R18.5). */
    schedule: terms && {
      projected: estimatedPayments(terms),
      afterWeakMonth: estimatedPayments(terms, terms.weakMonth),
    },
  };
}

/** The signed contract; `terms` and `timeline` are null unless it pays out: signed, with an offer, fundable (R16.1, R16.2). */
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
    /** A bank is needed only for a payout (R13.2, R16.1). */
    bankStatus: snapshot.context.isBankConnectionStarted ? ('started' as const) : bankStatusBefore,
    /** Items still needed before the payout (R16.1, R16.2). */
    missing: terms === null ? [] : missingItems((snapshot.context.signedFor ?? snapshot.context).business),
  };
}

/** The next payment: its date is fixed by the signature, but never in the past (R13.1, R16.2, R16.4). */
function nextPayment(snapshot: JourneySnapshot, terms: Offer | null) {
  const { countdownMs, today } = snapshot.context;
  const days = remainingDays(countdownMs);
  const end = addDays(viewApplication(snapshot).signedOn ?? today, COUNTDOWN_START_DAYS);
  const earliest = addDays(today, days);
  const date = end > earliest ? end : earliest;
  return {
    remainingDays: days,
    date,
    /** Today according to the countdown, while it is ahead of the calendar. */
    demoDay: end > earliest ? addDays(end, -days) : null,
    dollars: terms?.monthlyPaymentDollars ?? null,
  };
}
