import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { ISSUED_AT, type JourneyOptions, SIGNED_AT } from '#test/support/journeyAt.ts';
import * as contract from './contractSamples.ts';
import {
  answeredJourney,
  BACK,
  DOWN,
  downloading,
  elsewhere,
  journeyAfter,
  opened,
  select,
  SIGNED_OUT,
  WENT_WRONG,
} from './samples.ts';

const { AGREED, contractView, OPEN, OPEN_DASHBOARD, READ, READY, READYING } = contract;
const { SIGNED, SIGNED_TOAST, STRICT, SUBMIT, SUBMITTED, SUBMITTING, TICK, typed, UNTICK } = contract;
const NO_ID: JourneyOptions = { outside: { issueDocumentNumber: 'never' } };
const FAILED_ID: JourneyOptions = { outside: { issueDocumentNumber: DOWN } };
const SIGNING_LASTS: JourneyOptions = { outside: { signContract: 'never' } };
const SIGNING_FAILS: JourneyOptions = { outside: { signContract: DOWN } };
const UNNUMBERED = { ...READY, documentId: null, canSubmit: false };
const UNREAD = { ...OPEN, isScrollRequired: true, canAgree: false };
const REOPENED = [opened('/'), opened('/contract')];
const LEAVING = ['/', '/offers', '/contract', '/nope'].map((path) => opened(path));
const SIGN_AGAIN = [TICK, UNTICK, typed('Somebody Else'), SUBMIT];

describe('The contract', () => {
  type Row = [string, readonly JourneyEvent[], ContractView, JourneyOptions?, (readonly object[])?];
  it.each<Row>([
    ['may be agreed to at once and draws its document id (R12.1, R12.2)', [], OPEN],
    ['keeps its document id when it is opened again (R12.1)', REOPENED, OPEN],
    ['has no document id before one is drawn (R12.1)', [], { ...OPEN, documentId: null }, NO_ID],
    ['cannot be submitted while no document id came (R12.1)', SUBMITTING, UNNUMBERED, NO_ID],
    [
      'cannot be submitted when the draw of the document id failed, which it says once (R12.1)',
      SUBMITTING,
      { ...UNNUMBERED, hasDocumentIdFailed: true },
      FAILED_ID,
      WENT_WRONG,
    ],
    ['must be read first where the policy asks for it (R12.2)', [TICK], UNREAD, STRICT],
    ['may be agreed to once its end was reached (R12.2)', [READ], { ...UNREAD, canAgree: true }, STRICT],
    ['must be read again when it is opened anew (R12.2)', [READ, ...REOPENED], UNREAD, STRICT],
    ['waits for the box (R12.3, R12.4)', [typed('Demo Creator'), SUBMIT, UNTICK, OPEN_DASHBOARD], OPEN],
    ['opens the signature once the box is ticked (R12.3)', [TICK, SUBMIT, OPEN_DASHBOARD], AGREED],
    ...[' ', '\t\n', '\u00A0', ' \u200B\u2060\uFEFF '].map((signature): Row => [
      `waits on while the signature is ${JSON.stringify(signature)} (R12.4)`,
      [TICK, typed(signature), SUBMIT],
      { ...AGREED, signature },
    ]),
    ['is ready with one letter (R12.4)', [TICK, typed('D')], { ...READY, signature: 'D' }],
    ['is ready with a name (R12.4)', READYING, READY],
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

  it('notes when it is opened, first read to the end, agreed to and signed (R12.1, R12.2, R12.3, R12.5)', async () => {
    const again = { ...READ, at: '2026-11-21T09:25:00+00:00' } as JourneyEvent;
    const journey = await answeredJourney('/contract', [READ, again, ...SUBMITTING]);
    const { READ_AT: readAt, AGREED_AT: agreedAt } = contract;
    expect(journey.context().contractTimes).toEqual({ openedAt: ISSUED_AT, readAt, agreedAt, signedAt: SIGNED_AT });
  });
});
