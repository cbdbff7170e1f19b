import { describe, expect, it } from 'vitest';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import {
  contractAfter,
  contractSigned,
  contractView,
  inSigning,
  OPEN_DASHBOARD,
  READYING,
  SUBMIT,
  TICK,
  typed,
  UNTICK,
} from './contractSamples.ts';
import { expectRefused } from './samples.ts';

const SIGNED_TOAST = { kind: 'success', key: 'contractSigned' };

describe('When in contract.signing.submitting', () => {
  const submitting = () => contractAfter([...READYING, SUBMIT], { signContract: 'never' });

  it('is busy: no second submission, no unticking, no typing (R12.4, R12.5)', async () => {
    const journey = await submitting();
    expect(journey.where().screen).toEqual(inSigning('submitting'));
    const { isSubmitting, isAgreed, canSign, canSubmit } = contractView(journey);
    expect({ isSubmitting, isAgreed, canSign, canSubmit }).toEqual({
      isSubmitting: true,
      isAgreed: true,
      canSign: false,
      canSubmit: false,
    });
    for (const event of [SUBMIT, UNTICK, TICK, typed('x'), OPEN_DASHBOARD]) expectRefused(journey, event);
  });

  it.each(['/', '/offers', '/dashboard', '/contract', '/nope'])('refuses to leave for %s (R1.7)', async (path) => {
    const journey = await submitting();
    journey.open(path);
    expect(journey.where().screen).toEqual(inSigning('submitting'));
  });

  it('refuses Back (R1.7)', async () => {
    const journey = await submitting();
    journey.send({ type: 'navigation.backRequested' });
    expect(journey.where().screen).toEqual(inSigning('submitting'));
  });

  it('is signed although leaving was tried meanwhile (R1.7, R12.5)', async () => {
    const journey = await contractAfter(READYING);
    journey.send(SUBMIT);
    journey.open('/offers');
    await journey.settle();
    expect(journey.where().screen).toEqual(inSigning('signed'));
  });

  it.each<[string, JourneyEvent, string]>([
    ['here', { type: 'session.signedOut' }, '/'],
    ['in another tab', { type: 'session.changedElsewhere', session: GUEST_SESSION }, '/signin'],
  ])('ends unsigned when the creator signs out %s (R2.4)', async (_where, event, path) => {
    const journey = await contractAfter(READYING);
    journey.send(SUBMIT);
    journey.send(event);
    await journey.settle();
    expect({ path: journey.path(), isSigned: journey.context().isContractSigned, toasts: journey.toasts }).toEqual({
      path,
      isSigned: false,
      toasts: [],
    });
  });

  it('goes back to ready when signing fails, says so once, and can be submitted again (R12.5)', async () => {
    const journey = await contractAfter([...READYING, SUBMIT], { signContract: { reject: new Error('down') } });
    await journey.settle();
    expect(journey.where().screen).toEqual(inSigning('ready'));
    expect(journey.toasts).toEqual([{ kind: 'error', key: 'somethingWentWrong' }]);
    expect({ signature: contractView(journey).signature, isSigned: contractView(journey).isSigned }).toEqual({
      signature: 'Demo Creator',
      isSigned: false,
    });
    expect(contractView(journey).canSubmit).toBe(true);
  });
});

describe('Beginning anew from the contract', () => {
  it('is possible until the contract is submitted, not while it is being signed (R12.5, R15.2)', async () => {
    const journey = await contractAfter(READYING);
    const before = journey.can({ type: 'clearing.restartRequested' });
    journey.send(SUBMIT);
    expect([before, journey.can({ type: 'clearing.restartRequested' })]).toEqual([true, false]);
  });
});

