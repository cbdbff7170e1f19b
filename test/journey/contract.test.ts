import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { PDF } from '#test/support/fixtures.ts';
import { ISSUED_AT, type JourneyOptions, SIGNED_AT } from '#test/support/journeyAt.ts';
import { ADD, ein, named } from './businessSamples.ts';
import * as contract from './contractSamples.ts';
import * as samples from './samples.ts';

const { answeredJourney, BACK, DOWN, downloading, elsewhere, journeyAfter } = samples;
const { NEW_YEAR, opened, select, SIGNED_OUT, WENT_WRONG } = samples;
const { AGREED, contractSigned, contractView, OPEN, OPEN_DASHBOARD, READ, READY, READYING } = contract;
const { SIGNED, SIGNED_TOAST, SUBMIT, SUBMITTED, SUBMITTING, TICK, typed, UNTICK } = contract;
const STRICT: JourneyOptions = { policy: { requireContractScroll: true } };
const NO_ID: JourneyOptions = { services: { issueDocumentNumber: 'never' } };
const FAILED_ID: JourneyOptions = { services: { issueDocumentNumber: DOWN } };
const SIGNING_LASTS: JourneyOptions = { services: { signContract: 'never' } };
const SIGNING_FAILS: JourneyOptions = { services: { signContract: DOWN } };
const NO_ID_YET = { ...READY, documentId: null, awaited: 'documentId' } as const;
const ID_FAILED = { ...NO_ID_YET, hasDocumentIdFailed: true };
const UNREAD = { ...OPEN, canAgree: false, awaited: 'reading' } as const;
const FOUND_ID: JourneyOptions = { saved: { ...NOTHING_TYPED, documentId: 'CCA-1' } };
const LEAVING = [opened('/offers'), opened('/nope'), BACK, OPEN_DASHBOARD];
const INTERRUPTED = [...SUBMITTING, SUBMIT, UNTICK, TICK, typed('x'), ...LEAVING];
const SIGNED_TWICE = [...SUBMITTING, opened('/dashboard'), BACK, TICK, UNTICK, typed('Somebody Else'), SUBMIT];
const UNSEEN = ' \u200B\u2060\uFEFF ';

