import { describe, expect, it } from 'vitest';
import type { JourneyEvent, Toast } from '#machines/journey/events.ts';
import {
  type ConnectionState,
  viewConnectAdditionalAccounts,
} from '#machines/journey/views/viewConnectAdditionalAccounts.ts';
import type { FakeOutside, TestJourney } from '#test/support/journeyAt.ts';
import { answeredJourney, journeyAfter, opened } from './samples.ts';

const PATH = '/connect-additional-accounts';
const CONTINUED: JourneyEvent = { type: 'accounts.continued' };
const asked = (account: 'shopify' | 'youtube'): JourneyEvent => ({ type: 'accounts.connectRequested', account });
const states = (journey: TestJourney) => viewConnectAdditionalAccounts(journey.snapshot()).accounts;
const both = (shopify: ConnectionState, youtube: ConnectionState) => [
  { id: 'shopify', state: shopify },
  { id: 'youtube', state: youtube },
];

describe('The two optional accounts', () => {
  it('are both disconnected at first, and neither is needed to go on (R5.5, R5.6)', () => {
    expect([states(journeyAfter(PATH)), journeyAfter(PATH, [CONTINUED]).path()]).toEqual([
      both('disconnected', 'disconnected'),
      '/processing',
    ]);
  });

  it('can be connected side by side (R5.5)', () => {
    const journey = journeyAfter(PATH, [asked('shopify'), asked('youtube')]);
    expect(states(journey)).toEqual(both('connecting', 'connecting'));
  });

  it('are given up while they are still being connected once the creator goes on (R5.6)', async () => {
    const journey = journeyAfter(PATH, [asked('shopify'), CONTINUED]);
    await journey.settle();
    expect([journey.path(), journey.context().connectedAccounts]).toEqual(['/processing', []]);
  });
});

describe.each(['shopify', 'youtube'] as const)('Connecting %s', (account) => {
  const alone = (state: ConnectionState) =>
    account === 'shopify' ? both(state, 'disconnected') : both('disconnected', state);
  const CONNECTING: Toast = { kind: 'info', key: 'accountConnecting', account };
  const CONNECTED: Toast = { kind: 'success', key: 'accountConnected', account };
  const FAILED: Toast = { kind: 'error', key: 'somethingWentWrong' };
  const SILENT: Partial<FakeOutside> = { connectAccount: 'never' };
  const FAILS: Partial<FakeOutside> = { connectAccount: { reject: new Error('down') } };
  const ask = asked(account);

  it.each<[string, readonly JourneyEvent[], Partial<FakeOutside>, ConnectionState, readonly Toast[]]>([
    ['says once where it leads and leaves the other alone', [ask], SILENT, 'connecting', [CONNECTING]],
    ['is not asked for twice', [ask, ask], SILENT, 'connecting', [CONNECTING]],
    ['says once that it is done', [ask], {}, 'connected', [CONNECTING, CONNECTED]],
    ['is done once only', [ask, ask], {}, 'connected', [CONNECTING, CONNECTED]],
    ['lasts when the screen is left', [ask, opened('/offers'), opened(PATH)], {}, 'connected', [CONNECTING, CONNECTED]],
    ['that fails says so once', [ask], FAILS, 'disconnected', [CONNECTING, FAILED]],
    ['that failed can be tried again', [ask, ask], FAILS, 'disconnected', [CONNECTING, FAILED, CONNECTING, FAILED]],
  ])('%s (R5.5)', async (_what, events, outside, state, toasts) => {
    const journey = await answeredJourney(PATH, events, { outside });
    expect([states(journey), journey.toasts]).toEqual([alone(state), toasts]);
    expect(journey.context().connectedAccounts).toEqual(state === 'connected' ? [account] : []);
  });
});
