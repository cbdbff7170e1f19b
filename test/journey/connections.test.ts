import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import * as views from '#machines/journey/views/viewConnections.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { FakeServices, TestJourney } from '#test/support/journeyAt.ts';
import { signedJourney } from './contractSamples.ts';
import * as samples from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

const {
  settledJourneyAfter,
  FAILURE,
  changeSessionInOtherTab,
  journeyAfter,
  visit,
  RESTART,
  singleToast,
  selectOffer,
  WENT_WRONG,
} = samples;

const CREDENTIALS = { email: DEMO_USER.email, secretId: 'secret-1' };
const SIGN_IN: JourneyEvent = { type: 'signIn.submitted', ...CREDENTIALS, isRemembered: true };
const CONNECT: JourneyEvent = { type: 'patreon.submitted', ...CREDENTIALS };
const GUEST = { session: GUEST_SESSION };
const UNCONNECTED = { session: UNCONNECTED_SESSION };

describe('Sign-in form', () => {
  const INVALID = singleToast('error', 'invalidCredentials');
  it.each<[string, readonly JourneyEvent[], object, readonly object[], FakeServices['signIn']]>([
    ['starts without a problem (R4.1)', [], {}, [], 'never'],
    [
      'is busy while waiting for the service and ignores a second submit (R4.2)',
      [SIGN_IN, SIGN_IN],
      { isBusy: true },
      [],
      'never',
    ],
    ['reports rejected credentials (R4.4)', [SIGN_IN], { problem: 'refused' }, INVALID, { resolve: { user: null } }],
    ['reports a failed request (R4.5)', [SIGN_IN], { problem: 'failed' }, WENT_WRONG, FAILURE],
  ])('%s', async (_what, events, change, toasts, signIn) => {
    const journey = await settledJourneyAfter('/signin', events, { ...GUEST, services: { signIn } });
    expect(views.viewSignIn(journey.snapshot())).toEqual({ isBusy: false, problem: null, userName: null, ...change });
    expect(journey.toasts).toEqual(toasts);
    expect(journey.path()).toBe('/signin');
  });

  it('signs in, opens platform selection and clears the redirect (R1.3, R4.1, R4.3)', async () => {
    const journey = await settledJourneyAfter('/offers', [SIGN_IN], GUEST);
    expect(journey.path()).toBe('/select-platform');
    expect(journey.toasts).toEqual(singleToast('success', 'signedIn'));
    expect(viewSession(journey.snapshot())).toEqual(UNCONNECTED_SESSION);
    expect(journey.context()).toMatchObject({ redirect: null, isRemembered: true });
    expect(views.viewSignIn(journey.snapshot()).userName).toBe(DEMO_USER.name);
  });

  it('opens platform selection after a sign-in in another tab (R2.1)', () => {
    expect(journeyAfter('/signin', [changeSessionInOtherTab(UNCONNECTED_SESSION)], GUEST).path()).toBe(
      '/select-platform',
    );
  });
});

describe('Patreon form', () => {
  const CONTINUED: JourneyEvent = { type: 'patreon.continued' };
  const CONNECTED_IN_OTHER_TAB = changeSessionInOtherTab(DEMO_SESSION);
  const NAMED = { account: DEMO_USER.name, isSettled: false };

  it.each<[string, readonly JourneyEvent[], string, object]>([
    [
      'does not continue without a connection (R1.4)',
      [CONTINUED],
      '/connect-patreon',
      { account: null, problem: null },
    ],
    ['names an account connected in another tab (R2.1)', [CONNECTED_IN_OTHER_TAB], '/connect-patreon', NAMED],
    ['is busy while waiting for the service (R5.2)', [CONNECT], '/connect-patreon', { isBusy: true }],
    [
      'continues with an account connected in another tab (R1.5)',
      [CONNECTED_IN_OTHER_TAB, CONTINUED],
      '/connect-additional-accounts',
      { account: null },
    ],
  ])('%s', (_what, events, path, view) => {
    const journey = journeyAfter('/connect-patreon', events, UNCONNECTED);
    expect(journey.path()).toBe(path);
    expect(views.viewConnectPatreon(journey.snapshot())).toMatchObject(view);
  });

  it('reports rejected credentials (R5.4)', async () => {
    const services = { connectPatreon: { resolve: { isConnected: false } } };
    const journey = await settledJourneyAfter('/connect-patreon', [CONNECT], { ...UNCONNECTED, services });
    expect(views.viewConnectPatreon(journey.snapshot()).problem).toBe('refused');
    expect(journey.toasts).toEqual(singleToast('error', 'patreonRefused'));
  });

  it('connects Patreon and opens the additional accounts screen (R2.1, R5.3)', async () => {
    const journey = await settledJourneyAfter('/connect-patreon', [CONNECT], UNCONNECTED);
    expect(journey.path()).toBe('/connect-additional-accounts');
    expect(journey.toasts).toEqual(singleToast('success', 'patreonConnected'));
    expect(viewSession(journey.snapshot())).toEqual(DEMO_SESSION);
  });

  it('is locked once the contract is signed, until another tab disconnects Patreon (R2.1, R12.8)', async () => {
    const journey = await signedJourney([selectOffer('6-month')]);
    journey.open('/connect-patreon');
    expect(views.viewConnectPatreon(journey.snapshot()).isSettled).toBe(true);
    expect(journey.can(CONNECT)).toBe(false);
    journey.send(changeSessionInOtherTab(UNCONNECTED_SESSION));
    expect(views.viewConnectPatreon(journey.snapshot()).isSettled).toBe(false);
    expect(journey.can(CONNECT)).toBe(true);
  });
});

