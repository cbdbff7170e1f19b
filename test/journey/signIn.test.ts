import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { viewSignIn } from '#machines/journey/views/viewSignIn.ts';
import { type FakeOutside, journeyAt } from '#test/support/journeyAt.ts';
import { CONNECTED, expectRefused, UNCONNECTED_SESSION } from './samples.ts';

const SUBMITTED: JourneyEvent = {
  type: 'signIn.submitted',
  email: 'demo@example.com',
  secretId: 'secret-1',
  isRemembered: false,
};
const REFUSES: Partial<FakeOutside> = { signIn: { resolve: { user: null } } };
const FAILS: Partial<FakeOutside> = { signIn: { reject: new Error('down') } };
const SILENT: Partial<FakeOutside> = { signIn: 'never' };

const guestAt = (outside: Partial<FakeOutside> = {}) => journeyAt('/signin', { session: GUEST_SESSION, outside });

const submittedWith = async (outside: Partial<FakeOutside>) => {
  const journey = guestAt(outside);
  journey.send(SUBMITTED);
  await journey.settle();
  return journey;
};

describe('When in signIn.entering', () => {
  it('shows the form, names the demo address and has no problem (R4.1)', () => {
    const journey = guestAt();
    expect(journey.where().screen).toEqual({ signIn: 'entering' });
    expect(viewSignIn(journey.snapshot())).toEqual({ isBusy: false, problem: null, demoEmail: 'demo@example.com' });
  });

  it.each([true, false])('remembers whether to keep what is typed beyond the tab: %s (R4.1, R15.2)', (isRemembered) => {
    const journey = guestAt(SILENT);
    journey.send({ ...SUBMITTED, isRemembered });
    expect(journey.context().isRemembered).toBe(isRemembered);
  });

  it('checks the credentials when the form is sent (R4.1, R4.2)', () => {
    const journey = guestAt(SILENT);
    journey.send(SUBMITTED);
    expect(journey.where().screen).toEqual({ signIn: 'submitting' });
  });

  it('goes on to the choice of platform when another tab signs in (R2.1)', () => {
    const journey = guestAt();
    journey.send({ type: 'session.changedElsewhere', session: UNCONNECTED_SESSION });
    expect(journey.where()).toEqual({
      session: { signedIn: 'patreonDisconnected' },
      screen: 'selectPlatform',
      countdown: 'waiting',
    });
  });
});

describe('When in signIn.submitting', () => {
  it('is busy, and sending again is refused (R4.2)', () => {
    const journey = guestAt(SILENT);
    journey.send(SUBMITTED);
    expect(viewSignIn(journey.snapshot())).toEqual({ isBusy: true, problem: null, demoEmail: 'demo@example.com' });
    expectRefused(journey, SUBMITTED);
  });

  it('signs in, says so once and goes to the choice of platform (R4.3)', async () => {
    const journey = await submittedWith({});
    expect(journey.where()).toEqual({
      session: { signedIn: 'patreonDisconnected' },
      screen: 'selectPlatform',
      countdown: 'waiting',
    });
    expect(journey.context().user).toEqual(DEMO_USER);
    expect(journey.toasts).toEqual([{ kind: 'success', key: 'signedIn' }]);
  });

  it('keeps a Patreon connection when a connected creator signs in again (R4.3)', async () => {
    const journey = journeyAt('/signin', { session: DEMO_SESSION });
    journey.send(SUBMITTED);
    await journey.settle();
    expect(journey.where()).toEqual({ session: CONNECTED, screen: 'selectPlatform', countdown: 'waiting' });
  });

  it('forgets why the visitor was sent here once signed in (R1.3)', async () => {
    const journey = journeyAt('/offers', { session: GUEST_SESSION });
    journey.send(SUBMITTED);
    await journey.settle();
    expect({ path: journey.path(), notice: journey.context().redirectNotice }).toEqual({
      path: '/select-platform',
      notice: null,
    });
  });

  it('signs nobody in once the screen was left (R4.3)', async () => {
    const journey = guestAt();
    journey.send(SUBMITTED);
    journey.open('/');
    await journey.settle();
    expect(journey.where()).toEqual({ session: 'guest', screen: { landing: 'threeMonths' }, countdown: 'waiting' });
    expect(journey.toasts).toEqual([]);
  });

  it('goes on when the same address is opened (R1.7)', async () => {
    const journey = guestAt();
    journey.send(SUBMITTED);
    journey.open('/signin');
    await journey.settle();
    expect(journey.where().screen).toBe('selectPlatform');
  });
});

describe('When in signIn.refused', () => {
  it('is a guest still, told once what would be accepted (R4.4)', async () => {
    const journey = await submittedWith(REFUSES);
    expect(journey.where()).toEqual({ session: 'guest', screen: { signIn: 'refused' }, countdown: 'waiting' });
    expect(journey.toasts).toEqual([{ kind: 'error', key: 'invalidCredentials' }]);
    expect(viewSignIn(journey.snapshot())).toEqual({
      isBusy: false,
      problem: 'invalidCredentials',
      demoEmail: 'demo@example.com',
    });
  });

  it('can be sent again (R4.4)', async () => {
    const journey = await submittedWith(REFUSES);
    journey.send(SUBMITTED);
    expect(viewSignIn(journey.snapshot()).isBusy).toBe(true);
  });
});

describe('When in signIn.failed', () => {
  it('is a guest still, told once that something went wrong (R4.5)', async () => {
    const journey = await submittedWith(FAILS);
    expect(journey.where()).toEqual({ session: 'guest', screen: { signIn: 'failed' }, countdown: 'waiting' });
    expect(journey.toasts).toEqual([{ kind: 'error', key: 'somethingWentWrong' }]);
    expect(viewSignIn(journey.snapshot()).problem).toBe('somethingWentWrong');
  });

  it('can be sent again (R4.5)', async () => {
    const journey = await submittedWith(FAILS);
    journey.send(SUBMITTED);
    expect(viewSignIn(journey.snapshot())).toEqual({ isBusy: true, problem: null, demoEmail: 'demo@example.com' });
  });
});
