import { describe, expect, it } from 'vitest';
import { CONTRACT_END_TOLERANCE_PX, DOCUMENT_NUMBER_LIMIT } from '#machines/constants.ts';
import { blankBusiness, businessProblems } from '#machines/domain/business.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';

const STRICT = { policy: { requireContractScroll: true } };

describe('When in contract', () => {
  it('loads the contract, may be agreed to at once and has no document id for a moment (R12.1, R12.2)', () => {
    const journey = journeyAt('/contract');
    expect(journey.where().screen).toEqual({
      contract: { viewer: 'loading', scroll: 'read', identity: 'unnumbered', signing: 'awaitingAgreement' },
    });
    expect(viewContract(journey.snapshot())).toEqual({
      viewer: 'loading',
      contractUrl: '/forms/contract.pdf',
      documentId: null,
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
      review: {
        business: blankBusiness(),
        problems: businessProblems(blankBusiness()),
        irsForm: null,
        taxReturnYear: 2025,
        canChange: true,
      },
      signedCopy: null,
    });
  });

  it('says once for each download that it has started (R12.1)', () => {
    const journey = journeyAt('/contract');
    journey.send({ type: 'contract.downloaded' });
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'downloadStarted', download: 'contract' }]);
  });

  it('can be agreed to, signed and submitted when the PDF cannot be shown: its text stands there (R12.7)', async () => {
    const journey = journeyAt('/contract');
    await journey.settle();
    journey.send({ type: 'viewer.failed' });
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
    journey.send({ type: 'contract.signatureChanged', signature: 'Demo Creator' });
    expect(viewContract(journey.snapshot()).canSubmit).toBe(true);
  });

  it('is for the selected offer (R8.1, R12.1)', () => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'offers.selected', offerId: '12-month' });
    journey.open('/contract');
    expect(viewContract(journey.snapshot()).terms?.id).toBe('12-month');
  });
});

describe('When in contract.scroll.unread', () => {
  it('locks the agreement when the policy asks for scrolling (R12.2)', () => {
    const journey = journeyAt('/contract', STRICT);
    expect(journey.where().screen).toEqual({
      contract: { viewer: 'loading', scroll: 'unread', identity: 'unnumbered', signing: 'agreementLocked' },
    });
    expect(viewContract(journey.snapshot()).canAgree).toBe(false);
    expectRefused(journey, { type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
  });

  it('unlocks the agreement when the end is reached (R12.2)', () => {
    const journey = journeyAt('/contract', STRICT);
    journey.send({ type: 'contract.scrolledToEnd', at: '2026-11-21T09:20:00+00:00' });
    expect(journey.where().screen).toEqual({
      contract: { viewer: 'loading', scroll: 'read', identity: 'unnumbered', signing: 'awaitingAgreement' },
    });
  });

  it('asks for the end again when the screen is opened anew (R12.2)', () => {
    const journey = journeyAt('/contract', STRICT);
    journey.send({ type: 'contract.scrolledToEnd', at: '2026-11-21T09:20:00+00:00' });
    journey.open('/');
    journey.open('/contract');
    expect(viewContract(journey.snapshot()).canAgree).toBe(false);
  });

  it('counts the end from 30 pixels off (R12.2)', () => {
    expect(CONTRACT_END_TOLERANCE_PX).toBe(30);
  });
});

describe('When in contract.scroll.read', () => {
  it('notes the moment of the first time at the end, and needs no further scrolling (R12.2)', () => {
    const journey = journeyAt('/contract');
    journey.send({ type: 'contract.scrolledToEnd', at: '2026-11-21T09:20:00+00:00' });
    expect(journey.context().contractTimes.readAt).toBe('2026-11-21T09:20:00+00:00');
    expectRefused(journey, { type: 'contract.scrolledToEnd', at: '2026-11-21T09:25:00+00:00' });
  });
});

describe('When in contract.identity', () => {
  it('draws a document id below 1,000,000, once (R12.1)', async () => {
    const journey = journeyAt('/contract');
    await journey.settle();
    expect(journey.where().screen).toEqual({
      contract: { viewer: 'loading', scroll: 'read', identity: 'numbered', signing: 'awaitingAgreement' },
    });
    expect(viewContract(journey.snapshot()).documentId).toBe('CCA-123456');
    expect(DOCUMENT_NUMBER_LIMIT).toBe(1_000_000);
  });

  it('keeps the document id when the screen is opened again (R12.1)', async () => {
    const journey = journeyAt('/contract');
    await journey.settle();
    journey.open('/offers');
    journey.open('/contract');
    expect(viewContract(journey.snapshot()).documentId).toBe('CCA-123456');
    expect(journey.where().screen).toEqual({
      contract: { viewer: 'loading', scroll: 'read', identity: 'numbered', signing: 'awaitingAgreement' },
    });
  });

  it('draws again when the screen was left before the answer (R12.1)', async () => {
    const journey = journeyAt('/contract');
    journey.open('/offers');
    await journey.settle();
    const before = journey.context().documentId;
    journey.open('/contract');
    await journey.settle();
    expect([before, journey.context().documentId]).toEqual([null, 'CCA-123456']);
  });

  it.each([
    ['fails', { reject: new Error('down') }, 'failed', [{ kind: 'error', key: 'somethingWentWrong' }]],
    ['never comes', 'never', 'unnumbered', []],
  ] as const)(
    'nothing is submitted without a document id: the draw %s (R12.1)',
    async (_how, outcome, identity, toasts) => {
      const journey = journeyAt('/contract', { outside: { issueDocumentNumber: outcome } });
      await journey.settle();
      journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
      journey.send({ type: 'contract.signatureChanged', signature: 'Demo Creator' });
      expect(journey.where().screen).toEqual({
        contract: { viewer: 'loading', scroll: 'read', identity, signing: 'ready' },
      });
      expect(viewContract(journey.snapshot()).hasDocumentIdFailed).toBe(identity === 'failed');
      expect(journey.toasts).toEqual(toasts);
      expectRefused(journey, { type: 'contract.submitted' });
    },
  );
});
