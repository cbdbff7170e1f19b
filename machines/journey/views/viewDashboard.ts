import { COUNTDOWN_START_DAYS, RENEWAL_MONTHS } from '#machines/constants.ts';
import { missingItems } from '#machines/domain/business.ts';
import { forecastPlan, isDefaultPlan, lookAhead } from '#machines/domain/forecast.ts';
import { fundingTimeline } from '#machines/domain/funding.ts';
import { estimatedPayments, remainingDays, repaymentOn } from '#machines/domain/repayment.ts';
import { addDays, addMonths } from '#machines/domain/time.ts';
import { offerById, type Offer } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { signedCopyOf, taxYearOf, viewApplication } from './viewApplication.ts';

export type SignedContractView = NonNullable<ReturnType<typeof contractOf>['contract']>;
export type RepaymentView = ReturnType<typeof viewDashboardEstablished>;

export function viewDashboard(snapshot: JourneySnapshot) {
  const { terms, timeline, ...rest } = contractOf(snapshot);
  return { ...rest, nextPayment: nextPayment(snapshot, terms), taxReturnYear: taxYearOf(snapshot.context), timeline };
}

/** The repayment dashboard; dates are ISO dates (R13.1, R13.4, R13.5). */
export function viewDashboardEstablished(snapshot: JourneySnapshot) {
  const { today, plan, monthAhead } = snapshot.context;
  const { terms, timeline, missing, ...rest } = contractOf(snapshot);
  const forecast = terms && forecastPlan(terms, plan);
  return {
    ...rest,
    nextPayment: nextPayment(snapshot, terms),
    repayment: repaymentOn(today),
    renewalDate: addMonths(today, RENEWAL_MONTHS),
    funds: timeline?.funds ?? null,
    isComplete: missing.length === 0,
    /** The forecast with the creator's own numbers, and the repayment status in the chosen month (R19.4). */
    projection: terms &&
      forecast && {
        terms,
        plan,
        forecast,
        ahead: lookAhead(forecast, terms.totalRepaymentDollars, monthAhead),
        hasOwnPlan: !isDefaultPlan(plan),
      },
    schedule: terms && {
      projected: estimatedPayments(terms),
      afterWeakMonth: estimatedPayments(terms, terms.weakMonth),
    },
  };
}

/** Returns the contract if it is signed; `terms` and `timeline` are null if nothing is paid out (R16.1, R16.2). */
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
  const bankStatusWithoutPayout = contract === null && isFundable ? ('open' as const) : ('unneeded' as const);
  const initialBankStatus = terms === null ? bankStatusWithoutPayout : ('next' as const);
  return {
    isFundable,
    contract,
    terms,
    timeline,
    /** A bank is needed only for a payout (R13.2, R16.1). */
    bankStatus: snapshot.context.isBankConnectionStarted ? ('started' as const) : initialBankStatus,
    missing: terms === null ? [] : missingItems((snapshot.context.signedFor ?? snapshot.context).business),
  };
}

/** The date depends on the signing date, but is never before the countdown ends (R13.1, R16.2, R16.4). */
function nextPayment(snapshot: JourneySnapshot, terms: Offer | null) {
  const { countdownMs, today } = snapshot.context;
  const days = remainingDays(countdownMs);
  const end = addDays(viewApplication(snapshot).signedOn ?? today, COUNTDOWN_START_DAYS);
  const earliest = addDays(today, days);
  const date = end > earliest ? end : earliest;
  return {
    remainingDays: days,
    date,
    /** Today's date in the demo countdown; null unless the countdown is ahead of the calendar. */
    demoDay: end > earliest ? addDays(end, -days) : null,
    dollars: terms?.monthlyPaymentDollars ?? null,
  };
}
