import { describe, expect, it } from 'vitest';
import { FORM_ITEMS } from '#machines/domain/business.ts';
import { fundingTimeline } from '#machines/domain/funding.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { signedCopyOf, viewApplication } from '#machines/journey/views/viewApplication.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { viewResume } from '#machines/journey/views/viewResume.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { viewBusinessVerification } from '#machines/journey/views/viewTimedScreen.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { BUSINESS, OTHER_PDF, PDF } from '#test/support/fixtures.ts';
import { journeyAt, SIGNED_AT } from '#test/support/journeyAt.ts';
import { chooseEntityType, typeEin } from './businessSamples.ts';
import {
  AGREED_AT,
  signedJourney,
  CONTRACT_COPY,
  READ,
  READ_AT,
  BEFORE_SUBMIT,
  SIGNING,
  SUBMIT,
  typeSignature,
} from './contractSamples.ts';
import { settledJourneyAfter, downloadToast, visit, selectOffer } from './samples.ts';

const [, MIDDLE] = OFFERS;
const CALENDAR: JourneyEvent = { type: 'payment.calendarDownloaded' };
const SOLE = [visit('/entity-details'), chooseEntityType('sole-proprietorship')];
const NO_PAYMENTS = { timeline: null, funds: null, payments: [null, null], schedule: null, hasProjection: false };
const UNPAID = { ...NO_PAYMENTS, calendar: [], missing: [], isComplete: true };
const PAID = {
  timeline: fundingTimeline('2026-11-21'),
  funds: fundingTimeline('2026-11-21').funds,
  payments: [75_000, 75_000],
  schedule: { projected: estimatedPayments(MIDDLE), afterWeakMonth: estimatedPayments(MIDDLE, MIDDLE.weakMonth) },
  hasProjection: true,
  calendar: [downloadToast('calendar')],
  missing: FORM_ITEMS,
  isComplete: false,
};

describe('Contract', () => {
  const UNSIGNED = { isFundable: true, canReceive: true, isSigned: false, signedOn: null, bankStatus: 'open' };
  const SIGNED = { ...UNSIGNED, isSigned: true, signedOn: '2026-11-21' };
  const UNNEEDED = { canReceive: false, bankStatus: 'unneeded', ...UNPAID };

  it.each<[string, readonly JourneyEvent[], object]>([
    ['with an offer is paid out', [selectOffer('6-month'), ...SIGNING], { ...SIGNED, bankStatus: 'next', ...PAID }],
    ['without an offer is not paid out', SIGNING, { ...SIGNED, ...UNNEEDED }],
    [
      'of a sole proprietorship is not paid out',
      [selectOffer('6-month'), ...SOLE, ...SIGNING],
      { ...SIGNED, isFundable: false, ...UNNEEDED },
    ],
    ['is not paid out before signing', [selectOffer('6-month')], { ...UNSIGNED, ...UNPAID }],
  ])('%s (R12.8, R13.2, R14.3, R16.1, R16.2, R16.4, R18.4, R18.5)', async (_what, events, expected) => {
    const journey = await settledJourneyAfter('/offers', [...events, visit('/dashboard')]);
    const before = journey.toasts.length;
    journey.send(CALENDAR);
    const { bankStatus, timeline, missing, nextPayment } = viewDashboard(journey.snapshot());
    const {
      funds,
      schedule,
      projection,
      isComplete,
      nextPayment: repaid,
    } = viewDashboardEstablished(journey.snapshot());
    expect({
      ...viewApplication(journey.snapshot()),
      bankStatus,
      timeline,
      funds,
      missing,
      isComplete,
      payments: [nextPayment.dollars, repaid.dollars],
      schedule,
      hasProjection: projection !== null,
      calendar: journey.toasts.slice(before),
    }).toEqual(expected);
  });

  it("projects the creator's own numbers up to the last month (R19.3, R19.4)", async () => {
    const weak: JourneyEvent = { type: 'plan.changed', field: 'changePercent', value: -60 };
    const journey = await signedJourney([selectOffer('6-month'), weak]);
    journey.open('/dashboard-established');
    journey.send({ type: 'repayment.monthChosen', month: 99 });
    const { projection } = viewDashboardEstablished(journey.snapshot());
    expect(projection).toMatchObject({
      hasOwnPlan: true,
      forecast: { lastMonth: 14 },
      ahead: { month: 14, remainingDollars: 0 },
    });
  });
});

