import { blankBusiness, businessProblems } from '#machines/domain/business.ts';
import type { JourneyEvent, Toast } from '#machines/journey/events.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { ISSUED_AT, type JourneyOptions, SIGNED_AT, type TestJourney } from '#test/support/journeyAt.ts';
import { answeredJourney, opened } from './samples.ts';

export const READ_AT = '2026-11-21T09:20:00+00:00';
export const AGREED_AT = '2026-11-21T09:30:00+00:00';

export const READ: JourneyEvent = { type: 'contract.scrolledToEnd', at: READ_AT };
export const TICK: JourneyEvent = { type: 'contract.agreementChanged', isAgreed: true, at: AGREED_AT };
export const UNTICK: JourneyEvent = { type: 'contract.agreementChanged', isAgreed: false, at: AGREED_AT };
export const SUBMIT: JourneyEvent = { type: 'contract.submitted' };
export const OPEN_DASHBOARD: JourneyEvent = { type: 'contract.dashboardOpened' };
export const typed = (signature: string): JourneyEvent => ({ type: 'contract.signatureChanged', signature });

/** What makes a contract ready to be submitted. */
export const READYING = [TICK, typed('Demo Creator')];

/** What signs the contract from wherever it may be opened. */
export const SIGNING = [opened('/contract'), ...READYING, SUBMIT];

/** A journey on the contract that has been signed this moment, after these events before it on the offers. */
export const contractSigned = (
  events: readonly JourneyEvent[] = [],
  options: JourneyOptions = {},
): Promise<TestJourney> => answeredJourney('/offers', [...events, ...SIGNING], options);

/** What is agreed to where nothing was typed. */
export const REVIEW = {
  business: blankBusiness(),
  problems: businessProblems(blankBusiness()),
  irsForm: null,
  taxReturnYear: 2025,
  canChange: true,
};

/** The contract that may be agreed to, its document id drawn. */
export const OPEN: ContractView = {
  viewer: 'loading',
  contractUrl: '/forms/contract.pdf',
  documentId: 'CCA-123456',
  hasDocumentIdFailed: false,
  terms: null,
  isScrollRequired: false,
  canAgree: true,
  isAgreed: false,
  canSign: false,
  signature: '',
  canSubmit: false,
  isSubmitting: false,
  isSigned: false,
  isCongratulating: false,
  canOpenDashboard: false,
  review: REVIEW,
  signedCopy: null,
};

/** The box is ticked; a name may be typed. */
export const AGREED: ContractView = { ...OPEN, isAgreed: true, canSign: true };

/** A name is typed: it may be submitted. */
export const READY: ContractView = { ...AGREED, signature: 'Demo Creator', canSubmit: true };

/** Nothing can be ticked, typed or changed any more. */
export const ENDED: ContractView = {
  ...OPEN,
  canAgree: false,
  isAgreed: true,
  signature: 'Demo Creator',
  review: { ...REVIEW, canChange: false },
};

export const SIGNED: ContractView = {
  ...ENDED,
  isSigned: true,
  signedCopy: {
    documentId: 'CCA-123456',
    signature: 'Demo Creator',
    offerId: null,
    business: blankBusiness(),
    openedAt: ISSUED_AT,
    readAt: null,
    agreedAt: AGREED_AT,
    signedAt: SIGNED_AT,
  },
};

export const STRICT: JourneyOptions = { policy: { requireContractScroll: true } };
export const SIGNED_TOAST: Toast = { kind: 'success', key: 'contractSigned' };
