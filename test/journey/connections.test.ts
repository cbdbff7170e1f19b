import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import * as accounts from '#machines/journey/views/viewConnections.ts';
import { AVAILABLE_PLATFORM } from '#machines/domain/choices.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { FakeServices, TestJourney } from '#test/support/journeyAt.ts';
import { contractSigned } from './contractSamples.ts';
import {
  answeredJourney,
  DOWN,
  elsewhere,
  journeyAfter,
  opened,
  RESTART,
  says,
  select,
  SIGNED_OUT,
  WENT_WRONG,
} from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

const SUBMITTED: JourneyEvent = { type: 'patreon.submitted', email: 'ada@example.com', secretId: 'secret-1' };
const CONTINUED: JourneyEvent = { type: 'patreon.continued' };
const REFUSES: Partial<FakeServices> = { connectPatreon: { resolve: { isConnected: false } } };
const UNCONNECTED = { session: UNCONNECTED_SESSION };
const FORM = { isBusy: false, problem: null, account: null, isSettled: false };

describe('The choice of platform', () => {
  it.each([
    ['patreon', true, '/connect-patreon'],
    ['substack', false, '/select-platform'],
    ['supercast', false, '/select-platform'],
    ['applePodcast', false, '/select-platform'],
  ] as const)('offers %s; available: %s, and then leads to %s; what is not says so once (R5.1)', (...row) => {
    const [platform, isAvailable, path] = row;
    const journey = journeyAfter('/select-platform', [{ type: 'platform.chosen', platform }], UNCONNECTED);
    const toasts = isAvailable ? [] : [{ kind: 'info', key: 'platformUnavailable', platform }];
    expect([platform === AVAILABLE_PLATFORM, journey.path(), journey.toasts]).toEqual([isAvailable, path, toasts]);
  });
});

describe('Connecting Patreon', () => {
  type Row = [string, readonly JourneyEvent[], object, (readonly object[])?, Partial<FakeServices>?];
  const connecting = async (events: readonly JourneyEvent[], services: Partial<FakeServices> = {}) => {
    const journey = await answeredJourney('/connect-patreon', events, { ...UNCONNECTED, services });
    return [journey.path(), accounts.viewConnectPatreon(journey.snapshot()), journey.toasts];
  };

  it.each<Row>([
    ['has no problem at first (R5.2)', [], {}],
    ['does not go on before it is connected (R1.4)', [CONTINUED], {}],
    ['is busy while it is tried (R5.2)', [SUBMITTED], { isBusy: true }, [], { connectPatreon: 'never' }],
    ['is not asked for twice (R5.2)', [SUBMITTED, SUBMITTED], { isBusy: true }, [], { connectPatreon: 'never' }],
    ['refused says so (R5.4)', [SUBMITTED], { problem: 'refused' }, says('error', 'patreonRefused'), REFUSES],
    ['failed says so (R5.4)', [SUBMITTED], { problem: 'failed' }, WENT_WRONG, { connectPatreon: DOWN }],
    ['in another tab allows to go on (R2.1)', [elsewhere(DEMO_SESSION)], { account: DEMO_USER.name }],
  ])('%s', async (_what, events, change, toasts = [], services = {}) => {
    expect(await connecting(events, services)).toEqual(['/connect-patreon', { ...FORM, ...change }, toasts]);
  });

  it.each([
    ['once it is done, which it says once (R5.3)', [SUBMITTED], says('success', 'patreonConnected')],
    ['when it is connected already (R1.5)', [elsewhere(DEMO_SESSION), CONTINUED], []],
  ])('goes to the additional accounts %s', async (_when, events, toasts) => {
    expect(await connecting(events)).toEqual(['/connect-additional-accounts', FORM, toasts]);
  });

  it('connects the session (R2.1, R5.3)', async () => {
    const journey = journeyAfter('/connect-patreon', [SUBMITTED], UNCONNECTED);
    await journey.settle();
    expect(viewSession(journey.snapshot())).toEqual(DEMO_SESSION);
  });

  it.each<[string, JourneyEvent, Session]>([
    ['the screen is left (R5.3)', opened('/select-platform'), UNCONNECTED_SESSION],
    ['another tab has signed out (R2.4)', elsewhere(GUEST_SESSION), GUEST_SESSION],
  ])('is given up once %s', async (_how, event, session) => {
    const journey = journeyAfter('/connect-patreon', [SUBMITTED, event], UNCONNECTED);
    await journey.settle();
    expect([viewSession(journey.snapshot()), journey.toasts]).toEqual([session, []]);
  });
});

const PATH = '/connect-additional-accounts';
const GO_ON: JourneyEvent = { type: 'accounts.continued' };
const connect = (account: 'shopify' | 'youtube'): JourneyEvent => ({ type: 'accounts.connectRequested', account });
const states = ({ snapshot }: TestJourney) =>
  accounts.viewConnectAdditionalAccounts(snapshot()).accounts.map(({ id, state }) => `${id} ${state}`);

