import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import * as views from '#machines/journey/views/viewConnections.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { FakeServices, TestJourney } from '#test/support/journeyAt.ts';
import * as samples from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

const { answeredJourney, DOWN, elsewhere, journeyAfter, opened, RESTART, says, WENT_WRONG } = samples;

const CREDENTIALS = { email: DEMO_USER.email, secretId: 'secret-1' };
const SIGN_IN: JourneyEvent = { type: 'signIn.submitted', ...CREDENTIALS, isRemembered: true };
const CONNECT: JourneyEvent = { type: 'patreon.submitted', ...CREDENTIALS };
const GUEST = { session: GUEST_SESSION };
const UNCONNECTED = { session: UNCONNECTED_SESSION };

describe('Sign-in form', () => {
  it('signs in, leads to the platforms and forgets the refused screen (R1.3, R4.1, R4.3)', async () => {
    const journey = await answeredJourney('/offers', [SIGN_IN], GUEST);
    expect(journey.path()).toBe('/select-platform');
    expect(journey.toasts).toEqual(says('success', 'signedIn'));
    expect(viewSession(journey.snapshot())).toEqual(UNCONNECTED_SESSION);
    expect(journey.context()).toMatchObject({ redirect: null, isRemembered: true });
    expect(views.viewSignIn(journey.snapshot()).userName).toBe(DEMO_USER.name);
  });

  it('leads to the platforms after a sign-in in another tab (R2.1)', () => {
    expect(journeyAfter('/signin', [elsewhere(UNCONNECTED_SESSION)], GUEST).path()).toBe('/select-platform');
  });
});

describe('Patreon form', () => {
  it('connects Patreon and leads to the additional accounts (R2.1, R5.3)', async () => {
    const journey = await answeredJourney('/connect-patreon', [CONNECT], UNCONNECTED);
    expect(journey.path()).toBe('/connect-additional-accounts');
    expect(journey.toasts).toEqual(says('success', 'patreonConnected'));
    expect(viewSession(journey.snapshot())).toEqual(DEMO_SESSION);
  });
});

it.each([
  ['the sign-in form is left (R4.3)', '/signin', SIGN_IN, opened('/'), GUEST, GUEST_SESSION],
  ['the Patreon form is left (R5.3)', '/connect-patreon', CONNECT, opened('/'), UNCONNECTED, UNCONNECTED_SESSION],
  ['another tab signs out (R2.4)', '/connect-patreon', CONNECT, elsewhere(GUEST_SESSION), UNCONNECTED, GUEST_SESSION],
])('An answer is ignored once %s', async (_how, path, submitted, leaving, options, session) => {
  const journey = journeyAfter(path, [submitted, leaving], options);
  await journey.settle();
  expect(viewSession(journey.snapshot())).toEqual(session);
  expect(journey.toasts).toEqual([]);
});

it('A platform other than Patreon is reported as unavailable (R5.1)', () => {
  const substack: JourneyEvent = { type: 'platform.chosen', platform: 'substack' };
  const { toasts } = journeyAfter('/select-platform', [substack], UNCONNECTED);
  expect(toasts).toEqual([{ kind: 'info', key: 'platformUnavailable', platform: 'substack' }]);
});

const PATH = '/connect-additional-accounts';
const connect = (account: 'shopify' | 'youtube'): JourneyEvent => ({ type: 'accounts.connectRequested', account });
const viewOf = ({ snapshot }: TestJourney) => views.viewConnectAdditionalAccounts(snapshot());
const states = (shopify: views.ConnectionState, youtube: views.ConnectionState) => [
  { id: 'shopify', state: shopify },
  { id: 'youtube', state: youtube },
];

describe('Additional accounts', () => {
  it.each<[string, readonly JourneyEvent[]]>([
    ['another tab signs out (R2.4)', [elsewhere(GUEST_SESSION)]],
    ['the creator starts over (R15.2)', [RESTART, { type: 'reset.confirmed' }]],
  ])('are forgotten, connected or not, when %s', async (_what, ending) => {
    const journey = await answeredJourney(PATH, [connect('shopify')]);
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
    ['ignores a second request meanwhile', [SHOPIFY, SHOPIFY], 'never', 'connecting', [CONNECTING]],
    ['ignores a request afterwards', [SHOPIFY, SHOPIFY], { resolve: undefined }, 'connected', DONE],
    ['lasts on other screens', [SHOPIFY, opened('/offers'), opened(PATH)], { resolve: undefined }, 'connected', DONE],
    ['can be retried after a failure', [SHOPIFY, SHOPIFY], DOWN, 'disconnected', [...FAILED, ...FAILED]],
  ])('%s, and reports each step once (R5.5)', async (_what, events, connectAccount, state, toasts) => {
    const journey = await answeredJourney(PATH, events, { services: { connectAccount } });
    expect(viewOf(journey).accounts).toEqual(states(state, 'disconnected'));
    expect(journey.toasts).toEqual(toasts);
    expect(journey.context().connectedAccounts).toEqual(state === 'connected' ? ['shopify'] : []);
  });
});
