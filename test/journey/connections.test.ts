import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type ConnectionState, viewConnectAdditionalAccounts } from '#machines/journey/views/viewConnections.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import type { FakeServices, TestJourney } from '#test/support/journeyAt.ts';
import { answeredJourney, DOWN, elsewhere, journeyAfter, opened, RESTART, SIGNED_OUT, WENT_WRONG } from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

describe('Choice of platform', () => {
  it.each([
    ['patreon', '/connect-patreon'],
    ['substack', '/select-platform'],
    ['supercast', '/select-platform'],
    ['applePodcast', '/select-platform'],
  ] as const)('%s leads to %s; a platform that is unavailable says so once (R5.1)', (platform, path) => {
    const choice: JourneyEvent = { type: 'platform.chosen', platform };
    const journey = journeyAfter('/select-platform', [choice], { session: UNCONNECTED_SESSION });
    const toasts = platform === 'patreon' ? [] : [{ kind: 'info', key: 'platformUnavailable', platform }];
    expect({ path: journey.path(), toasts: journey.toasts }).toEqual({ path, toasts });
  });
});

const PATH = '/connect-additional-accounts';
const GO_ON: JourneyEvent = { type: 'accounts.continued' };
const connect = (account: 'shopify' | 'youtube'): JourneyEvent => ({ type: 'accounts.connectRequested', account });
const viewOf = ({ snapshot }: TestJourney) => viewConnectAdditionalAccounts(snapshot());
const states = (shopify: ConnectionState, youtube: ConnectionState) => [
  { id: 'shopify', state: shopify },
  { id: 'youtube', state: youtube },
];

describe('Additional accounts', () => {
  it('show the average sample revenue of the offers (R8.2, R18.1)', () => {
    const journey = journeyAfter(PATH);
    expect(viewOf(journey)).toEqual({
      accounts: states('disconnected', 'disconnected'),
      averageRevenueDollars: viewOffers(journey.snapshot()).revenue.averageDollars,
    });
  });

  it('connect at the same time (R5.5)', () => {
    const journey = journeyAfter(PATH, [connect('shopify'), connect('youtube')]);
    expect(viewOf(journey).accounts).toEqual(states('connecting', 'connecting'));
  });

  it('keep connecting after the creator continues without them (R5.5, R5.6)', async () => {
    const journey = journeyAfter(PATH, [connect('shopify'), GO_ON]);
    expect(journey.path()).toBe('/processing');
    await journey.settle();
    expect(journey.context().connectedAccounts).toEqual(['shopify']);
  });

  it.each<[string, readonly JourneyEvent[]]>([
    ['the creator signs out (R2.4)', [SIGNED_OUT]],
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

  it.each<[string, readonly JourneyEvent[], FakeServices['connectAccount'], ConnectionState, readonly object[]]>([
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
