import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { BLANK_FACTS, type JourneyFacts } from '#machines/journey/facts.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { viewFrame } from '#machines/journey/views/viewFrame.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';
import { expectRefused, PDF } from './samples.ts';

const AT = '2026-11-21T14:32:10+01:00';
const facts = (change: Partial<JourneyFacts>): JourneyFacts => ({ ...BLANK_FACTS, ...change });
const frame = (journey: TestJourney) => {
  const { keeping, keptAt, keptLoss, confirming, canRestart } = viewFrame(journey.snapshot());
  return { keeping, keptAt, keptLoss, confirming, canRestart };
};
const AT_REST = { keeping: 'nothingKept', keptAt: null, keptLoss: null, confirming: null, canRestart: true };

/** A journey on which everything was typed and the contract signed. */
async function signedJourney() {
  const journey = journeyAt('/offers');
  journey.send({ type: 'offers.selected', offerId: '3-month' });
  journey.open('/entity-details');
  journey.send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
  journey.send({ type: 'business.documentChosen', slot: 'taxReturn', file: PDF });
  journey.open('/contract');
  await journey.settle();
  journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AT });
  journey.send({ type: 'contract.signatureChanged', signature: 'Ada' });
  journey.send({ type: 'contract.submitted' });
  await journey.settle();
  return journey;
}

describe('What is kept of a journey', () => {
  it('is nothing at first (R15.1)', () => {
    expect(viewFacts(journeyAt('/').snapshot())).toEqual(BLANK_FACTS);
  });

  it('comes back as it was: offer, details, document id, signature and times (R15.1)', async () => {
    const kept = viewFacts((await signedJourney()).snapshot());
    const again = journeyAt('/contract', { kept });
    await again.settle();
    expect(viewFacts(again.snapshot())).toEqual(kept);
    expect(again.where().screen).toMatchObject({ contract: { identity: 'numbered', signing: 'signedEarlier' } });
  });

  it('tells whether the days to the next payment are being counted (R13.1, R15.1)', () => {
    const journey = journeyAt('/offers');
    expect(viewFacts(journey.snapshot()).isCounting).toBe(false);
    journey.open('/dashboard');
    expect(viewFacts(journey.snapshot()).isCounting).toBe(true);
  });

  it('has no signature and no agreement before the contract is signed (R15.1)', async () => {
    const journey = journeyAt('/contract');
    await journey.settle();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AT });
    journey.send({ type: 'contract.signatureChanged', signature: 'Ada' });
    const { signature, contractTimes } = viewFacts(journey.snapshot());
    expect({ signature, agreedAt: contractTimes.agreedAt }).toEqual({ signature: '', agreedAt: null });
  });

  it('says that something could not come back until the creator has read it (R15.3)', () => {
    const journey = journeyAt('/offers', { keptLoss: 'unreadable' });
    expect(frame(journey)).toEqual({ ...AT_REST, keptLoss: 'unreadable' });
    journey.send({ type: 'keeping.lossSeen' });
    expect(frame(journey)).toEqual(AT_REST);
    expectRefused(journey, { type: 'keeping.lossSeen' });
  });
});

describe.each(['processing', 'businessVerification'] as const)('When %s was left half done', (screen) => {
  const path = screen === 'processing' ? '/processing' : '/business-verification';
  const progress = { screen, elapsedMs: 3000, isPaused: false };

  it('is kept with the time it has run, and with whether it is held (R6.4, R15.1)', () => {
    const journey = journeyAt(path);
    journey.send({ type: 'progress.advanced', elapsedMs: 3000 });
    expect(viewFacts(journey.snapshot()).progress).toEqual(progress);
    journey.send({ type: 'progress.paused' });
    expect(viewFacts(journey.snapshot()).progress).toEqual({ ...progress, isPaused: true });
  });

  it('goes on from where it stood and leaves after 7 seconds in all (R6.3, R11.1, R15.1)', () => {
    const journey = journeyAt(path, { kept: facts({ progress }) });
    expect(journey.context().elapsedMs).toBe(3000);
    journey.advance(TIMED_SCREEN_MS - 3000 - 1);
    expect(journey.path()).toBe(path);
    journey.advance(1);
    expect(journey.path()).not.toBe(path);
  });

  it('leaves at once when its time ran out meanwhile (R6.3, R11.1, R15.1)', () => {
    const journey = journeyAt(path, { kept: facts({ progress: { ...progress, elapsedMs: TIMED_SCREEN_MS * 9 } }) });
    journey.advance(1);
    expect(journey.path()).not.toBe(path);
  });

  it('is held still when it was held (R6.4, R15.1)', () => {
    const journey = journeyAt(path, { kept: facts({ progress: { ...progress, isPaused: true } }) });
    journey.advance(TIMED_SCREEN_MS);
    expect(journey.context().elapsedMs).toBe(3000);
    journey.send({ type: 'progress.resumed' });
    journey.advance(TIMED_SCREEN_MS - 3000);
    expect(journey.path()).not.toBe(path);
  });

  it('begins anew the next time (R6.1, R11.1)', () => {
    const journey = journeyAt(path, { kept: facts({ progress }) });
    journey.open('/offers');
    journey.open(path);
    expect(journey.context().elapsedMs).toBe(0);
  });
});

