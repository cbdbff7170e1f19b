import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { viewFrame } from '#machines/journey/views/viewFrame.ts';
import { journeyAt, startJourney } from '#test/support/journeyAt.ts';
import { CONNECTED, UNCONNECTED_SESSION } from './samples.ts';

const FOR_ANYONE = ['/', '/signin'];
const FOR_SIGNED_IN = ['/select-platform', '/connect-patreon'];
const FOR_CONNECTED = [
  '/connect-additional-accounts',
  '/processing',
  '/offers',
  '/entity-details',
  '/sign-irs-form',
  '/business-verification',
  '/contract',
  '/dashboard',
  '/dashboard-established',
];
const PROTECTED = [...FOR_SIGNED_IN, ...FOR_CONNECTED];
const EVERY_PATH = [...FOR_ANYONE, ...PROTECTED];

const itself = (paths: string[]) => paths.map((path): [string, string] => [path, path]);
const all = (paths: string[], to: string) => paths.map((path): [string, string] => [path, to]);

describe('When an address is opened', () => {
  it.each([...itself(FOR_ANYONE), ...all(PROTECTED, '/signin')])(
    'a guest who asks for %s is at %s (R1.1, R1.3)',
    (path, arrival) => {
      expect(journeyAt(path, { session: GUEST_SESSION }).path()).toBe(arrival);
    },
  );

  it.each([...itself([...FOR_ANYONE, ...FOR_SIGNED_IN]), ...all(FOR_CONNECTED, '/connect-patreon')])(
    'a signed-in visitor without Patreon who asks for %s is at %s (R1.1, R1.4)',
    (path, arrival) => {
      expect(journeyAt(path, { session: UNCONNECTED_SESSION }).path()).toBe(arrival);
    },
  );

  it.each(itself(EVERY_PATH))('a connected visitor who asks for %s is at %s (R1.1, R1.5)', (path, arrival) => {
    expect(journeyAt(path, { session: DEMO_SESSION }).path()).toBe(arrival);
  });

  it.each([...itself(FOR_ANYONE), ...all(PROTECTED, '/signin')])(
    'a connection without a sign-in opens no door: who asks for %s is at %s (R1.3, R2.3)',
    (path, arrival) => {
      const session = { isAuthenticated: false, isPatreonConnected: true, user: null };
      expect(journeyAt(path, { session }).path()).toBe(arrival);
    },
  );

  it('covers every route of the product (R1.1)', () => {
    expect(ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].path).toSorted()).toEqual(EVERY_PATH.toSorted());
  });

  it('a connected visitor goes from any screen to any other, in any order (R1.5)', () => {
    const journey = startJourney();
    const steps = EVERY_PATH.flatMap((from) => EVERY_PATH.map((to) => [from, to] as const));
    const arrivals = steps.map(([from, to]) => {
      journey.open(from);
      journey.open(to);
      return [from, journey.path()];
    });
    expect(arrivals).toEqual(steps);
  });

  it.each(['/nope', '/offers/1', '/Offers', '/offers//', '/contract.pdf', '/%2Foffers', '', 'offers', '/__proto__'])(
    'an unknown address such as %j is not found, for a guest as for anybody (R1.2)',
    (path) => {
      const screens = [GUEST_SESSION, UNCONNECTED_SESSION, DEMO_SESSION].map((session) =>
        openScreen(journeyAt(path, { session }).snapshot()),
      );
      expect(screens).toEqual(['notFound', 'notFound', 'notFound']);
    },
  );

  it('one trailing slash is forgiven (R1.2)', () => {
    expect(journeyAt('/offers/').path()).toBe('/offers');
  });

  it('the one that is open already changes nothing (R1.7)', () => {
    const stayed = [...EVERY_PATH].map((path) => {
      const journey = journeyAt(path);
      const before = { value: journey.where(), context: journey.context() };
      journey.open(path);
      return {
        path,
        isSame: JSON.stringify(before) === JSON.stringify({ value: journey.where(), context: journey.context() }),
      };
    });
    expect(stayed).toEqual(EVERY_PATH.map((path) => ({ path, isSame: true })));
  });
});

describe('When a visitor is turned away', () => {
  it('a guest is told to sign in, and what was asked for is remembered (R1.3)', () => {
    const journey = journeyAt('/contract', { session: GUEST_SESSION });
    expect(journey.where()).toEqual({ session: 'guest', screen: { signIn: 'entering' }, countdown: 'waiting' });
    expect(viewFrame(journey.snapshot()).redirectNotice).toEqual({
      reason: 'signInRequired',
      wishedScreen: 'contract',
    });
  });

  it('an unconnected visitor is told to connect Patreon, and what was asked for is remembered (R1.4)', () => {
    const journey = journeyAt('/offers', { session: UNCONNECTED_SESSION });
    expect(viewFrame(journey.snapshot()).redirectNotice).toEqual({ reason: 'patreonRequired', wishedScreen: 'offers' });
  });

  it('a second wish replaces the first (R1.3)', () => {
    const journey = journeyAt('/contract', { session: GUEST_SESSION });
    journey.open('/offers');
    expect(journey.context().redirectNotice).toEqual({ reason: 'signInRequired', wishedScreen: 'offers' });
  });

  it('the notice is gone once the screen is left (R1.3, R1.4)', () => {
    const guest = journeyAt('/contract', { session: GUEST_SESSION });
    const unconnected = journeyAt('/contract', { session: UNCONNECTED_SESSION });
    guest.open('/');
    unconnected.open('/');
    expect([guest.context().redirectNotice, unconnected.context().redirectNotice]).toEqual([null, null]);
  });

  it('who opens sign-in or the connection by choice is told nothing (R1.7)', () => {
    const notices = ['/signin', '/connect-patreon'].map((path) => journeyAt(path).context().redirectNotice);
    expect(notices).toEqual([null, null]);
  });
});

