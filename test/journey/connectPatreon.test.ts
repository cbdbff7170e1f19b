import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import type { JourneyEvent, Toast } from '#machines/journey/events.ts';
import { type ConnectPatreonView, viewConnectPatreon } from '#machines/journey/views/viewConnectPatreon.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { viewSelectPlatform } from '#machines/journey/views/viewSelectPlatform.ts';
import type { FakeOutside } from '#test/support/journeyAt.ts';
import { answeredJourney, elsewhere, journeyAfter, opened, UNCONNECTED_SESSION } from './samples.ts';

const SUBMITTED: JourneyEvent = { type: 'patreon.submitted', email: 'ada@example.com', secretId: 'secret-1' };
const CONTINUED: JourneyEvent = { type: 'patreon.continued' };
const SILENT: Partial<FakeOutside> = { connectPatreon: 'never' };
const REFUSES: Partial<FakeOutside> = { connectPatreon: { resolve: { isConnected: false } } };
const FAILS: Partial<FakeOutside> = { connectPatreon: { reject: new Error('down') } };

const UNCONNECTED = { session: UNCONNECTED_SESSION };
const FORM: ConnectPatreonView = { isBusy: false, isConnected: false, problem: null };
const BUSY = { ...FORM, isBusy: true };

describe('The choice of platform', () => {
  it.each([
    ['patreon', true, '/connect-patreon'],
    ['substack', false, '/select-platform'],
    ['supercast', false, '/select-platform'],
    ['applePodcast', false, '/select-platform'],
  ] as const)('offers %s; available: %s, and then leads to %s; what is not says so once (R5.1)', (...row) => {
    const [platform, isAvailable, path] = row;
    const journey = journeyAfter('/select-platform', [{ type: 'platform.chosen', platform }], UNCONNECTED);
    expect({
      card: viewSelectPlatform().platforms.find(({ id }) => id === platform),
      path: journey.path(),
      toasts: journey.toasts,
    }).toEqual({
      card: { id: platform, isAvailable },
      path,
      toasts: isAvailable ? [] : [{ kind: 'info', key: 'platformUnavailable', platform }],
    });
  });
});

describe('Connecting Patreon', () => {
  it.each<[string, readonly JourneyEvent[], Partial<FakeOutside>, string, ConnectPatreonView, readonly Toast[]]>([
    ['has no problem at first (R5.2)', [], {}, '/connect-patreon', FORM, []],
    ['does not go on before it is connected (R1.4)', [CONTINUED], {}, '/connect-patreon', FORM, []],
    ['is busy while it is tried (R5.2)', [SUBMITTED], SILENT, '/connect-patreon', BUSY, []],
    ['is not asked for twice (R5.2)', [SUBMITTED, SUBMITTED], SILENT, '/connect-patreon', BUSY, []],
    [
      'says so once and goes to the additional accounts (R5.3)',
      [SUBMITTED],
      {},
      '/connect-additional-accounts',
      FORM,
      [{ kind: 'success', key: 'patreonConnected' }],
    ],
    [
      'that is refused says so once (R5.4)',
      [SUBMITTED],
      REFUSES,
      '/connect-patreon',
      { ...FORM, problem: 'patreonRefused' },
      [{ kind: 'error', key: 'patreonRefused' }],
    ],
    [
      'that fails says so once (R5.4)',
      [SUBMITTED],
      FAILS,
      '/connect-patreon',
      { ...FORM, problem: 'somethingWentWrong' },
      [{ kind: 'error', key: 'somethingWentWrong' }],
    ],
    [
      'in another tab allows to go on (R2.1)',
      [elsewhere(DEMO_SESSION)],
      {},
      '/connect-patreon',
      { ...FORM, isConnected: true },
      [],
    ],
    [
      'is not asked for again of who is connected (R1.5)',
      [elsewhere(DEMO_SESSION), CONTINUED],
      {},
      '/connect-additional-accounts',
      FORM,
      [],
    ],
  ])('%s', async (_what, events, outside, path, view, toasts) => {
    const journey = await answeredJourney('/connect-patreon', events, { ...UNCONNECTED, outside });
    expect([journey.path(), viewConnectPatreon(journey.snapshot()), journey.toasts]).toEqual([path, view, toasts]);
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
