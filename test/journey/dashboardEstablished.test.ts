import { describe, expect, it } from 'vitest';
import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';

describe('When in dashboardEstablished', () => {
  it('shows the account, the next payment and the renewal as of today (R13.1, R13.4, R13.5)', () => {
    const journey = journeyAt('/dashboard-established', { today: '2026-11-30' });
    const payment = { amountDollars: 475, status: 'completed' };
    expect(journey.where().screen).toBe('dashboardEstablished');
    expect(viewDashboardEstablished(journey.snapshot())).toEqual({
      nextPayment: { daysLeft: 14, date: '2026-12-14' },
      repayment: {
        totalDollars: 2850,
        paidDollars: 1425,
        remainingDollars: 1425,
        paidPercent: 50,
        paymentsLeft: 3,
        nextPaymentDollars: 475,
        payments: [
          { ...payment, number: 1, remainingDollars: 2375, date: '2026-09-01' },
          { ...payment, number: 2, remainingDollars: 1900, date: '2026-10-01' },
          { ...payment, number: 3, remainingDollars: 1425, date: '2026-10-31' },
        ],
      },
      renewalDate: '2027-02-28',
      today: '2026-11-30',
      contract: null,
    });
  });

  it('says once for each download of the history that it has started (R13.4)', () => {
    const journey = journeyAt('/dashboard-established');
    journey.send({ type: 'repayment.historyDownloaded' });
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'downloadStarted', download: 'paymentHistory' }]);
  });

  it('has no bank to connect any more (R13.2)', () => {
    expectRefused(journeyAt('/dashboard-established'), { type: 'bank.connectRequested' });
  });
});
