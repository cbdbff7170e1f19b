import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { ISSUED_AT, type JourneyOptions, SIGNED_AT } from '#test/support/journeyAt.ts';
import { ADD_OWNER, AUTHORIZE, typeEin, nameOwner } from './businessSamples.ts';
import * as contract from './contractSamples.ts';
import * as samples from './samples.ts';

const { settledJourneyAfter, BACK, FAILURE, downloadToast, changeSessionInOtherTab, journeyAfter } = samples;
const { NEW_YEAR, visit, selectOffer, SIGNED_OUT, WENT_WRONG } = samples;
const { AGREED, signedJourney, contractView, OPEN, OPEN_DASHBOARD, READ, READY, BEFORE_SUBMIT } = contract;
const { SIGNED, SIGNED_TOAST, SUBMIT, SUBMITTED, SUBMITTING, CHECK_BOX, typeSignature, UNCHECK_BOX } = contract;
const STRICT: JourneyOptions = { policy: { requireContractScroll: true } };
const ID_PENDING: JourneyOptions = { services: { issueDocumentNumber: 'never' } };
const FAILED_ID: JourneyOptions = { services: { issueDocumentNumber: FAILURE } };
const SIGNING_NEVER_ENDS: JourneyOptions = { services: { signContract: 'never' } };
const SIGNING_FAILS: JourneyOptions = { services: { signContract: FAILURE } };
const WAITING_FOR_ID = { ...READY, documentId: null, missingStep: 'documentId' } as const;
const ID_FAILED = { ...WAITING_FOR_ID, hasDocumentIdFailed: true };
const UNREAD = { ...OPEN, canAgree: false, missingStep: 'reading' } as const;
const SAVED_ID: JourneyOptions = { saved: { ...NOTHING_TYPED, documentId: 'CCA-1' } };
const LEAVING = [visit('/offers'), visit('/nope'), BACK, OPEN_DASHBOARD];
const INTERRUPTED = [...SUBMITTING, SUBMIT, UNCHECK_BOX, CHECK_BOX, typeSignature('x'), ...LEAVING];
const CHANGING = [NEW_YEAR, visit('/entity-details'), typeEin('98-7654321'), visit('/contract'), READ];
const CHANGED_AFTER_SIGNING = [
  ...SUBMITTING,
  ...CHANGING,
  CHECK_BOX,
  UNCHECK_BOX,
  typeSignature('Somebody Else'),
  SUBMIT,
];
const INVISIBLE_NAME = ' \u200B\u2060\uFEFF ';

