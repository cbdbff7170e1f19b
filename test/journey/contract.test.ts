import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent, Toast } from '#machines/journey/events.ts';
import { type ContractView, viewContract } from '#machines/journey/views/viewContract.ts';
import { ISSUED_AT, type JourneyOptions, SIGNED_AT, type TestJourney } from '#test/support/journeyAt.ts';
import {
  AGREED,
  AGREED_AT,
  ENDED,
  OPEN,
  OPEN_DASHBOARD,
  READ,
  READ_AT,
  READY,
  READYING,
  SIGNED,
  SIGNED_TOAST,
  STRICT,
  SUBMIT,
  TICK,
  typed,
  UNTICK,
} from './contractSamples.ts';
import { answeredJourney, BACK, elsewhere, journeyAfter, opened, SIGNED_OUT } from './samples.ts';

const NO_ID: JourneyOptions = { outside: { issueDocumentNumber: 'never' } };
const FAILED_ID: JourneyOptions = { outside: { issueDocumentNumber: { reject: new Error('down') } } };
const SIGNING_LASTS: JourneyOptions = { outside: { signContract: 'never' } };
const SIGNING_FAILS: JourneyOptions = { outside: { signContract: { reject: new Error('down') } } };
const WENT_WRONG: Toast = { kind: 'error', key: 'somethingWentWrong' };

const view = (journey: TestJourney) => viewContract(journey.snapshot());
const at = (events: readonly JourneyEvent[], options: JourneyOptions = {}) =>
  answeredJourney('/contract', events, options);

