import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { viewConnectPatreon } from '#machines/journey/views/viewConnectPatreon.ts';
import { type FakeOutside, journeyAt } from '#test/support/journeyAt.ts';
import { CONNECTED, expectRefused, UNCONNECTED_SESSION } from './samples.ts';

const SUBMITTED: JourneyEvent = { type: 'patreon.submitted', email: 'ada@example.com', secretId: 'secret-1' };
const SILENT: Partial<FakeOutside> = { connectPatreon: 'never' };
const REFUSES: Partial<FakeOutside> = { connectPatreon: { resolve: { isConnected: false } } };
const FAILS: Partial<FakeOutside> = { connectPatreon: { reject: new Error('down') } };

const at = (outside: Partial<FakeOutside> = {}) =>
  journeyAt('/connect-patreon', { session: UNCONNECTED_SESSION, outside });

const submittedWith = async (outside: Partial<FakeOutside>) => {
  const journey = at(outside);
  journey.send(SUBMITTED);
  await journey.settle();
  return journey;
};

describe('When in connectPatreon.disconnected', () => {
  it('shows the form (R5.2)', () => {
    const journey = at();
    expect(journey.where().screen).toEqual({ connectPatreon: 'disconnected' });
    expect(viewConnectPatreon(journey.snapshot())).toEqual({ isBusy: false, isConnected: false, problem: null });
  });

  it('does not go on before Patreon is connected (R1.4)', () => {
    expectRefused(at(), { type: 'patreon.continued' });
  });

  it('goes on without connecting again when Patreon is connected already (R1.5)', () => {
    const journey = journeyAt('/connect-patreon', { session: DEMO_SESSION });
    expect(viewConnectPatreon(journey.snapshot()).isConnected).toBe(true);
    journey.send({ type: 'patreon.continued' });
    expect(journey.path()).toBe('/connect-additional-accounts');
  });

  it('may go on as soon as another tab has connected (R2.1)', () => {
    const journey = at();
    journey.send({ type: 'session.changedElsewhere', session: DEMO_SESSION });
    expect(viewConnectPatreon(journey.snapshot()).isConnected).toBe(true);
  });
});

describe('When in connectPatreon.connecting', () => {
  it('is busy, and sending again is refused (R5.2)', () => {
    const journey = at(SILENT);
    journey.send(SUBMITTED);
    expect(journey.where().screen).toEqual({ connectPatreon: 'connecting' });
    expect(viewConnectPatreon(journey.snapshot())).toEqual({ isBusy: true, isConnected: false, problem: null });
    expectRefused(journey, SUBMITTED);
  });

  it('connects, says so once and goes to the additional accounts (R5.3)', async () => {
    const journey = await submittedWith({});
    expect(journey.where()).toEqual({
      session: CONNECTED,
      screen: { connectAdditionalAccounts: { shopify: 'disconnected', youtube: 'disconnected' } },
      countdown: 'waiting',
    });
    expect(journey.toasts).toEqual([{ kind: 'success', key: 'patreonConnected' }]);
  });

  it('connects nothing once the screen was left (R5.3)', async () => {
    const journey = at();
    journey.send(SUBMITTED);
    journey.open('/select-platform');
    await journey.settle();
    expect(journey.where()).toEqual({
      session: { signedIn: 'patreonDisconnected' },
      screen: 'selectPlatform',
      countdown: 'waiting',
    });
    expect(journey.toasts).toEqual([]);
  });

  it('connects nothing once another tab has signed out (R2.4)', async () => {
    const journey = at();
    journey.send(SUBMITTED);
    journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
    await journey.settle();
    expect(journey.where()).toEqual({ session: 'guest', screen: { signIn: 'entering' }, countdown: 'waiting' });
    expect(journey.toasts).toEqual([]);
  });
});

describe('When in connectPatreon.refused', () => {
  it('is not connected, told so once, and can be sent again (R5.4)', async () => {
    const journey = await submittedWith(REFUSES);
    expect(journey.where().screen).toEqual({ connectPatreon: 'refused' });
    expect(journey.toasts).toEqual([{ kind: 'error', key: 'patreonRefused' }]);
    expect(viewConnectPatreon(journey.snapshot())).toEqual({
      isBusy: false,
      isConnected: false,
      problem: 'patreonRefused',
    });
    journey.send(SUBMITTED);
    expect(viewConnectPatreon(journey.snapshot()).isBusy).toBe(true);
  });
});

describe('When in connectPatreon.failed', () => {
  it('is not connected, told once that something went wrong, and can be sent again (R5.4)', async () => {
    const journey = await submittedWith(FAILS);
    expect(journey.where().screen).toEqual({ connectPatreon: 'failed' });
    expect(journey.toasts).toEqual([{ kind: 'error', key: 'somethingWentWrong' }]);
    expect(viewConnectPatreon(journey.snapshot()).problem).toBe('somethingWentWrong');
    journey.send(SUBMITTED);
    expect(viewConnectPatreon(journey.snapshot()).isBusy).toBe(true);
  });
});
