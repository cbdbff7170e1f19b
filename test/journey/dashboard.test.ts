import { describe, expect, it } from 'vitest';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { journeyAt, SIGNED_AT } from '#test/support/journeyAt.ts';
import { contractSigned, READYING, SUBMIT, TICK, typed } from './contractSamples.ts';
import { expectRefused } from './samples.ts';

describe('When in dashboard', () => {
  it('shows the next payment and where the extension is (R13.1, R13.3)', () => {
    const journey = journeyAt('/dashboard');
    expect(journey.where().screen).toBe('dashboard');
    expect(viewDashboard(journey.snapshot())).toEqual({
      nextPayment: { daysLeft: 14, date: '2026-12-05' },
      extensionUrl: '/downloads/creator-cash-advance-extension.zip',
      contract: null,
    });
  });

  it('names the signed contract, who signed it, when, and its terms (R12.5, R8.1)', async () => {
    const journey = await contractSigned();
    journey.open('/dashboard');
    expect(viewDashboard(journey.snapshot()).contract).toEqual({
      documentId: 'CCA-123456',
      signature: 'Demo Creator',
      signedAt: SIGNED_AT,
      terms: null,
    });
  });

  it('knows what was chosen before it was signed (R8.1, R8.2)', async () => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'offers.selected', offerId: '3-month' });
    journey.open('/contract');
    await journey.settle();
    for (const event of [...READYING, SUBMIT]) journey.send(event);
    await journey.settle();
    expect(viewDashboard(journey.snapshot()).contract?.terms).toEqual(viewOffers(journey.snapshot()).offers[0]);
    expect(viewDashboardEstablished(journey.snapshot()).contract?.terms?.id).toBe('3-month');
  });

  it('names the signer without the spaces that were typed round the name (R12.4)', async () => {
    const journey = journeyAt('/contract');
    await journey.settle();
    for (const event of [TICK, typed('  Ada Lovelace '), SUBMIT]) journey.send(event);
    await journey.settle();
    expect(viewDashboard(journey.snapshot()).contract?.signature).toBe('Ada Lovelace');
  });

  it('names no signed contract whose document id did not come back, and none that is not signed (R12.8, R15.1)', async () => {
    const unsigned = journeyAt('/contract');
    await unsigned.settle();
    expect(viewDashboard(unsigned.snapshot()).contract).toBeNull();
    const kept = { ...viewFacts((await contractSigned()).snapshot()), documentId: null };
    expect(viewDashboard(journeyAt('/dashboard', { kept }).snapshot()).contract).toBeNull();
  });

  it('forgets the contract with the creator who signed it (R2.4)', async () => {
    const journey = await contractSigned();
    journey.send({ type: 'session.signedOut' });
    expect(viewDashboard(journey.snapshot()).contract).toBeNull();
  });

  it('lets only a signed contract be downloaded as a copy (R12.8)', async () => {
    expectRefused(journeyAt('/dashboard'), { type: 'contract.copyDownloaded' });
    const journey = await contractSigned();
    journey.open('/dashboard');
    journey.send({ type: 'contract.copyDownloaded' });
    expect(journey.toasts.at(-1)).toEqual({ kind: 'info', key: 'downloadStarted', download: 'signedCopy' });
  });

  it('says once that the bank connection has begun and goes to the repayment dashboard (R13.2)', () => {
    const journey = journeyAt('/dashboard');
    journey.send({ type: 'bank.connectRequested' });
    expect(journey.path()).toBe('/dashboard-established');
    expect(journey.toasts).toEqual([{ kind: 'success', key: 'bankConnectionInitiated' }]);
  });

  it('stays and says once for each download that it has started (R13.3)', () => {
    const journey = journeyAt('/dashboard');
    journey.send({ type: 'extension.downloaded' });
    journey.send({ type: 'extension.downloaded' });
    const toast = { kind: 'info', key: 'downloadStarted', download: 'extension' };
    expect(journey.path()).toBe('/dashboard');
    expect(journey.toasts).toEqual([toast, toast]);
  });
});
