import { describe, expect, it } from 'vitest';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { journeyAt, startJourney, type TestJourney } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';

const DAY_MS = 60_000;
const days = (journey: TestJourney) => viewDashboard(journey.snapshot()).nextPayment.daysLeft;

describe('When in countdown.waiting', () => {
  it('waits until set-up or repayment is first seen, for as long as it takes (R13.1)', () => {
    const journey = startJourney();
    journey.clock.increment(20 * DAY_MS);
    expect({ state: journey.where().countdown, countdownMs: journey.context().countdownMs }).toEqual({
      state: 'waiting',
      countdownMs: 0,
    });
  });

  it.each(['/dashboard', '/dashboard-established'])('begins at 14 days when %s is opened (R13.1)', (path) => {
    const journey = journeyAt(path);
    expect(journey.where().countdown).toBe('counting');
    expect(viewDashboard(journey.snapshot()).nextPayment).toEqual({ daysLeft: 14, date: '2026-12-05' });
  });

  it('takes no news of time (R13.1)', () => {
    expectRefused(startJourney(), { type: 'countdown.advanced', elapsedMs: DAY_MS });
  });
});

describe('When in countdown.counting', () => {
  it('loses one day each minute, not a millisecond before (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(59_990);
    journey.advance(9);
    const before = days(journey);
    journey.advance(1);
    expect([before, days(journey)]).toEqual([14, 13]);
  });

  it('moves the date of the payment with the days (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(3 * DAY_MS);
    expect(viewDashboard(journey.snapshot()).nextPayment).toEqual({ daysLeft: 11, date: '2026-12-02' });
  });

  it('is one clock for both screens (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(DAY_MS / 2);
    journey.send({ type: 'bank.connectRequested' });
    journey.clock.increment(DAY_MS / 2);
    const shown = [
      viewDashboard(journey.snapshot()).nextPayment,
      viewDashboardEstablished(journey.snapshot()).nextPayment,
    ];
    const next = { daysLeft: 13, date: '2026-12-04' };
    expect(shown).toEqual([next, next]);
  });

  it('goes on beside other screens (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.open('/');
    journey.clock.increment(2 * DAY_MS);
    journey.open('/dashboard');
    expect(days(journey)).toBe(12);
  });

  it('never goes back in time (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.send({ type: 'countdown.advanced', elapsedMs: 2 * DAY_MS });
    journey.send({ type: 'countdown.advanced', elapsedMs: DAY_MS });
    expect(days(journey)).toBe(12);
  });

  it('catches up in one step after a long sleep (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(13 * DAY_MS);
    expect({ days: days(journey), state: journey.where().countdown }).toEqual({ days: 1, state: 'counting' });
  });
});

describe('When in countdown.due', () => {
  it('is reached after 14 minutes and never goes below 0 (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    for (let day = 0; day < 14; day += 1) journey.clock.increment(DAY_MS);
    const atEnd = { days: days(journey), state: journey.where().countdown };
    journey.clock.increment(100 * DAY_MS);
    expect([atEnd, { days: days(journey), state: journey.where().countdown }]).toEqual([
      { days: 0, state: 'due' },
      { days: 0, state: 'due' },
    ]);
  });

  it('takes no more news of time (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(14 * DAY_MS);
    expectRefused(journey, { type: 'countdown.advanced', elapsedMs: 15 * DAY_MS });
  });

  it('says that the payment is due today (R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(14 * DAY_MS);
    expect(viewDashboard(journey.snapshot()).nextPayment).toEqual({ daysLeft: 0, date: '2026-11-21' });
  });
});

describe('When the creator signs out', () => {
  it.each([
    ['here', { type: 'session.signedOut' }],
    [
      'in another tab',
      {
        type: 'session.changedElsewhere',
        session: { isAuthenticated: false, isPatreonConnected: false, user: null },
      },
    ],
  ] as const)('%s the countdown is put back to 14 days and waits (R2.4, R13.1)', (_where, event) => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(5 * DAY_MS);
    journey.send(event);
    journey.clock.increment(5 * DAY_MS);
    expect({ days: days(journey), state: journey.where().countdown }).toEqual({ days: 14, state: 'waiting' });
  });

  it('a payment that is due is put back as well (R2.4, R13.1)', () => {
    const journey = journeyAt('/dashboard');
    journey.clock.increment(14 * DAY_MS);
    journey.send({ type: 'session.signedOut' });
    expect({ days: days(journey), state: journey.where().countdown }).toEqual({ days: 14, state: 'waiting' });
  });
});