describe('When in contract.signing.signed', () => {
  it('says so once (R12.5)', async () => {
    const journey = await contractSigned();
    expect(journey.where().screen).toEqual(inSigning('signed'));
    expect(journey.toasts).toEqual([SIGNED_TOAST]);
    const { isSigned, isAgreed, canAgree, canSign, canSubmit } = contractView(journey);
    expect({ isSigned, isAgreed, canAgree, canSign, canSubmit }).toEqual({
      isSigned: true,
      isAgreed: true,
      canAgree: false,
      canSign: false,
      canSubmit: false,
    });
  });

  it('congratulates after 300 ms and not a millisecond before (R12.5)', async () => {
    const journey = await contractSigned();
    journey.clock.increment(299);
    const before = contractView(journey).isCongratulating;
    journey.clock.increment(1);
    expect([before, contractView(journey).isCongratulating]).toEqual([false, true]);
    expect(journey.where().screen).toEqual(inSigning('congratulating'));
    expect(journey.toasts).toEqual([SIGNED_TOAST]);
  });

  it('congratulates nobody once the screen was left (R12.5)', async () => {
    const journey = await contractSigned();
    journey.open('/offers');
    journey.clock.increment(1000);
    expect({ path: journey.path(), isDialogOpen: journey.snapshot().hasTag('dialog') }).toEqual({
      path: '/offers',
      isDialogOpen: false,
    });
  });
});

describe('When in contract.signing.congratulating', () => {
  const congratulating = async () => {
    const journey = await contractSigned();
    journey.clock.increment(300);
    return journey;
  };

  it('is a dialog over the contract, with 500 pieces of confetti (R12.5)', async () => {
    expect((await congratulating()).snapshot().hasTag('dialog')).toBe(true);
    expect(CONFETTI_PIECES).toBe(500);
  });

  it('continues to the dashboard, and the dialog is gone (R12.6)', async () => {
    expect(contractView(await contractAfter(READYING)).canOpenDashboard).toBe(false);
    const journey = await congratulating();
    expect(contractView(journey).canOpenDashboard).toBe(true);
    journey.send(OPEN_DASHBOARD);
    expect({ path: journey.path(), isDialogOpen: journey.snapshot().hasTag('dialog') }).toEqual({
      path: '/dashboard',
      isDialogOpen: false,
    });
  });

  it('stays open when its own address is opened again (R1.7)', async () => {
    const journey = await congratulating();
    journey.open('/contract');
    expect(journey.where().screen).toEqual(inSigning('congratulating'));
  });
});

describe('When in contract.signing.signedEarlier', () => {
  const revisited = async (policy = false) => {
    const journey = journeyAt('/contract', { policy: { requireContractScroll: policy } });
    await journey.settle();
    journey.send({ type: 'contract.scrolledToEnd', at: '2026-11-21T09:20:00+00:00' });
    for (const event of [...READYING, SUBMIT]) journey.send(event);
    await journey.settle();
    journey.clock.increment(300);
    journey.send(OPEN_DASHBOARD);
    journey.send({ type: 'navigation.backRequested' });
    return journey;
  };

  it('offers a signed contract never again for signing (R12.8)', async () => {
    const journey = await revisited();
    expect(journey.where().screen).toEqual(inSigning('signedEarlier'));
    const { isSigned, isAgreed, canAgree, canSign, canSubmit, isCongratulating, documentId } = contractView(journey);
    expect({ isSigned, isAgreed, canAgree, canSign, canSubmit, isCongratulating, documentId }).toEqual({
      isSigned: true,
      isAgreed: true,
      canAgree: false,
      canSign: false,
      canSubmit: false,
      isCongratulating: false,
      documentId: 'CCA-123456',
    });
    for (const event of [TICK, UNTICK, typed('Somebody Else'), SUBMIT]) expectRefused(journey, event);
  });

  it('is so under the strict reading of the contract as well (R12.8, R12.2)', async () => {
    expect((await revisited(true)).matches({ screen: { contract: { signing: 'signedEarlier' } } })).toBe(true);
  });

  it('congratulates no second time (R12.5, R12.8)', async () => {
    const journey = await revisited();
    journey.clock.increment(10_000);
    expect(journey.matches({ screen: { contract: { signing: 'signedEarlier' } } })).toBe(true);
    expect(journey.toasts).toEqual([SIGNED_TOAST]);
  });

  it('continues to the dashboard (R12.6)', async () => {
    const journey = await revisited();
    journey.send(OPEN_DASHBOARD);
    expect(journey.path()).toBe('/dashboard');
  });

  it('is final until sign-out: the next creator finds an unsigned contract (R12.8, R2.4)', async () => {
    const journey = await revisited();
    journey.send({ type: 'session.signedOut' });
    const { isContractSigned, documentId, signature } = journey.context();
    expect({ isContractSigned, documentId, signature }).toEqual({
      isContractSigned: false,
      documentId: null,
      signature: '',
    });
  });
});