it.each([
  ['the creator leaves the sign-in form (R4.3)', '/signin', SIGN_IN, visit('/'), GUEST, GUEST_SESSION],
  [
    'the creator leaves the Patreon form (R5.3)',
    '/connect-patreon',
    CONNECT,
    visit('/'),
    UNCONNECTED,
    UNCONNECTED_SESSION,
  ],
  [
    'another tab signs out (R2.4)',
    '/connect-patreon',
    CONNECT,
    changeSessionInOtherTab(GUEST_SESSION),
    UNCONNECTED,
    GUEST_SESSION,
  ],
])('A late answer is ignored once %s', async (_how, path, submitted, leaving, options, session) => {
  const journey = journeyAfter(path, [submitted, leaving], options);
  await journey.settle();
  expect(viewSession(journey.snapshot())).toEqual(session);
  expect(journey.toasts).toEqual([]);
});

it('Only Patreon can be chosen; other platforms show a message (R5.1)', () => {
  const journeyAfterChoosing = (platform: 'patreon' | 'substack') =>
    journeyAfter('/select-platform', [{ type: 'platform.chosen', platform }], UNCONNECTED);
  expect(journeyAfterChoosing('patreon').path()).toBe('/connect-patreon');
  expect(journeyAfterChoosing('patreon').toasts).toEqual([]);
  expect(journeyAfterChoosing('substack').path()).toBe('/select-platform');
  expect(journeyAfterChoosing('substack').toasts).toEqual([
    { kind: 'info', key: 'platformUnavailable', platform: 'substack' },
  ]);
});

const PATH = '/connect-additional-accounts';
const ACCOUNTS_CONTINUED: JourneyEvent = { type: 'accounts.continued' };
const connect = (account: 'shopify' | 'youtube'): JourneyEvent => ({ type: 'accounts.connectRequested', account });
const viewOf = ({ snapshot }: TestJourney) => views.viewConnectAdditionalAccounts(snapshot());
const states = (shopify: views.ConnectionState, youtube: views.ConnectionState) => [
  { id: 'shopify', state: shopify },
  { id: 'youtube', state: youtube },
];

describe('Additional accounts', () => {
  it('show the average sample revenue from the offers (R8.2, R18.1)', () => {
    const journey = journeyAfter(PATH);
    expect(viewOf(journey)).toEqual({
      accounts: states('disconnected', 'disconnected'),
      averageRevenueDollars: viewOffers(journey.snapshot()).revenue.averageDollars,
    });
  });

  it('keep connecting after the creator continues (R5.5, R5.6)', async () => {
    const journey = journeyAfter(PATH, [connect('youtube'), ACCOUNTS_CONTINUED]);
    expect(journey.path()).toBe('/processing');
    await journey.settle();
    expect(journey.context().connectedAccounts).toEqual(['youtube']);
  });

  it.each<[string, readonly JourneyEvent[]]>([
    ['another tab signs out (R2.4)', [changeSessionInOtherTab(GUEST_SESSION)]],
    ['the creator starts over (R15.2)', [RESTART, { type: 'reset.confirmed' }]],
  ])('are cleared, even while connecting, when %s', async (_what, ending) => {
    const journey = await settledJourneyAfter(PATH, [connect('shopify')]);
    for (const event of [connect('youtube'), ...ending]) journey.send(event);
    await journey.settle();
    expect(viewOf(journey).accounts).toEqual(states('disconnected', 'disconnected'));
    expect(journey.context().connectedAccounts).toEqual([]);
  });
});

describe('Connecting an account', () => {
  const CONNECTING = { kind: 'info', key: 'accountConnecting', account: 'shopify' };
  const DONE = [CONNECTING, { kind: 'success', key: 'accountConnected', account: 'shopify' }];
  const FAILED = [CONNECTING, ...WENT_WRONG];
  const SHOPIFY = connect('shopify');

  it.each<[string, readonly JourneyEvent[], FakeServices['connectAccount'], views.ConnectionState, readonly object[]]>([
    ['ignores a second request while connecting', [SHOPIFY, SHOPIFY], 'never', 'connecting', [CONNECTING]],
    ['ignores a second request once connected', [SHOPIFY, SHOPIFY], { resolve: undefined }, 'connected', DONE],
    ['continues on other screens', [SHOPIFY, visit('/offers'), visit(PATH)], { resolve: undefined }, 'connected', DONE],
    ['can be retried after a failed request', [SHOPIFY, SHOPIFY], FAILURE, 'disconnected', [...FAILED, ...FAILED]],
  ])('%s, with each attempt reported once (R5.5)', async (_what, events, connectAccount, state, toasts) => {
    const journey = await settledJourneyAfter(PATH, events, { services: { connectAccount } });
    expect(viewOf(journey).accounts).toEqual(states(state, 'disconnected'));
    expect(journey.toasts).toEqual(toasts);
    expect(journey.context().connectedAccounts).toEqual(state === 'connected' ? ['shopify'] : []);
  });
});
