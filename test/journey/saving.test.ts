import { describe, expect, it } from 'vitest';
import { blankBusiness } from '#machines/domain/business.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewSavedJourney, viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { ISSUED_AT, journeyAt, type JourneyOptions, SIGNED_AT } from '#test/support/journeyAt.ts';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { ADD, ein, removed } from './businessSamples.ts';
import {
  AGREED_AT,
  contractSigned,
  contractView,
  READ,
  READ_AT,
  READYING,
  SIGNING,
  SUBMIT,
} from './contractSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import { answeredJourney, DOWN, journeyAfter, opened, RESTART, select, SIGNED_OUT } from './samples.ts';

const FILLED_IN = [select('3-month'), opened('/entity-details'), ein('12-3456789'), ADD, removed('owner-2')];
const UPLOAD: JourneyEvent = { type: 'irsForm.fileChosen', file: PDF };
const TYPED = [...FILLED_IN, opened('/sign-irs-form'), UPLOAD];
const business = { ...blankBusiness(), ein: '12-3456789' };
const TYPED_FACTS: SavedJourney = { ...NOTHING_TYPED, offerId: '3-month', business, ownersAdded: 2, irsForm: PDF };
const ISSUED = { openedAt: ISSUED_AT, readAt: null, agreedAt: null, signedAt: null };

describe('What is saved of a journey', () => {
  it.each<[string, readonly JourneyEvent[], SavedJourney]>([
    ['is nothing at first (R15.1)', [], NOTHING_TYPED],
    ['is what was chosen, typed and uploaded (R15.1)', TYPED, TYPED_FACTS],
    [
      'tells whether the days to the next payment are being counted (R13.1, R15.1)',
      [opened('/dashboard'), { type: 'countdown.advanced', elapsedMs: 500 }],
      { ...NOTHING_TYPED, isCounting: true, countdownMs: 500 },
    ],
    [
      'has no signature and no agreement before the contract is signed (R15.1)',
      [...TYPED, opened('/contract'), READ, ...READYING],
      { ...TYPED_FACTS, documentId: 'CCA-123456', contractTimes: { ...ISSUED, readAt: READ_AT } },
    ],
    [
      'has the signature, its times and what it was for once the contract is signed (R12.8, R15.1)',
      [...TYPED, ...SIGNING],
      {
        ...TYPED_FACTS,
        documentId: 'CCA-123456',
        isContractSigned: true,
        signature: 'Demo Creator',
        contractTimes: { ...ISSUED, agreedAt: AGREED_AT, signedAt: SIGNED_AT },
        signedFor: { business, irsForm: PDF },
      },
    ],
  ])('%s', async (_what, events, savedJourney) => {
    expect(viewSavedJourney((await answeredJourney('/offers', events)).snapshot())).toEqual(savedJourney);
  });

  it('comes back as it was, and a signed contract signed (R12.8, R15.1)', async () => {
    const saved = viewSavedJourney((await contractSigned(TYPED)).snapshot());
    const again = await answeredJourney('/contract', [], { saved });
    const { isSigned, canAgree, documentId } = contractView(again);
    expect(viewSavedJourney(again.snapshot())).toEqual(saved);
    expect([isSigned, canAgree, documentId]).toEqual([true, false, 'CCA-123456']);
  });
});

const CONFIRM: JourneyEvent = { type: 'reset.confirmed' };

