import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { blankJourney, DEFAULT_POLICY } from '#machines/journey/context.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { journeyAt, startJourney, TODAY } from '#test/support/journeyAt.ts';
import { expectRefused, UNCONNECTED_SESSION } from './samples.ts';

const ADA = { email: 'ada@example.com', name: 'Ada' };

describe('When a session is found', () => {
  it.each<[string, Session, ReturnType<typeof viewSession>, unknown]>([
    ['signed in and connected (R2.2)', DEMO_SESSION, DEMO_SESSION, { signedIn: 'patreonConnected' }],
    ['signed in (R2.3)', UNCONNECTED_SESSION, UNCONNECTED_SESSION, { signedIn: 'patreonDisconnected' }],
    ['nobody (R2.3, R2.5)', GUEST_SESSION, GUEST_SESSION, 'guest'],
    [
      'a connection without a sign-in (R2.3)',
      { isAuthenticated: false, isPatreonConnected: true, user: null },
      GUEST_SESSION,
      'guest',
    ],
  ])('takes it up: %s', (_what, session, view, state) => {
    const journey = startJourney({ session });
    expect(journey.where()).toEqual({ session: state, screen: { landing: 'threeMonths' }, countdown: 'waiting' });
    expect(viewSession(journey.snapshot())).toEqual(view);
  });
});

describe('When in session.guest', () => {
  const guest = () => startJourney({ session: GUEST_SESSION });

  it('signs in without a Patreon connection (R4.3, R2.1)', () => {
    const journey = guest();
    journey.send({ type: 'session.signedIn', user: ADA });
    expect(viewSession(journey.snapshot())).toEqual({ isAuthenticated: true, isPatreonConnected: false, user: ADA });
  });

  it.each([
    { isAuthenticated: true, isPatreonConnected: false, user: ADA },
    { isAuthenticated: true, isPatreonConnected: true, user: ADA },
  ])('follows another tab that signed in: %j (R2.1)', (session) => {
    const journey = guest();
    journey.send({ type: 'session.changedElsewhere', session });
    expect(viewSession(journey.snapshot())).toEqual(session);
  });

  it('connects no Patreon account (R1.4)', () => {
    expectRefused(guest(), { type: 'session.patreonConnected' });
  });

  it('has nothing to forget when signing out (R2.4)', () => {
    const journey = guest();
    journey.send({ type: 'session.signedOut' });
    expect(journey.where()).toEqual({
      session: 'guest',
      screen: { landing: 'threeMonths' },
      countdown: 'waiting',
    });
    expect(journey.emitted).toEqual([]);
  });

  it('stays a guest when another tab signs out (R2.4)', () => {
    const journey = guest();
    journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
    expect(viewSession(journey.snapshot())).toEqual(GUEST_SESSION);
    expect(journey.emitted).toEqual([]);
  });
});

describe('When in session.signedIn.patreonDisconnected', () => {
  it('becomes connected when Patreon is connected (R5.3)', () => {
    const journey = startJourney({ session: UNCONNECTED_SESSION });
    journey.send({ type: 'session.patreonConnected' });
    expect(viewSession(journey.snapshot())).toEqual(DEMO_SESSION);
  });

  it('becomes connected when another tab connects (R2.1)', () => {
    const journey = startJourney({ session: UNCONNECTED_SESSION });
    journey.send({ type: 'session.changedElsewhere', session: DEMO_SESSION });
    expect(viewSession(journey.snapshot())).toEqual(DEMO_SESSION);
  });
});

describe('When in session.signedIn.patreonConnected', () => {
  it('keeps the connection when the creator signs in again (R4.3)', () => {
    const journey = startJourney();
    const user = { ...DEMO_USER, name: 'Renamed Creator' };
    journey.send({ type: 'session.signedIn', user });
    expect(viewSession(journey.snapshot())).toEqual({ isAuthenticated: true, isPatreonConnected: true, user });
  });

  it('hands nothing of one creator to another who signs in after them (R2.4, R4.3)', () => {
    const journey = journeyAt('/entity-details');
    journey.send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
    journey.send({ type: 'session.signedIn', user: ADA });
    expect(viewSession(journey.snapshot())).toEqual({ isAuthenticated: true, isPatreonConnected: false, user: ADA });
    expect(journey.context().business.ein).toBe('');
    expect(journey.emitted).toContainEqual({ type: 'journey.forgotten' });
  });

  it('follows another tab to a session without a connection (R2.1)', () => {
    const journey = startJourney();
    journey.send({ type: 'session.changedElsewhere', session: UNCONNECTED_SESSION });
    expect(viewSession(journey.snapshot())).toEqual(UNCONNECTED_SESSION);
  });

  it('is not connected a second time', () => {
    expectRefused(startJourney(), { type: 'session.patreonConnected' });
  });

  it('forgets both flags, the user and everything typed when signing out, and says so once (R2.4)', () => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'offers.selected', offerId: '6-month' });
    journey.send({ type: 'offers.continued' });
    journey.send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
    journey.send({ type: 'business.authorizationChanged', isGiven: true });
    journey.send({ type: 'session.signedOut' });
    expect(viewSession(journey.snapshot())).toEqual(GUEST_SESSION);
    expect(journey.context()).toEqual({
      ...blankJourney(),
      today: TODAY,
      policy: DEFAULT_POLICY,
      foundSession: DEMO_SESSION,
      user: null,
    });
    expect(journey.emitted).toEqual([{ type: 'journey.forgotten' }]);
  });

  it('forgets everything typed when another tab signs out, and says so once (R2.4)', () => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'offers.selected', offerId: '6-month' });
    journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
    expect(viewSession(journey.snapshot())).toEqual(GUEST_SESSION);
    expect({ offerId: journey.context().offerId, user: journey.context().user }).toEqual({ offerId: null, user: null });
    expect(journey.emitted).toEqual([{ type: 'journey.forgotten' }]);
  });

  it('is the demo user named by the specification (R2.2)', () => {
    expect(DEMO_USER).toEqual({ email: 'demo@example.com', name: 'Demo Creator' });
  });
});

describe('A session that names no creator', () => {
  const NAMELESS: Session = { isAuthenticated: true, isPatreonConnected: true, user: null };

  it.each<[string, Session, Session]>([
    ['of another tab', DEMO_SESSION, NAMELESS],
    ['found at load', NAMELESS, DEMO_SESSION],
  ])('%s is taken for that of somebody else, and the journey goes on (R2.3, R2.4)', (_where, session, elsewhere) => {
    const journey = journeyAt('/offers', { session });
    journey.send({ type: 'offers.selected', offerId: '3-month' });
    journey.send({ type: 'session.changedElsewhere', session: elsewhere });
    const { status, context } = journey.snapshot();
    expect({ status, offerId: context.offerId, user: context.user }).toEqual({
      status: 'active',
      offerId: null,
      user: elsewhere.user,
    });
  });
});