describe('Contract', () => {
  type Row = [string, readonly JourneyEvent[], ContractView, JourneyOptions?, (readonly object[])?];
  it.each<Row>([
    ['draws its document id and can be agreed to at once (R12.1, R12.2)', [], OPEN],
    ['keeps the document id of an earlier visit (R12.1)', [], { ...OPEN, documentId: 'CCA-1' }, FOUND_ID],
    ['cannot be submitted before it has a document id (R12.1)', SUBMITTING, NO_ID_YET, NO_ID],
    ['cannot be submitted when drawing the id failed (R12.1, R14.1)', SUBMITTING, ID_FAILED, FAILED_ID],
    ['must be read first under the strict policy (R12.2)', [TICK], UNREAD, STRICT],
    ['can be agreed to once its end was reached (R12.2)', [READ], OPEN, STRICT],
    ['waits for the box (R12.3, R12.4)', [typed('Demo Creator'), SUBMIT, UNTICK, OPEN_DASHBOARD], OPEN],
    ['takes a signature once the box is ticked (R12.3)', [TICK, SUBMIT, OPEN_DASHBOARD], AGREED],
    [
      'waits for a visible name (R12.4)',
      [TICK, typed(UNSEEN), SUBMIT],
      { ...AGREED, signature: UNSEEN, oddity: 'short' },
    ],
    ['waits again when the name is erased (R12.4)', [...READYING, typed('')], AGREED],
    ['keeps the name when the box is unticked (R12.3)', [...READYING, UNTICK], { ...OPEN, signature: 'Demo Creator' }],
    ['needs no PDF (R12.7)', [{ type: 'viewer.failed' }, ...READYING], { ...READY, viewer: 'failed' }],
    [
      'takes no input and stays open while it is being signed (R1.7, R12.4, R12.5)',
      INTERRUPTED,
      SUBMITTED,
      SIGNING_LASTS,
    ],
    ['reports a failed signing and can be submitted again (R12.5)', SUBMITTING, READY, SIGNING_FAILS, WENT_WRONG],
    ['reports once that it is signed (R12.5)', SUBMITTING, SIGNED, {}, SIGNED_TOAST],
    ['cannot be signed twice (R12.5, R12.8)', SIGNED_TWICE, { ...SIGNED, canOpenDashboard: true }, {}, SIGNED_TOAST],
    ['reports its download (R12.1)', [{ type: 'contract.downloaded' }], OPEN, {}, [downloading('contract')]],
  ])('%s', async (_what, events, view, options = {}, toasts = []) => {
    const journey = await answeredJourney('/contract', events, options);
    expect(contractView(journey)).toEqual(view);
    expect(journey.path()).toBe('/contract');
    expect(journey.toasts).toEqual(toasts);
  });

  it.each([
    ['Demo Creator', 'stranger'],
    ['ADA Lov', null],
    ['Ada', 'short'],
    ['\u200B', 'short'],
    ['山田太郎', null],
  ])('judges %j, where Ada Lovelace and 山田太郎 own: %j (R12.4, R20.1)', (name, oddity) => {
    const owners = [ADD, named('Ada  Lovelace'), named('山田太郎', 'owner-2')];
    const journey = journeyAfter('/entity-details', [...owners, opened('/contract'), TICK, typed(name)]);
    expect(contractView(journey).oddity).toBe(oddity);
  });

  it('is for the selected offer (R8.1, R12.1)', async () => {
    const journey = await answeredJourney('/offers', [select('12-month'), opened('/contract')]);
    expect(contractView(journey)).toMatchObject({ terms: { id: '12-month' }, forecast: { lastMonth: 14 } });
  });

  it.each<[string, JourneyEvent, string]>([
    ['here', SIGNED_OUT, '/'],
    ['in another tab', elsewhere(GUEST_SESSION), '/signin'],
  ])('stays unsigned when the creator signs out %s meanwhile (R2.4)', async (_where, event, path) => {
    const journey = await answeredJourney('/contract', READYING);
    for (const each of [SUBMIT, event]) journey.send(each);
    await journey.settle();
    expect(journey.path()).toBe(path);
    expect(contractView(journey).isSigned).toBe(false);
    expect(journey.toasts).toEqual([]);
  });

  it('draws its document id again on request (R12.1)', async () => {
    const journey = await answeredJourney('/contract', [], FAILED_ID);
    journey.send({ type: 'documentId.retried' });
    expect(contractView(journey).hasDocumentIdFailed).toBe(false);
    await journey.settle();
    expect(contractView(journey).hasDocumentIdFailed).toBe(true);
  });

  it('notes when it is opened, first read, agreed to and signed (R12.1, R12.2, R12.3, R12.5)', async () => {
    const later = '2026-11-21T09:25:00+00:00';
    const readAgain: JourneyEvent = { type: 'contract.scrolledToEnd', at: later };
    const reading = [READ, opened('/'), opened('/contract'), readAgain];
    const journey = await answeredJourney('/contract', [...reading, ...SUBMITTING, readAgain], STRICT);
    const { READ_AT: readAt, AGREED_AT: agreedAt } = contract;
    expect(journey.context().contractTimes).toEqual({ openedAt: ISSUED_AT, readAt, agreedAt, signedAt: SIGNED_AT });
  });

  it('stays as it was signed, also in the next year (R9.6, R12.2, R12.8)', async () => {
    const journey = await contractSigned();
    const uploading: JourneyEvent = { type: 'irsForm.fileChosen', file: PDF };
    const typing = [NEW_YEAR, opened('/entity-details'), ein('98-7654321'), opened('/sign-irs-form'), uploading];
    for (const event of [...typing, opened('/contract'), READ]) journey.send(event);
    expect(contractView(journey)).toEqual({ ...SIGNED, canOpenDashboard: true });
    expect(journey.context().contractTimes.readAt).toBeNull();
  });
});

describe('Congratulations', () => {
  it('come 300 ms after the signature and lead to the dashboard (R12.5, R12.6)', async () => {
    const journey = await contractSigned();
    journey.clock.increment(299);
    expect(contractView(journey).isCongratulating).toBe(false);
    journey.clock.increment(1);
    expect(contractView(journey)).toEqual({ ...SIGNED, isCongratulating: true, canOpenDashboard: true });
    expect(journey.snapshot().hasTag('dialog')).toBe(true);
    journey.send(OPEN_DASHBOARD);
    expect(journey.path()).toBe('/dashboard');
  });

  it('do not come for a creator who left, nor later (R12.2, R12.5, R12.8)', async () => {
    const journey = await contractSigned([opened('/contract'), READ], STRICT);
    for (const path of ['/offers', '/contract']) {
      journey.open(path);
      journey.clock.increment(1000);
    }
    expect(journey.snapshot().hasTag('dialog')).toBe(false);
    expect(contractView(journey)).toMatchObject({ isSigned: true, isCongratulating: false, canAgree: false });
    journey.send(OPEN_DASHBOARD);
    expect(journey.path()).toBe('/dashboard');
  });
});