describe('Signed copy', () => {
  const TYPED = [selectOffer('6-month'), visit('/entity-details'), typeEin('12-3456789'), visit('/contract')];

  it('shows who signed what and when, like both dashboards (R8.1, R12.4, R12.5)', async () => {
    const signing = [READ, ...BEFORE_SUBMIT, typeSignature('  Dana Example '), SUBMIT];
    const journey = await settledJourneyAfter('/offers', [...TYPED, ...signing]);
    const business = { ...CONTRACT_COPY.business, ein: '12-3456789' };
    const signed = { signature: 'Dana Example', offerId: '6-month', readAt: READ_AT, agreedAt: AGREED_AT };
    expect(signedCopyOf(journey.snapshot())).toEqual({ ...CONTRACT_COPY, ...signed, business });
    const contract = { documentId: 'CCA-123456', signature: 'Dana Example', signedAt: SIGNED_AT, terms: MIDDLE };
    expect(viewDashboard(journey.snapshot()).contract).toEqual(contract);
    expect(viewDashboardEstablished(journey.snapshot()).contract).toEqual(contract);
  });

  it.each([{ signedFor: null }, { documentId: null }, { contractTimes: NOTHING_TYPED.contractTimes }])(
    'is unavailable after a reload with %j (R12.8, R15.1)',
    async (lost) => {
      const saved = viewSavedJourney((await signedJourney(TYPED)).snapshot());
      expect(signedCopyOf(journeyAt('/dashboard', { saved }).snapshot())?.signature).toBe('Demo Creator');
      expect(signedCopyOf(journeyAt('/dashboard', { saved: { ...saved, ...lost } }).snapshot())).toBeNull();
    },
  );
});

describe('Business that a contract was signed for', () => {
  const CHANGED = { ...BUSINESS, entityType: 'sole-proprietorship', ein: '98-7654321' } as const;
  const contractTimes = { openedAt: null, readAt: null, agreedAt: AGREED_AT, signedAt: SIGNED_AT };
  const { documentId, signature } = CONTRACT_COPY;
  const SIGNED = { documentId, signature, offerId: '6-month', isContractSigned: true, contractTimes } as const;
  const saved = { ...NOTHING_TYPED, ...SIGNED, signedFor: { business: BUSINESS, irsForm: PDF } };
  const withChanges = {
    ...saved,
    business: { ...CHANGED, documents: CONTRACT_COPY.business.documents },
    irsForm: OTHER_PDF,
  };
  const FUNDED = { isFundable: true, canReceive: true, isSigned: true, signedOn: '2026-11-21' };
  it.each<[string, (snapshot: JourneySnapshot) => unknown, unknown]>([
    ['signed copy', (snapshot) => signedCopyOf(snapshot)?.business, BUSINESS],
    ['IRS form on the contract', (snapshot) => viewContract(snapshot).irsForm, PDF],
    ['business form', (snapshot) => viewEntityDetails(snapshot).details, BUSINESS],
    ['IRS form', (snapshot) => viewSignIrsForm(snapshot).file, PDF],
    ['filled-in IRS form', (snapshot) => viewSignIrsForm(snapshot).copy.business.ein, BUSINESS.ein],
    ['verification', (snapshot) => viewBusinessVerification(snapshot).isComplete, true],
    ['progress', (snapshot) => viewResume(snapshot)?.isDone.business, true],
    ['funding', viewApplication, FUNDED],
    ['missing items', (snapshot) => viewDashboard(snapshot).missing, []],
    ['calendar', (snapshot) => snapshot.can(CALENDAR), true],
  ])('determines the %s even if the saved business differs (R12.8, R16.1)', (_where, viewOf, expected) => {
    const { snapshot } = journeyAt('/dashboard', { saved: withChanges });
    expect(viewOf(snapshot())).toEqual(expected);
  });
});