describe('Contract', () => {
  type Row = [string, readonly JourneyEvent[], ContractView, JourneyOptions?, (readonly object[])?];
  it.each<Row>([
    ['requests a document id and can be agreed to immediately (R12.1, R12.2)', [], OPEN],
    ['keeps the document id from an earlier visit (R12.1)', [], { ...OPEN, documentId: 'CCA-1' }, SAVED_ID],
    ['cannot be submitted before it has a document id (R12.1)', SUBMITTING, WAITING_FOR_ID, ID_PENDING],
    ['reports a failed request for the document id (R12.1, R14.1)', SUBMITTING, ID_FAILED, FAILED_ID],
    ['must be read before agreement under the strict policy (R12.2)', [CHECK_BOX], UNREAD, STRICT],
    ['can be agreed to after scrolling to the end (R12.2)', [READ], OPEN, STRICT],
    [
      'waits for the agreement box to be checked (R12.3, R12.4)',
      [typeSignature('Demo Creator'), SUBMIT, UNCHECK_BOX, OPEN_DASHBOARD],
      OPEN,
    ],
    ['accepts a signature once the box is checked (R12.3)', [CHECK_BOX, SUBMIT, OPEN_DASHBOARD], AGREED],
    [
      'waits for a visible name (R12.4)',
      [CHECK_BOX, typeSignature(INVISIBLE_NAME), SUBMIT],
      { ...AGREED, signature: INVISIBLE_NAME, nameWarning: 'short' },
    ],
    ['works without the PDF (R12.7)', [{ type: 'viewer.failed' }, ...BEFORE_SUBMIT], { ...READY, viewer: 'failed' }],
    ['ignores input and stays open during signing (R1.7, R12.4, R12.5)', INTERRUPTED, SUBMITTED, SIGNING_NEVER_ENDS],
    ['reports a failed signing and can be submitted again (R12.5)', SUBMITTING, READY, SIGNING_FAILS, WENT_WRONG],
    ['reports the signature once (R12.5)', SUBMITTING, SIGNED, {}, SIGNED_TOAST],
    [
      'cannot change after signing (R9.6, R12.5, R12.8)',
      CHANGED_AFTER_SIGNING,
      { ...SIGNED, canOpenDashboard: true },
      {},
      SIGNED_TOAST,
    ],
    ['reports its download (R12.1)', [{ type: 'contract.downloaded' }], OPEN, {}, [downloadToast('contract')]],
  ])('%s', async (_what, events, view, options = {}, toasts = []) => {
    const journey = await settledJourneyAfter('/contract', events, options);
    expect(contractView(journey)).toEqual(view);
    expect(journey.path()).toBe('/contract');
    expect(journey.toasts).toEqual(toasts);
  });

  it.each([
    ['Demo Creator', 'unlistedOwner'],
    ['Ada', 'short'],
    ['山田太郎', null],
  ])("checks whether the signature %j is an owner's full name (R12.4, R20.1)", (name, nameWarning) => {
    const owners = [ADD_OWNER, nameOwner('Ada  Lovelace'), nameOwner('山田太郎', 'owner-2')];
    const journey = journeyAfter('/entity-details', [...owners, visit('/contract'), CHECK_BOX, typeSignature(name)]);
    expect(contractView(journey).nameWarning).toBe(nameWarning);
  });

  it.each<[string, JourneyEvent, string]>([
    ['in this tab', SIGNED_OUT, '/'],
    ['in another tab', changeSessionInOtherTab(GUEST_SESSION), '/signin'],
  ])('stays unsigned when the creator signs out %s during signing (R2.4)', async (_where, event, path) => {
    const journey = await settledJourneyAfter('/contract', BEFORE_SUBMIT);
    for (const each of [SUBMIT, event]) journey.send(each);
    await journey.settle();
    expect(journey.path()).toBe(path);
    expect(contractView(journey).isSigned).toBe(false);
    expect(journey.toasts).toEqual([]);
  });

  it('records when it is opened, first read, agreed to and signed (R12.1, R12.2, R12.3, R12.5)', async () => {
    const later = '2026-11-21T09:25:00+00:00';
    const readAgain: JourneyEvent = { type: 'contract.scrolledToEnd', at: later };
    const checkAgain: JourneyEvent = { type: 'contract.agreementChanged', isAgreed: true, at: later };
    const reading = [READ, readAgain, visit('/'), visit('/contract'), readAgain];
    const signing = [CHECK_BOX, checkAgain, typeSignature('Demo Creator'), SUBMIT];
    const journey = await settledJourneyAfter('/contract', [...reading, ...signing, readAgain, checkAgain], STRICT);
    const { READ_AT: readAt, AGREED_AT: agreedAt } = contract;
    expect(journey.context().contractTimes).toEqual({ openedAt: ISSUED_AT, readAt, agreedAt, signedAt: SIGNED_AT });
  });

  it('does not record a read time after signing (R12.2, R12.8)', async () => {
    const journey = await signedJourney();
    journey.send(READ);
    expect(journey.context().contractTimes.readAt).toBeNull();
  });
});

describe('Congratulations dialog', () => {
  it('opens 300 ms after signing and continues to the dashboard (R12.5, R12.6)', async () => {
    const journey = await signedJourney();
    journey.clock.increment(299);
    expect(contractView(journey).isCongratulating).toBe(false);
    journey.clock.increment(1);
    expect(contractView(journey)).toEqual({ ...SIGNED, isCongratulating: true, canOpenDashboard: true });
    expect(journey.snapshot().hasTag('dialog')).toBe(true);
    journey.send(OPEN_DASHBOARD);
    expect(journey.path()).toBe('/dashboard');
  });
});

const REACHING_CONTRACT = [selectOffer('3-month'), visit('/entity-details'), AUTHORIZE, visit('/contract')];

describe.each([
  ['offer', '/offers', { type: 'offers.continued' }, viewOffers],
  ['business', '/entity-details', { type: 'business.continued' }, viewEntityDetails],
  ['irsForm', '/sign-irs-form', { type: 'irsForm.continued' }, viewSignIrsForm],
] as const)('Changing the %s from the contract', (part, path, continueEvent, view) => {
  const change: JourneyEvent = { type: 'contract.changeRequested', part };

  it.each<[string, readonly JourneyEvent[], string, typeof part | null]>([
    ['does not start when the screen is opened directly', [visit(path)], path, null],
    ['continues when the screen is opened again', [change, visit(path)], path, part],
    ['ends on Continue', [change, continueEvent], '/contract', null],
    ['ends on Back', [change, BACK], '/contract', null],
    ['ends when another screen is opened', [change, visit('/select-platform')], '/select-platform', null],
  ])('%s (R1.7, R9.10, R12.1, R15.1)', async (_what, events, expectedPath, changing) => {
    const journey = await settledJourneyAfter('/offers', [...REACHING_CONTRACT, ...events]);
    expect(journey.path()).toBe(expectedPath);
    expect(journey.context().changing).toBe(changing);
    expect(view(journey.snapshot()).isChanging).toBe(changing !== null);
  });
});