describe('When signing out', () => {
  it.each([...EVERY_PATH, '/nope'])('from %s the landing page is shown to a guest (R2.4)', (path) => {
    const journey = journeyAt(path);
    journey.send({ type: 'session.signedOut' });
    expect(journey.where()).toEqual({ session: 'guest', screen: { landing: 'threeMonths' }, countdown: 'waiting' });
    expect(journey.emitted).toEqual([{ type: 'journey.forgotten' }]);
  });

  it.each(PROTECTED)('afterwards %s can no longer be opened (R2.4, R1.3)', (path) => {
    const journey = journeyAt(path);
    journey.send({ type: 'session.signedOut' });
    journey.open(path);
    expect(journey.path()).toBe('/signin');
  });
});

describe('When another tab signs out', () => {
  it.each(PROTECTED)('%s gives way to sign-in, which says why (R2.4)', (path) => {
    const journey = journeyAt(path);
    journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
    expect(journey.where()).toEqual({ session: 'guest', screen: { signIn: 'entering' }, countdown: 'waiting' });
    expect(journey.context().redirectNotice).toEqual({ reason: 'signedOutElsewhere', wishedScreen: 'landing' });
  });

  it.each([...FOR_ANYONE, '/nope'])('%s stays open, for a guest now (R2.4)', (path) => {
    const journey = journeyAt(path);
    const { screen } = journey.where();
    journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
    expect(journey.where()).toEqual({ session: 'guest', screen, countdown: 'waiting' });
  });
});

describe('When another tab signs in without a Patreon connection', () => {
  it.each(FOR_CONNECTED)('%s gives way to the connection, which says why (R1.4)', (path) => {
    const journey = journeyAt(path);
    journey.send({ type: 'session.changedElsewhere', session: UNCONNECTED_SESSION });
    expect(journey.path()).toBe('/connect-patreon');
    expect(journey.context().redirectNotice).toEqual({ reason: 'patreonRequired', wishedScreen: 'landing' });
  });

  it.each(FOR_SIGNED_IN)('%s stays open (R1.4)', (path) => {
    const journey = journeyAt(path);
    journey.send({ type: 'session.changedElsewhere', session: UNCONNECTED_SESSION });
    expect(journey.path()).toBe(path);
  });
});

describe('When another tab confirms the session', () => {
  it.each([...PROTECTED, '/'])('%s stays as it is (R2.1)', (path) => {
    const journey = journeyAt(path);
    const { screen } = journey.where();
    journey.send({ type: 'session.changedElsewhere', session: DEMO_SESSION });
    expect({ session: journey.where().session, screen: journey.where().screen }).toEqual({
      session: CONNECTED,
      screen,
    });
  });
});

describe('The frame round a screen', () => {
  it.each([
    ['/', null],
    ['/signin', null],
    ['/select-platform', 1],
    ['/connect-patreon', 2],
    ['/connect-additional-accounts', 3],
    ['/processing', 4],
    ['/offers', 5],
    ['/entity-details', 6],
    ['/sign-irs-form', 7],
    ['/business-verification', 8],
    ['/contract', 9],
    ['/dashboard', null],
    ['/nope', null],
  ])('at %s tells step %j of the journey', (path, step) => {
    expect(viewFrame(journeyAt(path).snapshot()).step).toBe(step);
  });

  it.each([...EVERY_PATH, '/nope'])('at %s leads home, from the repayment dashboard to itself (R13.6)', (path) => {
    const home = path === '/dashboard-established' ? '/dashboard-established' : '/';
    expect(viewFrame(journeyAt(path).snapshot()).homePath).toBe(home);
  });

  it('names the user while signed in, and nobody after signing out (R13.6, R2.4)', () => {
    const journey = journeyAt('/dashboard');
    const before = viewFrame(journey.snapshot()).userName;
    journey.send({ type: 'session.signedOut' });
    expect([before, viewFrame(journey.snapshot()).userName]).toEqual(['Demo Creator', null]);
  });
});

describe('Back', () => {
  it.each([
    ['/signin', '/'],
    ['/select-platform', '/'],
    ['/connect-patreon', '/select-platform'],
    ['/connect-additional-accounts', '/connect-patreon'],
    ['/processing', '/connect-additional-accounts'],
    ['/offers', '/connect-additional-accounts'],
    ['/entity-details', '/offers'],
    ['/sign-irs-form', '/entity-details'],
    ['/business-verification', '/sign-irs-form'],
    ['/contract', '/sign-irs-form'],
    ['/dashboard', '/contract'],
    ['/dashboard-established', '/dashboard'],
    ['/nope', '/'],
  ])('from %s leads to %s, never to a screen that throws you forward (R1.7)', (path, arrival) => {
    const journey = journeyAt(path);
    journey.send({ type: 'navigation.backRequested' });
    expect(journey.path()).toBe(arrival);
  });

  it('is not offered on the landing page (R1.7)', () => {
    expect(viewFrame(journeyAt('/').snapshot()).canGoBack).toBe(false);
  });
});