describe('Clearing what was typed', () => {
  it('leads, once starting over is confirmed, still signed in, to the platforms with nothing typed (R15.2)', () => {
    const succeeded: JourneyEvent = { type: 'saving.succeeded', at: SIGNED_AT, isRemembered: false };
    const journey = journeyAfter('/entity-details', [ein('12-3456789'), succeeded, RESTART]);
    expect([journey.context().business.ein, journey.emitted]).toEqual(['12-3456789', []]);
    journey.send(CONFIRM);
    const { saving, saved, confirming } = viewShell(journey.snapshot());
    expect([journey.path(), viewSession(journey.snapshot()), journey.emitted]).toEqual([
      '/select-platform',
      DEMO_SESSION,
      [{ type: 'journey.forgotten' }],
    ]);
    const savedJourney = viewSavedJourney(journey.snapshot());
    expect([savedJourney, saving, saved, confirming]).toEqual([NOTHING_TYPED, 'erasing', null, null]);
  });

  it('is not offered while the contract is being signed and afterwards (R12.5, R12.8, R15.2)', async () => {
    const journey = await answeredJourney('/contract', READYING);
    const mayRestart = () => viewShell(journey.snapshot()).canRestart;
    const ready = mayRestart();
    journey.send(SUBMIT);
    const submitting = mayRestart();
    await journey.settle();
    expect([ready, submitting, mayRestart()]).toEqual([true, false, false]);
  });

  it('leaves a contract alone that was signed while it was asked about (R12.8, R15.2)', async () => {
    const journey = await answeredJourney('/contract', [...READYING, RESTART, SUBMIT, CONFIRM]);
    const { confirming } = viewShell(journey.snapshot());
    expect([journey.path(), journey.context().isContractSigned, confirming]).toEqual(['/contract', true, null]);
  });

  it('by starting over keeps whether the creator wants to be remembered (R4.1, R15.2)', () => {
    const journey = journeyAt('/offers', { saved: { ...NOTHING_TYPED, isRemembered: true } });
    for (const event of [RESTART, CONFIRM]) journey.send(event);
    expect(viewSavedJourney(journey.snapshot())).toEqual({ ...NOTHING_TYPED, isRemembered: true });
  });
});

describe('Erasing what was saved', () => {
  const TYPED: JourneyOptions = { saved: { ...NOTHING_TYPED, offerId: '6-month' } };
  const states = async (options: JourneyOptions, ...events: readonly JourneyEvent[]) => {
    const journey = journeyAt('/offers', options);
    const seen: string[] = [];
    for (const event of events) {
      journey.send(event);
      seen.push(viewShell(journey.snapshot()).saving);
      await journey.settle();
      seen.push(viewShell(journey.snapshot()).saving);
    }
    return seen;
  };
  const RETRY: JourneyEvent = { type: 'saving.eraseRetried' };

  it('is said only when it is so, until somebody signs in (R2.4, R15.2)', async () => {
    const again = { type: 'session.changedElsewhere', session: DEMO_SESSION } as const;
    expect(await states(TYPED, SIGNED_OUT, again)).toEqual(['erasing', 'erased', 'erasing', 'nothingSaved']);
    expect(await states(TYPED, RESTART, CONFIRM)).toEqual(['nothingSaved', 'nothingSaved', 'erasing', 'nothingSaved']);
  });

  it('that the browser refuses is said and can be tried again (R15.2)', async () => {
    const services = { erase: DOWN };
    const failed = ['erasing', 'eraseFailed'];
    expect(await states({ ...TYPED, services }, SIGNED_OUT, RETRY)).toEqual([...failed, ...failed]);
    expect(await states({ ...TYPED, services: { erase: 'never' } }, SIGNED_OUT)).toEqual(['erasing', 'erasing']);
  });

  it.each<[string, JourneyOptions, JourneyEvent, string[]]>([
    ['only confirms a sign-out after nothing was typed', {}, SIGNED_OUT, ['nothingSaved', 'signedOut']],
    [
      'keeps quiet beside the reason for a sign-out elsewhere',
      {},
      { type: 'session.changedElsewhere', session: GUEST_SESSION },
      ['nothingSaved', 'nothingSaved'],
    ],
    ['is mentioned after something was typed', TYPED, SIGNED_OUT, ['erasing', 'erased']],
    ['is mentioned while saved input is still loading', { isLoadingLate: true }, SIGNED_OUT, ['erasing', 'erased']],
    [
      'reports a failure whatever was typed',
      { services: { erase: DOWN } },
      SIGNED_OUT,
      ['nothingSaved', 'eraseFailed'],
    ],
  ])('%s (R15.2, R16.6)', async (_what, options, event, expected) => {
    expect(await states(options, event)).toEqual(expected);
  });

  it('is asked for the whole device at sign-out, and for what is left of it when it is tried again (R2.4, R15.2)', async () => {
    const services = { erase: DOWN };
    const { erased } = await answeredJourney('/offers', [SIGNED_OUT, RETRY, RETRY], { services });
    expect(erased).toEqual(['device', 'remaining', 'remaining']);
  });

  it('is done by an outdated page too, which goes on saying that it is outdated (R15.2, R15.3)', async () => {
    const outdated: JourneyEvent = { type: 'saving.outdated' };
    expect(new Set(await states({}, outdated, SIGNED_OUT))).toEqual(new Set(['outdated']));
  });
});
