import { describe, expect, it } from 'vitest';
import { viewDashboard } from '#machines/journey/views/viewDashboard.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

describe('When in dashboard', () => {
  it('shows the next payment and where the extension is (R13.1, R13.3)', () => {
    const journey = journeyAt('/dashboard');
    expect(journey.where().screen).toBe('dashboard');
    expect(viewDashboard(journey.snapshot())).toEqual({
      nextPayment: { daysLeft: 14, date: '2026-12-05' },
      extensionUrl: '/downloads/creator-cash-advance-extension.zip',
      terms: null,
      documentId: null,
      isContractSigned: false,
    });
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
