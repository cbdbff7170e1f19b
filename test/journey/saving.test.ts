import { describe, expect, it } from 'vitest';
import { blankBusiness } from '#machines/domain/business.ts';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewSavedJourney, viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { EIN, PDF } from '#test/support/fixtures.ts';
import { ISSUED_AT, journeyAt, type JourneyOptions, SIGNED_AT } from '#test/support/journeyAt.ts';
import { ADD_OWNER, typeEin, removeOwner } from './businessSamples.ts';
import * as contract from './contractSamples.ts';
import {
  settledJourneyAfter,
  FAILURE,
  changeSessionInOtherTab,
  journeyAfter,
  visit,
  RESTART,
  selectOffer,
  SIGNED_OUT,
} from './samples.ts';

const { AGREED_AT, READ, READ_AT, BEFORE_SUBMIT, SIGNING, SUBMIT } = contract;
const UPLOAD: JourneyEvent = { type: 'irsForm.fileChosen', file: PDF };
const FILLING_IN = [selectOffer('3-month'), visit('/entity-details'), typeEin(EIN), ADD_OWNER, removeOwner('owner-2')];
const TYPING = [...FILLING_IN, visit('/sign-irs-form'), UPLOAD];
const business = { ...blankBusiness(), ein: EIN };
const TYPED: SavedJourney = { ...NOTHING_TYPED, offerId: '3-month', business, ownersAdded: 2, irsForm: PDF };
const ISSUED = { openedAt: ISSUED_AT, readAt: null, agreedAt: null, signedAt: null };
const COUNTING = { ...NOTHING_TYPED, isCounting: true, countdownMs: 500 };
const AT_CONTRACT = { ...TYPED, documentId: 'CCA-123456', contractTimes: { ...ISSUED, readAt: READ_AT } };
const SIGNED: SavedJourney = {
  ...AT_CONTRACT,
  isContractSigned: true,
  signature: 'Demo Creator',
  contractTimes: { ...ISSUED, agreedAt: AGREED_AT, signedAt: SIGNED_AT },
  signedFor: { business, irsForm: PDF },
};
const ADVANCED: JourneyEvent = { type: 'countdown.advanced', elapsedMs: 500 };

describe('Saved journey', () => {
  it.each<[string, readonly JourneyEvent[], SavedJourney]>([
    ['starts blank (R15.1)', [], NOTHING_TYPED],
    ['has everything chosen, typed and uploaded (R15.1)', TYPING, TYPED],
    ['has the running countdown (R13.1, R15.1)', [visit('/dashboard'), ADVANCED], COUNTING],
    [
      'omits the signature before signing (R15.1)',
      [...TYPING, visit('/contract'), READ, ...BEFORE_SUBMIT],
      AT_CONTRACT,
    ],
    ['has the signature and the signed details (R12.8, R15.1)', [...TYPING, ...SIGNING], SIGNED],
  ])('%s', async (_what, events, savedJourney) => {
    expect(viewSavedJourney((await settledJourneyAfter('/offers', events)).snapshot())).toEqual(savedJourney);
  });
});

const CONFIRM: JourneyEvent = { type: 'reset.confirmed' };
const SAVED: JourneyEvent = { type: 'saving.succeeded', at: SIGNED_AT, isRemembered: false };

describe('Starting over', () => {
  it('waits for confirmation, then erases everything typed but keeps the session (R15.2)', () => {
    const journey = journeyAfter('/entity-details', [typeEin(EIN), SAVED, RESTART]);
    expect(journey.context().business.ein).toBe(EIN);
    expect(journey.emitted).toEqual([]);
    journey.send(CONFIRM);
    expect(journey.path()).toBe('/select-platform');
    expect(journey.emitted).toEqual([{ type: 'journey.forgotten' }]);
    expect(viewSession(journey.snapshot())).toEqual(DEMO_SESSION);
    expect(viewSavedJourney(journey.snapshot())).toEqual(NOTHING_TYPED);
    expect(viewShell(journey.snapshot())).toMatchObject({ saving: 'erasing', saved: null, confirming: null });
  });

  it('keeps a contract that was signed before the confirmation (R12.8, R15.2)', async () => {
    const journey = await settledJourneyAfter('/contract', [...BEFORE_SUBMIT, RESTART, SUBMIT, CONFIRM]);
    expect(journey.context().isContractSigned).toBe(true);
    expect(viewShell(journey.snapshot()).confirming).toBeNull();
  });

  it('keeps "Remember me" (R4.1, R15.2)', () => {
    const saved = { ...NOTHING_TYPED, offerId: '6-month', isRemembered: true } as const;
    const journey = journeyAfter('/offers', [RESTART, CONFIRM], { saved });
    expect(viewSavedJourney(journey.snapshot())).toEqual({ ...NOTHING_TYPED, isRemembered: true });
  });
});

describe('Erasing', () => {
  const RETRY: JourneyEvent = { type: 'saving.eraseRetried' };
  const OUTDATED: JourneyEvent = { type: 'saving.outdated' };
  const FAILS: JourneyOptions['services'] = { erase: FAILURE };
  const WITH_OFFER: JourneyOptions = { saved: { ...NOTHING_TYPED, offerId: '6-month' } };
  const NOT_REPORTED = ['erasing', 'nothingSaved'];
  const REPORTED = ['erasing', 'erased'];
  const FAILED = ['erasing', 'eraseFailed'];

  it.each<[string, JourneyOptions, readonly JourneyEvent[], readonly string[]]>([
    ['is reported only after it succeeds', WITH_OFFER, [SIGNED_OUT], REPORTED],
    ['is not reported after starting over', WITH_OFFER, [RESTART, CONFIRM], NOT_REPORTED],
    ['can be retried after a failure', { ...WITH_OFFER, services: FAILS }, [SIGNED_OUT, RETRY], FAILED],
    ['reports only the sign-out when nothing was typed', {}, [SIGNED_OUT], ['nothingSaved', 'signedOut']],
    [
      'is not reported after a sign-out in another tab',
      {},
      [changeSessionInOtherTab(GUEST_SESSION)],
      ['nothingSaved', 'nothingSaved'],
    ],
    ['is reported while the saved journey is still loading', { isLoadingLate: true }, [SIGNED_OUT], REPORTED],
    [
      'reports a failure even when nothing was typed',
      { services: FAILS },
      [SIGNED_OUT],
      ['nothingSaved', 'eraseFailed'],
    ],
    ['leaves an outdated page outdated', {}, [OUTDATED, SIGNED_OUT], ['outdated', 'outdated']],
  ])('%s (R2.4, R15.2, R15.3, R16.6)', async (_what, options, events, states) => {
    const journey = journeyAt('/offers', options);
    const savingNow = () => viewShell(journey.snapshot()).saving;
    const seen: string[] = [];
    for (const event of events) {
      journey.send(event);
      seen.push(savingNow());
      await journey.settle();
      seen.push(savingNow());
    }
    expect(seen.slice(-2)).toEqual(states);
  });

  it('covers the whole device at sign-out and the remaining data on retry (R2.4, R15.2)', async () => {
    const { erased } = await settledJourneyAfter('/offers', [SIGNED_OUT, RETRY, RETRY], { services: FAILS });
    expect(erased).toEqual(['device', 'remaining', 'remaining']);
  });
});