describe('When the days were counting', () => {
  it('counts on beside every screen (R13.1, R15.1)', () => {
    const journey = journeyAt('/offers', { kept: facts({ countdownMs: COUNTDOWN_DAY_MS, isCounting: true }) });
    expect(journey.where().countdown).toBe('counting');
  });

  it('is due when the days ran out meanwhile (R13.1, R15.1)', () => {
    const countdownMs = COUNTDOWN_DAY_MS * COUNTDOWN_START_DAYS;
    expect(journeyAt('/offers', { kept: facts({ countdownMs, isCounting: true }) }).where().countdown).toBe('due');
  });
});

describe('When in keeping', () => {
  it('says when it was last kept (R15.3)', () => {
    const journey = journeyAt('/offers');
    expect(frame(journey)).toEqual(AT_REST);
    journey.send({ type: 'keeping.succeeded', at: AT });
    expect(frame(journey)).toEqual({ ...AT_REST, keeping: 'kept', keptAt: AT });
  });

  it('says that the browser refuses, and takes it back when it no longer does (R15.3)', () => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'keeping.failed' });
    expect(frame(journey).keeping).toBe('refused');
    journey.send({ type: 'keeping.succeeded', at: AT });
    expect(frame(journey).keeping).toBe('kept');
  });

  it.each([
    ['the creator signs out', (journey: TestJourney) => journey.send({ type: 'session.signedOut' })],
    [
      'another tab signs out',
      (journey: TestJourney) => journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION }),
    ],
  ])('keeps nothing once %s (R15.2)', (_, leave) => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'keeping.succeeded', at: AT });
    leave(journey);
    expect({ ...frame(journey), canRestart: true }).toEqual(AT_REST);
    expect(viewFacts(journey.snapshot())).toEqual(BLANK_FACTS);
  });
});

describe('When in clearing', () => {
  const typed = () => {
    const journey = journeyAt('/entity-details');
    journey.send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
    return journey;
  };

  it('asks before it starts over, and can be told not to (R15.2)', () => {
    const journey = typed();
    journey.send({ type: 'clearing.restartRequested' });
    expect(frame(journey).confirming).toBe('restart');
    journey.send({ type: 'clearing.cancelled' });
    expect(frame(journey).confirming).toBeNull();
    expect(journey.context().business.ein).toBe('12-3456789');
  });

  it('starts over at the choice of platform, signed in and with nothing typed (R15.2)', () => {
    const journey = typed();
    journey.send({ type: 'clearing.restartRequested' });
    journey.send({ type: 'clearing.confirmed' });
    expect(journey.path()).toBe('/select-platform');
    expect(journey.where().session).toEqual({ signedIn: 'patreonConnected' });
    expect(viewFacts(journey.snapshot())).toEqual(BLANK_FACTS);
    expect(journey.emitted).toEqual([{ type: 'journey.forgotten' }]);
  });

  it('does not start over once the contract is signed (R12.8, R15.2)', async () => {
    const journey = await signedJourney();
    expect(frame(journey).canRestart).toBe(false);
    journey.send({ type: 'clearing.restartRequested' });
    expect(frame(journey).confirming).toBeNull();
  });

  it('leaves a contract alone that was signed while it asked (R12.8, R15.2)', async () => {
    const journey = journeyAt('/contract');
    await journey.settle();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AT });
    journey.send({ type: 'contract.signatureChanged', signature: 'Ada' });
    journey.send({ type: 'clearing.restartRequested' });
    journey.send({ type: 'contract.submitted' });
    await journey.settle();
    journey.send({ type: 'clearing.confirmed' });
    expect({ isSigned: journey.context().isContractSigned, confirming: frame(journey).confirming }).toEqual({
      isSigned: true,
      confirming: null,
    });
  });

  it('erases the device and signs out when that is confirmed (R2.4, R15.2)', () => {
    const journey = typed();
    journey.send({ type: 'clearing.eraseRequested' });
    expect(frame(journey).confirming).toBe('erase');
    journey.send({ type: 'clearing.confirmed' });
    expect({ path: journey.path(), session: journey.where().session, confirming: frame(journey).confirming }).toEqual({
      path: '/',
      session: 'guest',
      confirming: null,
    });
    expect(journey.emitted).toEqual([{ type: 'device.erased' }, { type: 'journey.forgotten' }]);
  });

  it('offers neither to a guest (R15.2)', () => {
    const journey = journeyAt('/', { session: GUEST_SESSION });
    expect(journey.can({ type: 'clearing.restartRequested' })).toBe(false);
    expect(journey.can({ type: 'clearing.eraseRequested' })).toBe(false);
  });

  it('asks no more once another tab has signed out (R2.4)', () => {
    const journey = typed();
    journey.send({ type: 'clearing.eraseRequested' });
    journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
    expect(frame(journey).confirming).toBeNull();
  });
});
