import { blankBusiness, FORM_ITEMS } from '#machines/domain/business.ts';
import { DEFAULT_PLAN } from '#machines/domain/forecast.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type ContractView, viewContract } from '#machines/journey/views/viewContract.ts';
import { ISSUED_AT, type JourneyOptions, SIGNED_AT, type TestJourney } from '#test/support/journeyAt.ts';
import { settledJourneyAfter, visit, singleToast } from './samples.ts';

export const READ_AT = '2026-11-21T09:20:00+00:00';
export const AGREED_AT = '2026-11-21T09:30:00+00:00';

export const READ: JourneyEvent = { type: 'contract.scrolledToEnd', at: READ_AT };
export const CHECK_BOX: JourneyEvent = { type: 'contract.agreementChanged', isAgreed: true, at: AGREED_AT };
export const UNCHECK_BOX: JourneyEvent = { ...CHECK_BOX, isAgreed: false };
export const SUBMIT: JourneyEvent = { type: 'contract.submitted' };
export const OPEN_DASHBOARD: JourneyEvent = { type: 'contract.dashboardOpened' };
export const typeSignature = (signature: string): JourneyEvent => ({ type: 'contract.signatureChanged', signature });

/** Events that fill in the signing form on the contract screen. */
export const BEFORE_SUBMIT = [CHECK_BOX, typeSignature('Demo Creator')];
export const SUBMITTING = [...BEFORE_SUBMIT, SUBMIT];

/** Events that open the contract from any screen and sign it. */
export const SIGNING = [visit('/contract'), ...SUBMITTING];

/** Starts a journey at the offers, sends events and signs the contract. */
export const signedJourney = (
  events: readonly JourneyEvent[] = [],
  options: JourneyOptions = {},
): Promise<TestJourney> => settledJourneyAfter('/offers', [...events, ...SIGNING], options);

export const contractView = (journey: TestJourney): ContractView => viewContract(journey.snapshot());

/** The view of a contract whose agreement box can be checked. */
export const OPEN: ContractView = {
  viewer: 'loading',
  documentId: 'CCA-123456',
  hasDocumentIdFailed: false,
  terms: null,
  forecast: null,
  plan: DEFAULT_PLAN,
  hasOwnPlan: false,
  business: blankBusiness(),
  missing: FORM_ITEMS,
  taxReturnYear: 2025,
  irsForm: null,
  canChange: true,
  canAgree: true,
  isAgreed: false,
  canSign: false,
  signature: '',
  nameWarning: null,
  missingStep: 'agreement',
  isSubmitting: false,
  isFundable: true,
  canReceive: true,
  isSigned: false,
  signedOn: null,
  signedAt: null,
  isCongratulating: false,
  canOpenDashboard: false,
};

const AGREED_AND_TYPED = { isAgreed: true, signature: 'Demo Creator' };
export const AGREED: ContractView = { ...OPEN, isAgreed: true, canSign: true, missingStep: 'signature' };
export const READY: ContractView = { ...AGREED, ...AGREED_AND_TYPED, missingStep: null };
export const SUBMITTED: ContractView = {
  ...OPEN,
  ...AGREED_AND_TYPED,
  canAgree: false,
  canChange: false,
  missingStep: null,
  isSubmitting: true,
};

export const CONTRACT_COPY = {
  documentId: 'CCA-123456',
  signature: 'Demo Creator',
  offerId: null,
  business: blankBusiness(),
  openedAt: ISSUED_AT,
  readAt: null,
  agreedAt: AGREED_AT,
  signedAt: SIGNED_AT,
};
/** The view of a contract that was signed without an offer, so nothing is paid out. */
export const SIGNED: ContractView = {
  ...SUBMITTED,
  isSubmitting: false,
  isSigned: true,
  canReceive: false,
  signedOn: SIGNED_AT.slice(0, 'yyyy-mm-dd'.length),
  signedAt: SIGNED_AT,
};

export const SIGNED_TOAST = singleToast('success', 'contractSigned');
