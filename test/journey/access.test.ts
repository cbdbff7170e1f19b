import { nextScreens } from '#machines/journey/views/openScreen.ts';
import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import type { Redirect } from '#machines/journey/context.ts';
import { addressOf, landingAddress, ROUTED_SCREEN_IDS, ROUTES, screenAt } from '#machines/journey/routes.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { BACK, changeSessionInOtherTab, journeyAfter, SIGNED_OUT } from './samples.ts';
import { OTHER_SESSION, UNCONNECTED_SESSION } from './sessions.ts';

type Access = 'anyone' | 'signed-in creators' | 'connected creators';

const ADDRESSES: readonly (readonly [path: string, access: Access, step: number | null, back: string | null])[] = [
  ['/', 'anyone', null, null],
  ['/signin', 'anyone', null, '/'],
  ['/select-platform', 'signed-in creators', 1, '/'],
  ['/connect-patreon', 'signed-in creators', 2, '/select-platform'],
  ['/connect-additional-accounts', 'connected creators', 3, '/connect-patreon'],
  ['/processing', 'connected creators', 4, '/connect-additional-accounts'],
  ['/offers', 'connected creators', 4, '/connect-additional-accounts'],
  ['/entity-details', 'connected creators', 5, '/offers'],
  ['/sign-irs-form', 'connected creators', 6, '/entity-details'],
  ['/business-verification', 'connected creators', 6, '/sign-irs-form'],
  ['/contract', 'connected creators', 7, '/sign-irs-form'],
  ['/dashboard', 'connected creators', null, '/contract'],
  ['/dashboard-established', 'connected creators', null, '/dashboard'],
];
const EVERY_PATH = ADDRESSES.map(([path]) => path);
const pathsFor = (...allowed: readonly Access[]) =>
  ADDRESSES.filter(([, access]) => allowed.includes(access)).map(([path]) => path);
const FOR_CONNECTED = pathsFor('connected creators');
const PROTECTED = pathsFor('signed-in creators', 'connected creators');

describe('Address', () => {
  it.each(ADDRESSES)('%s is open to %s, and has its step and Back target (R1.3, R1.4, R1.5, R1.7, R16.3)', (...row) => {
    const [path, access, step, back] = row;
    const openedPath = (session: Session) => journeyAt(path, { session }).path();
    expect({
      guest: openedPath(GUEST_SESSION),
      guestWithPatreon: openedPath({ ...GUEST_SESSION, isPatreonConnected: true }),
      unconnected: openedPath(UNCONNECTED_SESSION),
      connected: openedPath(DEMO_SESSION),
      back: journeyAfter(path, [BACK]).path(),
      shell: viewShell(journeyAt(path).snapshot()),
    }).toMatchObject({
      guest: access === 'anyone' ? path : '/signin',
      guestWithPatreon: access === 'anyone' ? path : '/signin',
      unconnected: access === 'connected creators' ? '/connect-patreon' : path,
      connected: path,
      back: back ?? path,
      shell: { step, canGoBack: back !== null },
    });
  });

  it('exists for every screen (R1.1)', () => {
    expect(ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].path)).toEqual(EVERY_PATH);
  });

  it('keeps the hash only on the landing page (R1.7, R3.6)', () => {
    expect(addressOf({ pathname: '/', hash: '#faq' })).toBe('/#faq');
    expect(landingAddress('faq')).toBe('/#faq');
    expect(addressOf({ pathname: '/offers', hash: '#faq' })).toBe('/offers');
  });

  it('may end in one slash (R1.2)', () => {
    expect(screenAt('/off/ers'), 'a slash inside the path').toBeNull();
    expect(journeyAt('/offers/').path()).toBe('/offers');
  });

  it.each(['', '/nope', '//', '/offers//', '/offers/1', '/Offers', '/%2Foffers', 'offers', '/__proto__'])(
    '%j is not found, and Back opens the landing page (R1.2)',
    (path) => {
      const unknown = { screen: 'notFound', step: null, homePath: '/', canGoBack: true };
      expect(viewShell(journeyAt(path, { session: GUEST_SESSION }).snapshot())).toMatchObject(unknown);
      expect(viewShell(journeyAt(path).snapshot())).toMatchObject(unknown);
      expect(journeyAt(path).path()).toBeNull();
      expect(journeyAfter(path, [BACK]).path()).toBe('/');
    },
  );
});

const SIGN_IN_REQUIRED = { reason: 'signInRequired', refusedScreen: 'contract' } as const;
const PATREON_REQUIRED = { reason: 'patreonRequired', refusedScreen: 'contract' } as const;
it.each<[string, Session, readonly string[], Redirect | null]>([
  [
    'a guest records the reason and the last blocked screen (R1.3)',
    GUEST_SESSION,
    ['/offers', '/contract'],
    SIGN_IN_REQUIRED,
  ],
  ['a creator without Patreon records the reason (R1.4)', UNCONNECTED_SESSION, ['/contract'], PATREON_REQUIRED],
  ['a guest is cleared when the guest leaves sign-in (R1.3)', GUEST_SESSION, ['/contract', '/'], null],
])('Redirect of %s', (_who, session, paths, redirect) => {
  const journey = journeyAt('/', { session });
  for (const path of paths) journey.open(path);
  expect(journey.context().redirect).toEqual(redirect);
});

describe('Sign-out', () => {
  it('opens the landing page from every screen (R2.4)', () => {
    const states = [...EVERY_PATH, '/nope'].map((path) => journeyAfter(path, [SIGNED_OUT]).stateValue());
    const landing = { session: 'guest', screen: 'landing', countdown: 'waiting' };
    expect(states).toEqual(states.map(() => landing));
  });
});

describe('Session change in another tab', () => {
  it.each<[string, Session, readonly string[], string?, string?]>([
    [
      'shows sign-in with the reason after a sign-out (R2.4)',
      GUEST_SESSION,
      PROTECTED,
      '/signin',
      'signedOutElsewhere',
    ],
    ['keeps public screens open after a sign-out (R2.4)', GUEST_SESSION, pathsFor('anyone')],
    [
      'shows the Patreon screen after a disconnect (R1.4)',
      UNCONNECTED_SESSION,
      FOR_CONNECTED,
      '/connect-patreon',
      'patreonRequired',
    ],
    ['shows platform selection after a switch to another creator (R2.4)', OTHER_SESSION, PROTECTED, '/select-platform'],
  ])('%s', (_how, session, paths, expectedPath, reason) => {
    const journeys = paths.map((path) => journeyAfter(path, [changeSessionInOtherTab(session)]));
    const redirect = reason === undefined ? null : { reason, refusedScreen: 'landing' };
    expect(journeys.map((journey) => ({ path: journey.path(), redirect: journey.context().redirect }))).toEqual(
      paths.map((path) => ({ path: expectedPath ?? path, redirect })),
    );
  });
});

it.each([
  ['/offers', 'entityDetails contract connectAdditionalAccounts'],
  ['/contract', 'dashboard offers entityDetails signIrsForm'],
  ['/nope', 'landing'],
])('Next screens after %s are %s, with earlier screens last (R1.7)', (path, screens) => {
  const { snapshot } = journeyAt(path);
  expect(nextScreens(snapshot()).join(' ')).toBe(screens);
});
