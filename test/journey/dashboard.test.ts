import { describe, expect, it } from 'vitest';
import { repaymentOn } from '#machines/domain/repayment.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { journeyAt, SIGNED_AT, type TestJourney } from '#test/support/journeyAt.ts';
import { choose, COMPLETING } from './businessSamples.ts';
import { contractSigned, READYING, SIGNING, SUBMIT, TICK, typed } from './contractSamples.ts';
import { answeredJourney, downloading, journeyAfter, opened, says, select, SIGNED_OUT } from './samples.ts';

const REPAYMENT = '/dashboard-established';
const SOLE = choose('sole-proprietorship');

describe('The set-up and the repayment screen', () => {
  it('show the next payment (R13.1)', () => {
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

  it('show the account, the next payment and the renewal as of today, whichever day it was at first (R13.1, R13.4, R13.5)', () => {
    const today = '2026-11-30';
    const journey = journeyAfter(REPAYMENT, [{ type: 'day.changed', today }]);
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

  const CONNECT: JourneyEvent = { type: 'bank.connectRequested' };
  const EXTENSION: JourneyEvent = { type: 'extension.downloaded' };
  const CALENDAR: JourneyEvent = { type: 'payment.calendarDownloaded' };
  const UNSIGNED = [select('3-month'), opened('/dashboard'), CALENDAR];
  const saved = downloading('extension');
  it.each<[string, string, readonly JourneyEvent[], string, readonly object[]]>([
    ['the bank connection (R13.2)', '/dashboard', [CONNECT], REPAYMENT, says('success', 'bankConnectionInitiated')],
    ['no second bank connection (R13.2)', REPAYMENT, [CONNECT], REPAYMENT, []],
    ['each download of the extension (R13.3)', '/dashboard', [EXTENSION, EXTENSION], '/dashboard', [saved, saved]],
    ['no payment for a calendar where none is owed (R16.2, R18.4)', '/dashboard', [CALENDAR], '/dashboard', []],
    ['no payment of what is not signed (R16.2, R18.4)', '/offers', UNSIGNED, '/dashboard', []],
  ])('tell once of %s', (_what, path, events, arrival, toasts) => {
    const journey = journeyAfter(path, events);
    expect([journey.path(), journey.toasts]).toEqual([arrival, toasts]);
  });
});

it('The bank connection is remembered, also after a reload, once it has begun (R13.2, R15.1)', () => {
  const journey = journeyAfter('/dashboard', [{ type: 'bank.connectRequested' }]);
  const saved = viewSavedJourney(journey.snapshot());
  const statuses = [journey, journeyAt('/dashboard', { saved })].map(
    ({ snapshot }) => viewDashboard(snapshot()).bankStatus,
  );
  expect(statuses).toEqual(['started', 'started']);
});

describe('The signed contract on both screens', () => {
  const contracts = ({ snapshot }: TestJourney) =>
    [viewDashboard, viewDashboardEstablished].map((view) => view(snapshot()).contract);

  it('is named by its id, its signer without the spaces round the name, its time and its terms (R8.1, R12.4, R12.5)', async () => {
    const journey = await answeredJourney('/contract', [TICK, typed('  Ada Lovelace '), SUBMIT]);
    const contract = { documentId: 'CCA-123456', signature: 'Ada Lovelace', signedAt: SIGNED_AT, terms: null };
    expect(contracts(journey)).toEqual([contract, contract]);
    const chosen = await contractSigned([select('3-month')]);
    const terms = viewOffers(chosen.snapshot()).offers[0];
    expect(contracts(chosen).map((each) => each?.terms)).toEqual([terms, terms]);
  });

  it('dates the advance the same on both screens, and says whether something is still missing (R14.3, R16.4)', async () => {
    const shownAfter = async (events: readonly JourneyEvent[]) => {
      const signing = [opened('/offers'), select('3-month'), ...SIGNING];
      const snapshot = (await answeredJourney('/entity-details', [...events, ...signing])).snapshot();
      const { funds, isComplete } = viewDashboardEstablished(snapshot);
      expect(funds).toEqual(viewDashboard(snapshot).timeline?.funds);
      return isComplete;
    };
    expect([await shownAfter([]), await shownAfter(COMPLETING)]).toEqual([false, true]);
  });

  it.each<[string, readonly JourneyEvent[], string, number]>([
    ['a bank next and has its payment in a calendar, with an offer', [select('3-month')], 'next', 1],
    ['no bank and has no payment, without an offer', [], 'unneeded', 0],
    [
      'no bank and has no payment, not to be funded',
      [select('3-month'), opened('/entity-details'), SOLE],
      'unneeded',
      0,
    ],
  ])('needs %s (R13.2, R16.1, R16.2, R18.4)', async (_what, events, bankStatus, toasts) => {
    const journey = await contractSigned(events);
    journey.open('/dashboard');
    const before = journey.toasts.length;
    journey.send({ type: 'payment.calendarDownloaded' });
    expect([viewDashboard(journey.snapshot()).bankStatus, journey.toasts.slice(before)]).toEqual([
      bankStatus,
      Array.from({ length: toasts }, () => downloading('calendar')),
    ]);
  });

  it('is none that is not signed, whose id did not come back, or whose creator has gone (R2.4, R12.8, R15.1)', async () => {
    const unsigned = await answeredJourney('/contract', READYING);
    const gone = await contractSigned();
    const saved: SavedJourney = { ...viewSavedJourney(gone.snapshot()), documentId: null };
    gone.send(SIGNED_OUT);
    const shown = [unsigned, journeyAt('/dashboard', { saved: saved }), gone].flatMap(contracts);
    expect(shown).toEqual(shown.map(() => null));
  });
});