describe('The two optional accounts', () => {
  it('are both disconnected at first, and can be connected side by side (R5.5)', () => {
    expect([[], [connect('shopify'), connect('youtube')]].map((events) => states(journeyAfter(PATH, events)))).toEqual([
      ['shopify disconnected', 'youtube disconnected'],
      ['shopify connecting', 'youtube connecting'],
    ]);
  });

  it('are not needed to go on, and are connected all the same when the creator goes on (R5.5, R5.6)', async () => {
    expect(journeyAfter(PATH, [GO_ON]).path()).toBe('/processing');
    const journey = journeyAfter(PATH, [connect('shopify'), GO_ON]);
    await journey.settle();
    expect([journey.path(), journey.context().connectedAccounts]).toEqual(['/processing', ['shopify']]);
    expect(journey.toasts.at(-1)).toEqual({ kind: 'success', key: 'accountConnected', account: 'shopify' });
  });

  it.each<[string, readonly JourneyEvent[]]>([
    ['the creator signs out (R2.4)', [SIGNED_OUT]],
    ['another tab signs out (R2.4)', [elsewhere(GUEST_SESSION)]],
    ['the creator starts over (R15.2)', [RESTART, { type: 'reset.confirmed' }]],
  ])('are given up, and no longer connected, when %s', async (_what, ending) => {
    const journey = await answeredJourney(PATH, [connect('shopify')]);
    for (const event of [connect('youtube'), ...ending]) journey.send(event);
    await journey.settle();
    expect(states(journey)).toEqual(['shopify disconnected', 'youtube disconnected']);
    expect(journey.context().connectedAccounts).toEqual([]);
  });
});

describe.each(['shopify', 'youtube'] as const)('Connecting %s', (account) => {
  const CONNECTING = { kind: 'info', key: 'accountConnecting', account };
  const DONE = [CONNECTING, { kind: 'success', key: 'accountConnected', account }];
  const FAILED = [CONNECTING, ...WENT_WRONG];
  const SILENT: Partial<FakeServices> = { connectAccount: 'never' };
  const FAILS: Partial<FakeServices> = { connectAccount: DOWN };
  const attempt = connect(account);

  it.each<[string, readonly JourneyEvent[], Partial<FakeServices>, accounts.ConnectionState, readonly object[]]>([
    ['says once where it leads and leaves the other alone', [attempt], SILENT, 'connecting', [CONNECTING]],
    ['is not asked for twice', [attempt, attempt], SILENT, 'connecting', [CONNECTING]],
    ['says once that it is done', [attempt], {}, 'connected', DONE],
    ['is done once only', [attempt, attempt], {}, 'connected', DONE],
    ['lasts when the screen is left', [attempt, opened('/offers'), opened(PATH)], {}, 'connected', DONE],
    ['that fails says so once', [attempt], FAILS, 'disconnected', FAILED],
    ['that failed can be tried again', [attempt, attempt], FAILS, 'disconnected', [...FAILED, ...FAILED]],
  ])('%s (R5.5)', async (_what, events, services, state, toasts) => {
    const journey = await answeredJourney(PATH, events, { services });
    const both = ['shopify', 'youtube'].map((id) => `${id} ${id === account ? state : 'disconnected'}`);
    expect([states(journey), journey.toasts]).toEqual([both, toasts]);
    expect(journey.context().connectedAccounts).toEqual(state === 'connected' ? [account] : []);
  });
});

describe('A signed contract', () => {
  it('keeps its Patreon account until another tab disconnects it (R2.1, R12.8)', async () => {
    const journey = await contractSigned([select('6-month')]);
    journey.open('/connect-patreon');
    expect(journey.can(SUBMITTED)).toBe(false);
    expect(accounts.viewConnectPatreon(journey.snapshot()).isSettled).toBe(true);
    journey.send(elsewhere(UNCONNECTED_SESSION));
    expect(accounts.viewConnectPatreon(journey.snapshot()).isSettled).toBe(false);
    expect(journey.can(SUBMITTED)).toBe(true);
    journey.send(SUBMITTED);
    await journey.settle();
    expect(journey.path()).toBe('/connect-additional-accounts');
  });
});

it('The additional accounts show the average of the offers’ sample revenue (R8.2, R18.1)', () => {
  const journey = journeyAfter('/connect-additional-accounts');
  const { averageRevenueDollars } = accounts.viewConnectAdditionalAccounts(journey.snapshot());
  expect(averageRevenueDollars).toBe(viewOffers(journey.snapshot()).revenue.averageDollars);
  expect(averageRevenueDollars).toBe(83_333);
});
