import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { journeyAfter, opened } from './samples.ts';

const DAY_MS = 60_000;
const advanced = (days: number): JourneyEvent => ({ type: 'countdown.advanced', elapsedMs: days * DAY_MS });

describe('The days to the next payment', () => {
  it.each<[string, string, readonly JourneyEvent[], string, number]>([
    ['wait until set-up or repayment is first seen (R13.1)', '/', [advanced(1)], 'waiting', 14],
    ['begin with set-up (R13.1)', '/dashboard', [], 'counting', 14],
    ['begin with repayment (R13.1)', '/dashboard-established', [], 'counting', 14],
    ['go on beside other screens (R13.1)', '/dashboard', [opened('/'), advanced(2)], 'counting', 12],
    ['never go back in time (R13.1)', '/dashboard', [advanced(2), advanced(1)], 'counting', 12],
    ['count to the last one (R13.1)', '/dashboard', [advanced(13.9)], 'counting', 1],
    ['are over then (R13.1)', '/dashboard', [advanced(14)], 'due', 0],
    ['never go below 0 (R13.1)', '/dashboard', [advanced(13), advanced(90), advanced(100)], 'due', 0],
  ])('%s', (_what, path, events, state, days) => {
    const journey = journeyAfter(path, events);
    const { remainingDays } = viewDashboard(journey.snapshot()).nextPayment;
    expect([journey.where().countdown, remainingDays]).toEqual([state, days]);
  });

  it('lose one each minute, not a millisecond before, up to the same date, on one clock for both screens (R13.1, R16.4)', () => {
    const journey = journeyAt('/dashboard');
    const next = () =>
      [viewDashboard, viewDashboardEstablished].map((view) => {
        const { remainingDays, date } = view(journey.snapshot()).nextPayment;
        return `${remainingDays}, ${date}`;
      });
    journey.clock.increment(DAY_MS - 10);
    journey.send({ type: 'bank.connectRequested' });
    journey.advance(9);
    const before = next();
    journey.advance(1);
    expect([...before, ...next()]).toEqual(['14, 2026-12-05', '14, 2026-12-05', '13, 2026-12-05', '13, 2026-12-05']);
  });

  it('end today at the earliest, however long ago the contract was signed (R13.1, R16.4)', () => {
    const times = { openedAt: null, readAt: null, agreedAt: null, signedAt: '2026-10-01T09:00:00.000Z' };
    const saved = { ...NOTHING_TYPED, documentId: 'CCA-1', isContractSigned: true, contractTimes: times };
    const { nextPayment } = viewDashboard(
      journeyAt('/dashboard', { saved: { ...saved, countdownMs: 14 * DAY_MS } }).snapshot(),
    );
    expect(nextPayment).toEqual({ remainingDays: 0, date: '2026-11-21', dollars: null, demoDay: null });
  });

  it('catch up in one step after a long sleep, until the payment is due today (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    const days = [13, 1, 100].map((slept) => {
      journey.clock.increment(slept * DAY_MS);
      return viewDashboard(journey.snapshot()).nextPayment;
    });
    const due = (remainingDays: number, demoDay: string) => ({
      remainingDays,
      date: '2026-12-05',
      dollars: null,
      demoDay,
    });
    expect(days).toEqual([due(1, '2026-12-04'), due(0, '2026-12-05'), due(0, '2026-12-05')]);
  });

  it.each([
    ['that had not begun wait', 0, 'waiting'],
    ['that had begun go on beside every screen', DAY_MS, 'counting'],
    ['that ran out meanwhile are over', 14 * DAY_MS, 'due'],
  ])('%s after a reload (R13.1, R15.1)', (_what, countdownMs, state) => {
    const journey = journeyAt('/offers', { saved: { ...NOTHING_TYPED, countdownMs, isCounting: true } });
    const { isCounting } = viewSavedJourney(journey.snapshot());
    expect([journey.where().countdown, isCounting]).toEqual([state, state === 'counting']);
  });
});
