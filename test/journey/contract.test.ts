import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { signedCopyOf } from '#machines/journey/views/viewApplication.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { ISSUED_AT, journeyAt, type JourneyOptions, SIGNED_AT } from '#test/support/journeyAt.ts';
import { ein, named } from './businessSamples.ts';
import * as contract from './contractSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import {
  answeredJourney,
  BACK,
  DOWN,
  downloading,
  elsewhere,
  journeyAfter,
  NEW_YEAR,
  opened,
  select,
  SIGNED_OUT,
  WENT_WRONG,
} from './samples.ts';

const { AGREED, contractSigned, contractView, OPEN, OPEN_DASHBOARD, READ, READY, READYING } = contract;
const { SIGNED, SIGNED_TOAST, STRICT, SUBMIT, SUBMITTED, SUBMITTING, TICK, typed, UNTICK } = contract;
const NO_ID: JourneyOptions = { services: { issueDocumentNumber: 'never' } };
const FAILED_ID: JourneyOptions = { services: { issueDocumentNumber: DOWN } };
const SIGNING_LASTS: JourneyOptions = { services: { signContract: 'never' } };
const SIGNING_FAILS: JourneyOptions = { services: { signContract: DOWN } };
const UNNUMBERED = { ...READY, documentId: null, awaited: 'documentId' } as const;
const UNREAD = { ...OPEN, canAgree: false, awaited: 'reading' } as const;
const REOPENED = [opened('/'), opened('/contract')];
const LEAVING = ['/', '/offers', '/contract', '/nope'].map((path) => opened(path));
const UPLOAD: JourneyEvent = { type: 'irsForm.fileChosen', file: PDF };
const UNSEEN = ' \u200B\u2060\uFEFF ';
const SIGN_AGAIN = [TICK, UNTICK, typed('Somebody Else'), SUBMIT];

it.each([
  ['Demo Creator', 'stranger'],
  ['ada lovelace', null],
  ['ADA Lov', null],
  ['Ada', 'short'],
  ['', null],
  ['\u200B', 'short'],
  ['Seán O’Connor', null],
  ['Sea\u0301n\u00A0 O\u02BCConnor\u200E', null],
  ['SEÁN O`CONNOR', null],
  ['山田太郎', null],
  ['山田', 'short'],
])(
  "the name %j is odd where Ada Lovelace, Seán O'Connor and 山田太郎 are owners: %j (R12.4, R20.1)",
  (name, oddity) => {
    const add = { type: 'business.ownerAdded' } as const;
    const owners = [add, add, named("Seán O'Connor", 'owner-2'), named('山田太郎', 'owner-3'), named('Ada  Lovelace')];
    const owned = [opened('/entity-details'), ...owners, opened('/contract')];
    const journey = journeyAfter('/contract', [...owned, TICK, typed(name)]);
    expect(contractView(journey).oddity).toBe(oddity);
  },
);

