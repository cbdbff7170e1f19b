import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import type { Redirect } from '#machines/journey/context.ts';
import { landingAddress, ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { nextScreens, openScreen } from '#machines/journey/views/openScreen.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { BACK, elsewhere, journeyAfter, opened, SIGNED_OUT } from './samples.ts';
import { OTHER_SESSION, UNCONNECTED_SESSION } from './sessions.ts';

type Access = 'anyone' | 'who is signed in' | 'who is connected';

/** Every address of the product: for whom it is, its place among the numbered steps, and where Back leads. */
const ADDRESSES: readonly (readonly [path: string, access: Access, step: number | null, back: string | null])[] = [
  ['/', 'anyone', null, null],
  ['/signin', 'anyone', null, '/'],
  ['/select-platform', 'who is signed in', 1, '/'],
  ['/connect-patreon', 'who is signed in', 2, '/select-platform'],
  ['/connect-additional-accounts', 'who is connected', 3, '/connect-patreon'],
  ['/processing', 'who is connected', 4, '/connect-additional-accounts'],
  ['/offers', 'who is connected', 4, '/connect-additional-accounts'],
  ['/entity-details', 'who is connected', 5, '/offers'],
  ['/sign-irs-form', 'who is connected', 6, '/entity-details'],
  ['/business-verification', 'who is connected', 6, '/sign-irs-form'],
  ['/contract', 'who is connected', 7, '/sign-irs-form'],
  ['/dashboard', 'who is connected', null, '/contract'],
  ['/dashboard-established', 'who is connected', null, '/dashboard'],
];
const pathsFor = (...allowed: readonly Access[]) =>
  ADDRESSES.filter(([, access]) => allowed.includes(access)).map(([path]) => path);
const EVERY_PATH = pathsFor('anyone', 'who is signed in', 'who is connected');
const PROTECTED = pathsFor('who is signed in', 'who is connected');
const UNKNOWN = [
  '',
  ...'/nope // /// /%6ffers /%E0%A4%A /% /offers/1 /of/fers /Offers /offers// /contract.pdf /%2Foffers offers /__proto__'.split(
    ' ',
  ),
];

const CONNECTED_ONLY_BY_NAME: Session = { isAuthenticated: false, isPatreonConnected: true, user: null };

describe('An address', () => {
  it.each(ADDRESSES)(
    '%s is for %s, is part of step %j and leads back to %j, never to a screen that throws you forward (R1.1, R1.3, R1.4, R1.5, R1.7, R16.3)',
    (path, access, step, back) => {
      const arrival = (session: Session) => journeyAt(path, { session }).path();
      const shell = viewShell(journeyAt(path).snapshot());
      const ofGuest = access === 'anyone' ? path : '/signin';
      const ofUnconnected = access === 'who is connected' ? '/connect-patreon' : path;
      const arrivals = [GUEST_SESSION, CONNECTED_ONLY_BY_NAME, UNCONNECTED_SESSION, DEMO_SESSION].map(arrival);
      expect(arrivals).toEqual([ofGuest, ofGuest, ofUnconnected, path]);
      expect([journeyAt(path === '/' ? path : `${path}/`).path(), journeyAfter(path, [BACK]).path()]).toEqual([
        path,
        back ?? path,
      ]);
      expect([shell.step, shell.canGoBack]).toEqual([step, back !== null]);
    },
  );

  it('belongs to every screen of the product but the one for unknown addresses (R1.1)', () => {
    expect(ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].path)).toEqual(EVERY_PATH);
  });

  it.each(UNKNOWN)(
    'such as %j is unknown to guests and creators alike, stays as it is and leads home (R1.2)',
    (path) => {
      const shown = [GUEST_SESSION, UNCONNECTED_SESSION, DEMO_SESSION].map((session) => {
        const snapshot = journeyAt(path, { session }).snapshot();
        const { step, homePath, canGoBack } = viewShell(snapshot);
        return { screen: openScreen(snapshot), path: journeyAt(path).path(), step, homePath, canGoBack };
      });
      const notFound = { screen: 'notFound', path: null, step: null, homePath: '/', canGoBack: true };
      expect([...shown, journeyAfter(path, [BACK]).path()]).toEqual([notFound, notFound, notFound, '/']);
    },
  );

  it('must not stay in the history where its screen leaves by itself (R1.7)', () => {
    const timed = EVERY_PATH.filter((path) => journeyAt(path).snapshot().hasTag('timed'));
    expect(timed).toEqual(['/processing', '/business-verification']);
  });
});

