import { describe, expect, it } from 'vitest';
import { repaymentOn } from '#machines/domain/repayment.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { downloading, journeyAfter, says } from './samples.ts';

describe('Set-up and repayment screens', () => {
  it('show the set-up before signing (R13.1)', () => {
    expect(viewDashboard(journeyAt('/dashboard').snapshot())).toEqual({
      isFundable: true,
      nextPayment: { remainingDays: 14, date: '2026-12-05', dollars: null, demoDay: null },
      contract: null,
      bankStatus: 'open',
      missing: [],
      taxReturnYear: 2025,
      timeline: null,
    });
  });

  it('show the repayment as of today (R13.1, R13.4, R13.5)', () => {
    const today = '2026-11-30';
    const journey = journeyAfter('/dashboard-established', [{ type: 'day.changed', today }]);
    expect(viewDashboardEstablished(journey.snapshot())).toEqual({
      isFundable: true,
      nextPayment: { remainingDays: 14, date: '2026-12-14', dollars: null, demoDay: null },
      repayment: repaymentOn(today),
      bankStatus: 'open',
      funds: null,
      isComplete: true,
      renewalDate: '2027-02-28',
      contract: null,
      own: null,
      schedule: null,
    });
  });

  it('remember the bank connection, also after a reload (R13.2, R15.1)', () => {
    const connect: JourneyEvent = { type: 'bank.connectRequested' };
    const journey = journeyAfter('/dashboard', [connect, connect]);
    expect(journey.path()).toBe('/dashboard-established');
    expect(journey.toasts).toEqual(says('success', 'bankConnectionInitiated'));
    const { snapshot } = journeyAt('/dashboard', { saved: viewSavedJourney(journey.snapshot()) });
    expect(viewDashboard(snapshot()).bankStatus).toBe('started');
  });

  it('report each download of the extension (R13.3)', () => {
    const download: JourneyEvent = { type: 'extension.downloaded' };
    const toast = downloading('extension');
    expect(journeyAfter('/dashboard', [download, download]).toasts).toEqual([toast, toast]);
  });
});
