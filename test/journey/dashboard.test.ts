import { describe, expect, it } from 'vitest';
import { repaymentOn } from '#machines/domain/repayment.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { downloadToast, journeyAfter, visit, singleToast } from './samples.ts';

describe('Dashboards', () => {
  it('show the setup before signing (R13.1)', () => {
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
      projection: null,
      schedule: null,
    });
  });

  it('remember the bank connection after a reload (R13.2, R15.1)', () => {
    const connect: JourneyEvent = { type: 'bank.connectRequested' };
    const journey = journeyAfter('/dashboard', [connect, connect]);
    expect(journey.path()).toBe('/dashboard-established');
    expect(journey.toasts).toEqual(singleToast('success', 'bankConnectionInitiated'));
    const { snapshot } = journeyAt('/dashboard', { saved: viewSavedJourney(journey.snapshot()) });
    expect(viewDashboard(snapshot()).bankStatus).toBe('started');
  });

  it('report a download of the extension (R13.3)', () => {
    expect(journeyAfter('/dashboard', [{ type: 'extension.downloaded' }]).toasts).toEqual([downloadToast('extension')]);
  });
});

const DAY_MS = 60_000;
const advanceDays = (days: number): JourneyEvent => ({ type: 'countdown.advanced', elapsedMs: days * DAY_MS });

describe('Countdown to the next payment', () => {
  it.each<[string, string, readonly JourneyEvent[], string, number]>([
    ['waits until a dashboard is opened', '/', [advanceDays(1)], 'waiting', 14],
    ['starts on the repayment dashboard', '/dashboard-established', [], 'counting', 14],
    ['continues on other screens', '/dashboard', [visit('/'), advanceDays(2)], 'counting', 12],
    ['never runs backward', '/dashboard', [advanceDays(2), advanceDays(1)], 'counting', 12],
    ['ends after 14 days', '/dashboard', [advanceDays(14)], 'due', 0],
    ['never goes below 0', '/dashboard', [advanceDays(13), advanceDays(90), advanceDays(100)], 'due', 0],
  ])('%s (R13.1)', (_what, path, events, countdown, remainingDays) => {
    const journey = journeyAfter(path, events);
    expect(journey.stateValue().countdown).toBe(countdown);
    expect(viewDashboard(journey.snapshot()).nextPayment.remainingDays).toBe(remainingDays);
  });

  it('loses a day each minute, even while the device sleeps (R13.1, R16.4)', () => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(DAY_MS - 10);
    journey.advance(9);
    expect(viewDashboard(journey.snapshot()).nextPayment.remainingDays).toBe(14);
    journey.advance(1);
    const nextPayment = { remainingDays: 13, date: '2026-12-05', dollars: null, demoDay: '2026-11-22' };
    expect(viewDashboard(journey.snapshot()).nextPayment).toEqual(nextPayment);
    expect(viewDashboardEstablished(journey.snapshot()).nextPayment).toEqual(nextPayment);
    journey.clock.increment(114 * DAY_MS);
    expect(viewDashboard(journey.snapshot()).nextPayment).toMatchObject({ remainingDays: 0, demoDay: '2026-12-05' });
  });

  it('never shows a past payment date, even for an old contract (R13.1, R16.4)', () => {
    const contractTimes = { openedAt: null, readAt: null, agreedAt: null, signedAt: '2026-10-01T09:00:00.000Z' };
    const saved = { ...NOTHING_TYPED, documentId: 'CCA-1', isContractSigned: true, contractTimes };
    const { snapshot } = journeyAt('/dashboard', { saved: { ...saved, countdownMs: 14 * DAY_MS } });
    const nextPayment = { remainingDays: 0, date: '2026-11-21', dollars: null, demoDay: null };
    expect(viewDashboard(snapshot()).nextPayment).toEqual(nextPayment);
  });

  it.each([
    ['continues if it started', DAY_MS, 'counting'],
    ['is due if it ran out', 14 * DAY_MS, 'due'],
  ])('%s before a reload (R13.1, R15.1)', (_what, countdownMs, countdown) => {
    const journey = journeyAt('/offers', { saved: { ...NOTHING_TYPED, countdownMs, isCounting: true } });
    expect(journey.stateValue().countdown).toBe(countdown);
  });
});
