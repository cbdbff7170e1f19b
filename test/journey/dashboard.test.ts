import { describe, expect, it } from 'vitest';
import type { JourneyEvent, Toast } from '#machines/journey/events.ts';
import type { JourneyFacts } from '#machines/journey/facts.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { journeyAt, SIGNED_AT } from '#test/support/journeyAt.ts';
import { contractSigned, READYING, SUBMIT, TICK, typed } from './contractSamples.ts';
import { answeredJourney, journeyAfter, SIGNED_OUT } from './samples.ts';

describe('The set-up and the repayment screen', () => {
  it('show the next payment and where the extension is (R13.1, R13.3)', () => {
    expect(viewDashboard(journeyAt('/dashboard').snapshot())).toEqual({
      nextPayment: { daysLeft: 14, date: '2026-12-05' },
      extensionUrl: '/downloads/creator-cash-advance-extension.zip',
      contract: null,
    });
  });

  it('show the account, the next payment and the renewal as of today (R13.1, R13.4, R13.5)', () => {
    const journey = journeyAt('/dashboard-established', { today: '2026-11-30' });
    const payment = { amountDollars: 475, status: 'completed' };
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

  const extension: Toast = { kind: 'info', key: 'downloadStarted', download: 'extension' };
  it.each<[string, string, readonly JourneyEvent[], string, readonly Toast[]]>([
    [
      'say once that the bank connection has begun, which leads on (R13.2)',
      '/dashboard',
      [{ type: 'bank.connectRequested' }],
      '/dashboard-established',
      [{ kind: 'success', key: 'bankConnectionInitiated' }],
    ],
    [
      'have no bank to connect twice (R13.2)',
      '/dashboard-established',
      [{ type: 'bank.connectRequested' }],
      '/dashboard-established',
      [],
    ],
    [
      'say once for each download of the extension that it has started (R13.3)',
      '/dashboard',
      [{ type: 'extension.downloaded' }, { type: 'extension.downloaded' }],
      '/dashboard',
      [extension, extension],
    ],
    [
      'say once for each download of the history that it has started (R13.4)',
      '/dashboard-established',
      [{ type: 'repayment.historyDownloaded' }],
      '/dashboard-established',
      [{ kind: 'info', key: 'downloadStarted', download: 'paymentHistory' }],
    ],
  ])('%s', (_what, path, events, arrival, toasts) => {
    const journey = journeyAfter(path, events);
    expect([journey.path(), journey.toasts]).toEqual([arrival, toasts]);
  });
});

describe('The signed contract on both screens', () => {
  const contracts = ({ snapshot }: ReturnType<typeof journeyAt>) => [
    viewDashboard(snapshot()).contract,
    viewDashboardEstablished(snapshot()).contract,
  ];

  it('is named by its id, its signer without the spaces round the name, its time and its terms (R8.1, R12.4, R12.5)', async () => {
    const journey = await answeredJourney('/contract', [TICK, typed('  Ada Lovelace '), SUBMIT]);
    const contract = { documentId: 'CCA-123456', signature: 'Ada Lovelace', signedAt: SIGNED_AT, terms: null };
    expect(contracts(journey)).toEqual([contract, contract]);
    const chosen = await contractSigned([{ type: 'offers.selected', offerId: '3-month' }]);
    const terms = viewOffers(chosen.snapshot()).offers[0];
    expect(contracts(chosen).map((each) => each?.terms)).toEqual([terms, terms]);
  });

  it('is none that is not signed, whose id did not come back, or whose creator has gone (R2.4, R12.8, R15.1)', async () => {
    const unsigned = await answeredJourney('/contract', READYING);
    const gone = await contractSigned();
    const kept: JourneyFacts = { ...viewFacts(gone.snapshot()), documentId: null };
    gone.send(SIGNED_OUT);
    expect([unsigned, journeyAt('/dashboard', { kept }), gone].map(contracts)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
});