describe('The contract', () => {
  it.each<[string, readonly JourneyEvent[], JourneyOptions, ContractView, readonly Toast[]]>([
    ['may be agreed to at once and draws its document id (R12.1, R12.2)', [], {}, OPEN, []],
    ['keeps its document id when it is opened again (R12.1)', [opened('/offers'), opened('/contract')], {}, OPEN, []],
    ['has no document id before one is drawn (R12.1)', [], NO_ID, { ...OPEN, documentId: null }, []],
    [
      'cannot be submitted while no document id came (R12.1)',
      [...READYING, SUBMIT],
      NO_ID,
      { ...READY, documentId: null, canSubmit: false },
      [],
    ],
    [
      'cannot be submitted when the draw of the document id failed, which it says once (R12.1)',
      [...READYING, SUBMIT],
      FAILED_ID,
      { ...READY, documentId: null, hasDocumentIdFailed: true, canSubmit: false },
      [WENT_WRONG],
    ],
    [
      'must be read first where the policy asks for it (R12.2)',
      [TICK],
      STRICT,
      { ...OPEN, isScrollRequired: true, canAgree: false },
      [],
    ],
    ['may be agreed to once its end was reached (R12.2)', [READ], STRICT, { ...OPEN, isScrollRequired: true }, []],
    [
      'must be read again when it is opened anew (R12.2)',
      [READ, opened('/'), opened('/contract')],
      STRICT,
      { ...OPEN, isScrollRequired: true, canAgree: false },
      [],
    ],
    ['waits for the box (R12.3, R12.4)', [typed('Demo Creator'), SUBMIT, UNTICK, OPEN_DASHBOARD], {}, OPEN, []],
    ['opens the signature once the box is ticked (R12.3)', [TICK, SUBMIT, OPEN_DASHBOARD], {}, AGREED, []],
    ...[' ', '\t\n', '\u00A0', ' \u200B\u2060\uFEFF '].map(
      (signature): [string, readonly JourneyEvent[], JourneyOptions, ContractView, readonly Toast[]] => [
        `waits on while the signature is ${JSON.stringify(signature)} (R12.4)`,
        [TICK, typed(signature), SUBMIT],
        {},
        { ...AGREED, signature },
        [],
      ],
    ),
    ['is ready with one letter (R12.4)', [TICK, typed('D')], {}, { ...READY, signature: 'D' }, []],
    ['is ready with a name (R12.4)', READYING, {}, READY, []],
    [
      'stays ready while more is typed (R12.4)',
      [...READYING, typed('Demo C.')],
      {},
      { ...READY, signature: 'Demo C.' },
      [],
    ],
    ['waits again when the name is erased (R12.4)', [...READYING, typed('')], {}, AGREED, []],
    [
      'keeps the name when the box is unticked (R12.3)',
      [...READYING, UNTICK],
      {},
      { ...OPEN, signature: 'Demo Creator' },
      [],
    ],
    ['is ready at once when the box is ticked again (R12.3, R12.4)', [...READYING, UNTICK, TICK], {}, READY, []],
    [
      'can be submitted when the PDF cannot be shown: its text stands there (R12.7)',
      [{ type: 'viewer.failed' }, ...READYING],
      {},
      { ...READY, viewer: 'failed' },
      [],
    ],
    [
      'is busy while it is signed: nothing can be ticked, typed or sent (R12.4, R12.5)',
      [...READYING, SUBMIT, SUBMIT, UNTICK, TICK, typed('x'), OPEN_DASHBOARD],
      SIGNING_LASTS,
      { ...ENDED, isSubmitting: true },
      [],
    ],
    [
      'cannot be left while it is signed (R1.7)',
      [...READYING, SUBMIT, opened('/'), opened('/offers'), opened('/contract'), opened('/nope'), BACK],
      SIGNING_LASTS,
      { ...ENDED, isSubmitting: true },
      [],
    ],
    [
      'is ready again when signing failed, which it says once (R12.5)',
      [...READYING, SUBMIT],
      SIGNING_FAILS,
      READY,
      [WENT_WRONG],
    ],
    ['says once that it is signed (R12.5)', [...READYING, SUBMIT], {}, SIGNED, [SIGNED_TOAST]],
    [
      'is never offered for signing again, nor for congratulations (R12.5, R12.8)',
      [...READYING, SUBMIT, opened('/dashboard'), BACK, TICK, UNTICK, typed('Somebody Else'), SUBMIT],
      {},
      { ...SIGNED, canOpenDashboard: true },
      [SIGNED_TOAST],
    ],
    [
      'says once for each download that it has started (R12.1)',
      [{ type: 'contract.downloaded' }],
      {},
      OPEN,
      [{ kind: 'info', key: 'downloadStarted', download: 'contract' }],
    ],
  ])('%s', async (_what, events, options, shown, toasts) => {
    const journey = await at(events, options);
    expect(journey.path()).toBe('/contract');
    expect([view(journey), journey.toasts]).toEqual([shown, toasts]);
  });

  it('is for the selected offer (R8.1, R12.1)', async () => {
    const journey = await answeredJourney('/offers', [
      { type: 'offers.selected', offerId: '12-month' },
      opened('/contract'),
    ]);
    const { id, estimatedMonths } = view(journey).terms ?? {};
    expect([id, estimatedMonths]).toEqual(['12-month', expect.closeTo(13.3333333333, 9)]);
  });

  it('is signed although leaving was tried meanwhile (R1.7, R12.5)', async () => {
    const journey = await at(READYING);
    for (const event of [SUBMIT, opened('/offers')]) journey.send(event);
    await journey.settle();
    expect(view(journey)).toEqual(SIGNED);
  });

  it.each<[string, JourneyEvent, string]>([
    ['here', SIGNED_OUT, '/'],
    ['in another tab', elsewhere(GUEST_SESSION), '/signin'],
  ])('stays unsigned when the creator signs out %s while it is signed (R2.4)', async (_where, event, path) => {
    const journey = await at(READYING);
    for (const each of [SUBMIT, event]) journey.send(each);
    await journey.settle();
    expect([journey.path(), view(journey).isSigned, journey.toasts]).toEqual([path, false, []]);
  });

  it('draws its document id again when it was left before the answer (R12.1)', async () => {
    const journey = journeyAfter('/contract', [opened('/offers')]);
    await journey.settle();
    const before = view(journey).documentId;
    journey.open('/contract');
    await journey.settle();
    expect([before, view(journey).documentId]).toEqual([null, 'CCA-123456']);
  });

  it('notes the moments of opening, reading to the end for the first time, agreeing and signing (R12.1, R12.2, R12.3, R12.5)', async () => {
    const journey = await at([READ, { ...READ, at: '2026-11-21T09:25:00+00:00' } as JourneyEvent, ...READYING, SUBMIT]);
    expect(journey.context().contractTimes).toEqual({
      openedAt: ISSUED_AT,
      readAt: READ_AT,
      agreedAt: AGREED_AT,
      signedAt: SIGNED_AT,
    });
  });
});