const FIRST_SIGN_IN = { reason: 'signInRequired', refusedScreen: 'contract' } as const;
const FIRST_CONNECT = { reason: 'patreonRequired', refusedScreen: 'contract' } as const;
it.each<[string, Session, readonly string[], Redirect | null]>([
  ['who is a guest is told to sign in, and the wish is kept (R1.3)', GUEST_SESSION, ['/contract'], FIRST_SIGN_IN],
  ['who is a guest has the last wish kept (R1.3)', GUEST_SESSION, ['/offers', '/contract'], FIRST_SIGN_IN],
  ['without Patreon is told to connect it (R1.4)', UNCONNECTED_SESSION, ['/contract'], FIRST_CONNECT],
  ['who leaves sign-in is told no more (R1.3)', GUEST_SESSION, ['/contract', '/'], null],
  ['who leaves the connection is told no more (R1.4)', UNCONNECTED_SESSION, ['/offers', '/'], null],
  ['is not who opens sign-in by choice (R1.7)', DEMO_SESSION, ['/signin'], null],
  ['is not who opens the connection by choice (R1.7)', DEMO_SESSION, ['/connect-patreon'], null],
])('A visitor who is turned away %s', (_who, session, paths, redirect) => {
  const events = paths.map((path) => opened(path));
  expect(viewShell(journeyAfter('/', events, { session }).snapshot()).redirect).toEqual(redirect);
});

describe('A session that ends or changes', () => {
  it('by signing out shows the landing page to a guest, from wherever it was (R2.4)', () => {
    const LANDING = { session: 'guest', screen: 'landing', countdown: 'waiting' };
    const places = [...EVERY_PATH, '/nope'];
    expect(places.map((path) => journeyAfter(path, [SIGNED_OUT]).where())).toEqual(places.map(() => LANDING));
  });

  const FOR_CONNECTED = pathsFor('who is connected');
  const OTHER_UNCONNECTED = { ...OTHER_SESSION, isPatreonConnected: false };
  it.each<[string, Session, readonly string[], string?, string?]>([
    ['out leads to sign-in, which says why (R2.4)', GUEST_SESSION, PROTECTED, '/signin', 'signedOutElsewhere'],
    ['out leaves open what is for anyone (R2.4)', GUEST_SESSION, pathsFor('anyone')],
    ['in unconnected says why (R1.4)', UNCONNECTED_SESSION, FOR_CONNECTED, '/connect-patreon', 'patreonRequired'],
    ['in unconnected leaves the rest open (R1.4)', UNCONNECTED_SESSION, pathsFor('who is signed in')],
    ['in again leaves every screen open (R2.1)', DEMO_SESSION, EVERY_PATH],
    ['in as another leads to the choice of platform (R2.4)', OTHER_SESSION, PROTECTED, '/select-platform'],
    ['in as another, unconnected, does too (R1.4, R2.4)', OTHER_UNCONNECTED, PROTECTED, '/select-platform'],
  ])('in another tab by signing %s', (_how, session, paths, arrival, reason) => {
    const journeys = paths.map((path) => journeyAfter(path, [elsewhere(session)]));
    const redirect = reason === undefined ? null : { reason, refusedScreen: 'landing' };
    expect(journeys.map((journey) => [journey.path(), journey.context().redirect])).toEqual(
      paths.map((path) => [arrival ?? path, redirect]),
    );
  });
});

it('A section of the landing page has the address of the page and its own name (R3.6)', () => {
  expect(landingAddress('faq')).toBe('/#faq');
});

it('The screens that may follow are those that the chart leads to, those further on first (R1.7)', () => {
  const next = ROUTED_SCREEN_IDS.map((screen) => [
    screen,
    nextScreens(journeyAfter(ROUTES[screen].path, []).snapshot()).join(' '),
  ]);
  expect(Object.fromEntries(next)).toEqual({
    landing: 'signIn',
    signIn: 'selectPlatform landing',
    selectPlatform: 'connectPatreon landing',
    connectPatreon: 'connectAdditionalAccounts selectPlatform',
    connectAdditionalAccounts: 'processing connectPatreon',
    processing: 'offers connectAdditionalAccounts',
    offers: 'entityDetails contract connectAdditionalAccounts',
    entityDetails: 'signIrsForm contract offers',
    signIrsForm: 'businessVerification contract entityDetails',
    businessVerification: 'contract signIrsForm',
    contract: 'dashboard offers entityDetails signIrsForm',
    dashboard: 'dashboardEstablished contract',
    dashboardEstablished: 'dashboard',
  });
});