describe('The contract', () => {
  type Row = [string, readonly JourneyEvent[], ContractView, JourneyOptions?, (readonly object[])?];
  it.each<Row>([
    ['may be agreed to at once and draws its document id (R12.1, R12.2)', [], OPEN],
    ['keeps its document id when it is opened again (R12.1)', REOPENED, OPEN],
    ['has no document id before one is drawn (R12.1)', [], { ...OPEN, documentId: null }, NO_ID],
    ['cannot be submitted while no document id came (R12.1)', SUBMITTING, UNNUMBERED, NO_ID],
    [
      'cannot be submitted when the draw of the document id failed, which it says itself (R12.1, R14.1)',
      SUBMITTING,
      { ...UNNUMBERED, hasDocumentIdFailed: true },
      FAILED_ID,
    ],
    ['must be read first where the policy asks for it (R12.2)', [TICK], UNREAD, STRICT],
    ['may be agreed to once its end was reached (R12.2)', [READ], OPEN, STRICT],
    ['must be read again when it is opened anew (R12.2)', [READ, ...REOPENED], UNREAD, STRICT],
    ['waits for the box (R12.3, R12.4)', [typed('Demo Creator'), SUBMIT, UNTICK, OPEN_DASHBOARD], OPEN],
    ['opens the signature once the box is ticked (R12.3)', [TICK, SUBMIT, OPEN_DASHBOARD], AGREED],
    [
      'waits on for a name that is seen (R12.4)',
      [TICK, typed(UNSEEN), SUBMIT],
      { ...AGREED, signature: UNSEEN, oddity: 'short' },
    ],
    ['is ready with one letter (R12.4)', [TICK, typed('D')], { ...READY, signature: 'D', oddity: 'short' }],
    ['stays ready with more (R12.4)', [...READYING, typed('Demo C.')], { ...READY, signature: 'Demo C.' }],
    ['waits again when the name is erased (R12.4)', [...READYING, typed('')], AGREED],
    ['keeps the name without the box (R12.3)', [...READYING, UNTICK], { ...OPEN, signature: 'Demo Creator' }],
    ['is ready at once when the box is ticked again (R12.3, R12.4)', [...READYING, UNTICK, TICK], READY],
    ['needs no PDF (R12.7)', [{ type: 'viewer.failed' }, ...READYING], { ...READY, viewer: 'failed' }],
    [
      'is busy while it is signed: nothing can be ticked, typed or sent (R12.4, R12.5)',
      [...SUBMITTING, SUBMIT, UNTICK, TICK, typed('x'), OPEN_DASHBOARD],
      SUBMITTED,
      SIGNING_LASTS,
    ],
    ['cannot be left while it is signed (R1.7)', [...SUBMITTING, ...LEAVING, BACK], SUBMITTED, SIGNING_LASTS],
    ['is ready again when signing failed, which it says (R12.5)', SUBMITTING, READY, SIGNING_FAILS, WENT_WRONG],
    ['says once that it is signed (R12.5)', SUBMITTING, SIGNED, {}, SIGNED_TOAST],
    [
      'is never offered for signing again, nor for congratulations (R12.5, R12.8)',
      [...SUBMITTING, opened('/dashboard'), BACK, ...SIGN_AGAIN],
      { ...SIGNED, canOpenDashboard: true },
      {},
      SIGNED_TOAST,
    ],
    ['says that it is saved (R12.1)', [{ type: 'contract.downloaded' }], OPEN, {}, [downloading('contract')]],
  ])('%s', async (_what, events, shown, options = {}, toasts = []) => {
    const journey = await answeredJourney('/contract', events, options);
    expect([journey.path(), contractView(journey), journey.toasts]).toEqual(['/contract', shown, toasts]);
  });

  it('is for the selected offer (R8.1, R12.1)', async () => {
    const { terms } = contractView(await answeredJourney('/offers', [select('12-month'), opened('/contract')]));
    expect([terms?.id, terms?.estimatedMonths]).toEqual(['12-month', expect.closeTo(13.3333333333, 9)]);
  });

  it.each<[string, JourneyEvent, string, boolean]>([
    ['is signed although leaving was tried (R1.7, R12.5)', opened('/offers'), '/contract', true],
    ['stays unsigned when the creator signs out here (R2.4)', SIGNED_OUT, '/', false],
    ['stays unsigned when the creator signs out in another tab (R2.4)', elsewhere(GUEST_SESSION), '/signin', false],
  ])('that is being signed %s', async (_what, event, path, isSigned) => {
    const journey = await answeredJourney('/contract', READYING);
    for (const each of [SUBMIT, event]) journey.send(each);
    await journey.settle();
    expect([journey.path(), contractView(journey).isSigned]).toEqual([path, isSigned]);
    expect(journey.toasts).toEqual(isSigned ? SIGNED_TOAST : []);
  });

  it('draws its document id again when it was left before the answer (R12.1)', async () => {
    const journey = journeyAfter('/contract', [opened('/offers')]);
    await journey.settle();
    const before = contractView(journey).documentId;
    journey.open('/contract');
    await journey.settle();
    expect([before, contractView(journey).documentId]).toEqual([null, 'CCA-123456']);
  });

  it('has its document id drawn again on request after a failure (R12.1)', async () => {
    const answer = { issueDocumentNumber: DOWN };
    const journey = journeyAfter('/contract', [], { services: answer });
    await journey.settle();
    journey.send({ type: 'documentId.retried' });
    const { hasDocumentIdFailed } = contractView(journey);
    await journey.settle();
    expect([hasDocumentIdFailed, contractView(journey).hasDocumentIdFailed]).toEqual([false, true]);
  });

  it('notes when it is opened, first read to the end, agreed to and signed (R12.1, R12.2, R12.3, R12.5)', async () => {
    const again = { ...READ, at: '2026-11-21T09:25:00+00:00' } as JourneyEvent;
    const journey = await answeredJourney('/contract', [READ, again, ...SUBMITTING]);
    const { READ_AT: readAt, AGREED_AT: agreedAt } = contract;
    expect(journey.context().contractTimes).toEqual({ openedAt: ISSUED_AT, readAt, agreedAt, signedAt: SIGNED_AT });
  });

  it('notes no reading after its signature, which its record is of (R12.2, R12.8)', async () => {
    const journey = await contractSigned();
    journey.send(READ);
    expect(signedCopyOf(journey.snapshot())?.readAt).toBeNull();
  });
});

describe('The congratulations', () => {
  const CONGRATULATING = { ...SIGNED, isCongratulating: true, canOpenDashboard: true };

  it('come 300 ms after the signature, not a millisecond before, once, and go with the way to the dashboard (R12.5, R12.6)', async () => {
    const journey = await contractSigned();
    const after = (ms: number) => {
      journey.clock.increment(ms);
      return [contractView(journey), journey.snapshot().hasTag('dialog')];
    };
    expect([after(299), after(1)]).toEqual([
      [SIGNED, false],
      [CONGRATULATING, true],
    ]);
    journey.open('/contract');
    expect([contractView(journey), journey.toasts]).toEqual([CONGRATULATING, SIGNED_TOAST]);
    journey.send(OPEN_DASHBOARD);
    expect([journey.path(), journey.snapshot().hasTag('dialog')]).toEqual(['/dashboard', false]);
  });

  it('come for nobody who left, nor for a contract signed earlier that is read strictly (R12.2, R12.5, R12.8)', async () => {
    const journey = await contractSigned([opened('/contract'), READ], STRICT);
    journey.open('/offers');
    journey.clock.increment(1000);
    expect([journey.path(), journey.snapshot().hasTag('dialog')]).toEqual(['/offers', false]);
    journey.open('/contract');
    journey.clock.increment(1000);
    const { isSigned, isCongratulating, canAgree } = contractView(journey);
    expect([isSigned, isCongratulating, canAgree]).toEqual([true, false, false]);
    journey.send(OPEN_DASHBOARD);
    expect(journey.path()).toBe('/dashboard');
  });
});

describe('What is agreed to', () => {
  it('shows the IRS form that was uploaded (R12.1)', async () => {
    const journey = await answeredJourney('/sign-irs-form', [UPLOAD, opened('/contract')]);
    expect(contractView(journey)).toEqual({ ...OPEN, irsForm: PDF });
  });

  it('stays what was signed, whatever is typed and uploaded afterwards, also in the next year (R9.6, R12.8)', async () => {
    const journey = await contractSigned();
    const typing = [NEW_YEAR, opened('/entity-details'), ein('98-7654321'), opened('/sign-irs-form'), UPLOAD];
    for (const event of [...typing, opened('/contract')]) journey.send(event);
    expect(contractView(journey)).toEqual({ ...SIGNED, canOpenDashboard: true });
  });
});

describe('The signed copy', () => {
  const TYPED = [select('6-month'), opened('/entity-details'), ein('12-3456789'), opened('/contract')];
  const COPY: JourneyEvent = { type: 'contract.copyDownloaded' };

  it('says who signed what and when, without the spaces typed round the name (R12.4, R12.5)', async () => {
    const signing = [READ, TICK, typed('  Dana Example '), SUBMIT];
    const journey = await answeredJourney('/offers', [...TYPED, ...signing]);
    const business = { ...contract.COPY.business, ein: '12-3456789' };
    const signed = { signature: 'Dana Example', offerId: '6-month', readAt: contract.READ_AT };
    const copy = { ...contract.COPY, ...signed, business };
    expect(signedCopyOf(journey.snapshot())).toEqual(copy);
    journey.open('/dashboard');
    expect(signedCopyOf(journey.snapshot())).toEqual(copy);
  });

  it.each<[string, Partial<typeof NOTHING_TYPED>]>([
    ['what was signed for', { signedFor: null }],
    ['the document id', { documentId: null }],
    ['the time', { contractTimes: NOTHING_TYPED.contractTimes }],
  ])('is not made up where %s did not come back after a reload (R12.8, R15.1)', async (_what, lost) => {
    const kept = viewSavedJourney((await contractSigned(TYPED)).snapshot());
    expect(signedCopyOf(journeyAt('/dashboard', { saved: kept }).snapshot())?.signature).toBe('Demo Creator');
    expect(signedCopyOf(journeyAt('/dashboard', { saved: { ...kept, ...lost } }).snapshot())).toBeNull();
  });

  it('can be had of a signed contract, which says so once, on every screen that shows it (R12.1, R12.8)', async () => {
    const requests = ['/contract', '/dashboard', '/dashboard-established'].flatMap((path) => [opened(path), COPY]);
    const unsigned = await answeredJourney('/contract', [...READYING, ...requests]);
    const signed = await contractSigned();
    for (const event of requests) signed.send(event);
    const toast = downloading('signedCopy');
    expect([unsigned.toasts, signed.toasts]).toEqual([[], [...SIGNED_TOAST, toast, toast, toast]]);
  });

  it('is gone with the creator who signed (R2.4, R12.8)', async () => {
    const journey = await contractSigned(TYPED);
    journey.send(SIGNED_OUT);
    expect(signedCopyOf(journey.snapshot())).toBeNull();
  });
});
