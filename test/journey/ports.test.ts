import { createActor, fromPromise, SimulatedClock, toPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_CONNECT_MS, PATREON_CONNECT_MS, SIGNING_MS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyEvent, Toast } from '#machines/journey/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ports } from '#machines/journey/ports.ts';
import { ISSUED_AT, SIGNED_AT, TODAY } from '#test/support/journeyAt.ts';
import { UNCONNECTED_SESSION } from './samples.ts';

const WENT_WRONG = { kind: 'error', key: 'somethingWentWrong' };
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A journey whose ports nobody has provided, or only those that note what they are given. */
function bare(session: Session, path: string, machine = createJourneyMachine()) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { session, today: TODAY, policy: DEFAULT_POLICY } });
  const toasts: Toast[] = [];
  actor.on('toast.shown', ({ toast }) => toasts.push(toast));
  actor.start();
  actor.send({ type: 'url.opened', path, hash: '' });
  return { actor, clock, toasts, screen: () => actor.getSnapshot().value.screen };
}

describe('When no port is provided', () => {
  it.each<[string, Session, string, JourneyEvent, unknown]>([
    [
      'signIn (R4.5)',
      GUEST_SESSION,
      '/signin',
      { type: 'signIn.submitted', email: 'demo@example.com', secretId: 's', isRemembered: false },
      { signIn: 'failed' },
    ],
    [
      'connectPatreon (R5.4)',
      UNCONNECTED_SESSION,
      '/connect-patreon',
      { type: 'patreon.submitted', email: 'a@example.com', secretId: 's' },
      { connectPatreon: 'failed' },
    ],
    [
      'issueDocumentNumber (R12.1)',
      DEMO_SESSION,
      '/contract',
      { type: 'viewer.loaded' },
      { contract: { viewer: 'loaded', scroll: 'read', identity: 'failed', signing: 'awaitingAgreement' } },
    ],
  ])('%s fails, says so once and leaves the journey going', async (_port, session, path, event, screen) => {
    const journey = bare(session, path);
    journey.actor.send(event);
    await settle();
    expect({ screen: journey.screen(), toasts: journey.toasts, status: journey.actor.getSnapshot().status }).toEqual({
      screen,
      toasts: [WENT_WRONG],
      status: 'active',
    });
  });

  it('connectAccount fails, says so once and leaves the journey going (R5.5)', async () => {
    const journey = bare(DEMO_SESSION, '/connect-additional-accounts');
    journey.actor.send({ type: 'accounts.connectRequested', account: 'shopify' });
    await settle();
    expect({ screen: journey.screen(), toasts: journey.toasts }).toEqual({
      screen: { connectAdditionalAccounts: { shopify: 'disconnected', youtube: 'disconnected' } },
      toasts: [{ kind: 'info', key: 'accountConnecting', account: 'shopify' }, WENT_WRONG],
    });
  });

  it.each([
    ['/processing', { offers: 'noneSelected' }],
    [
      '/business-verification',
      { contract: { viewer: 'loading', scroll: 'read', identity: 'unnumbered', signing: 'awaitingAgreement' } },
    ],
  ])('watchTime fails on %s, and the screen leaves after 7000 ms all the same (R6.3, R11.1)', async (path, next) => {
    const journey = bare(DEMO_SESSION, path);
    await settle();
    journey.clock.increment(6999);
    const before = journey.actor.getSnapshot().context.elapsedMs;
    journey.clock.increment(1);
    expect([before, journey.screen()]).toEqual([0, next]);
  });

  it('watchTime fails for the countdown, and the days stand still (R13.1)', async () => {
    const journey = bare(DEMO_SESSION, '/dashboard');
    await settle();
    const { value, status } = journey.actor.getSnapshot();
    expect({ countdown: value.countdown, screen: value.screen, status, toasts: journey.toasts }).toEqual({
      countdown: 'halted',
      screen: 'dashboard',
      status: 'active',
      toasts: [],
    });
  });
});

describe('A port that nobody has provided', () => {
  it('says so when it is asked for an answer (R4.5)', async () => {
    const asked = createActor(ports.issueDocumentNumber).start();
    await expect(toPromise(asked)).rejects.toThrow('not provided');
  });

  it('says so when it is asked to watch the time (R6.1)', async () => {
    const asked = createActor(ports.watchTime, { input: { fromMs: 0, reportAs: 'progress.advanced' } });
    const told = new Promise((resolve) => {
      asked.subscribe({ error: resolve });
    });
    asked.start();
    expect(await told).toEqual(new Error('not provided'));
  });
});

describe('When a port is asked', () => {
  it('signIn and connectPatreon are given the address and where the password is held, once (R4.3, R5.2)', async () => {
    const asked: unknown[] = [];
    const machine = createJourneyMachine().provide({
      actors: {
        signIn: fromPromise(async ({ input }) => {
          asked.push(input);
          return { user: DEMO_USER };
        }),
        connectPatreon: fromPromise(async ({ input }) => {
          asked.push(input);
          return { isConnected: true };
        }),
      },
    });
    const journey = bare(GUEST_SESSION, '/signin', machine);
    journey.actor.send({
      type: 'signIn.submitted',
      email: 'demo@example.com',
      secretId: 'secret-1',
      isRemembered: false,
    });
    await settle();
    journey.actor.send({ type: 'platform.chosen', platform: 'patreon' });
    journey.actor.send({ type: 'patreon.submitted', email: 'ada@example.com', secretId: 'secret-2' });
    await settle();
    expect(asked).toEqual([
      { email: 'demo@example.com', secretId: 'secret-1' },
      { email: 'ada@example.com', secretId: 'secret-2' },
    ]);
  });

  it('connectAccount is given the account (R5.5)', async () => {
    const asked: unknown[] = [];
    const machine = createJourneyMachine().provide({
      actors: { connectAccount: fromPromise(async ({ input }) => void asked.push(input)) },
    });
    const journey = bare(DEMO_SESSION, '/connect-additional-accounts', machine);
    journey.actor.send({ type: 'accounts.connectRequested', account: 'youtube' });
    journey.actor.send({ type: 'accounts.connectRequested', account: 'shopify' });
    await settle();
    expect(asked).toEqual([{ account: 'youtube' }, { account: 'shopify' }]);
  });

  it('signContract is given the document id and the name without the spaces round it (R12.1, R12.4, R12.5)', async () => {
    const asked: unknown[] = [];
    const machine = createJourneyMachine().provide({
      actors: {
        issueDocumentNumber: fromPromise(async () => ({ documentNumber: 42, issuedAt: ISSUED_AT })),
        signContract: fromPromise(async ({ input }) => {
          asked.push(input);
          return { signedAt: SIGNED_AT };
        }),
      },
    });
    const journey = bare(DEMO_SESSION, '/contract', machine);
    await settle();
    journey.actor.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
    journey.actor.send({ type: 'contract.signatureChanged', signature: '  Demo Creator ' });
    journey.actor.send({ type: 'contract.submitted' });
    await settle();
    expect(asked).toEqual([{ documentId: 'CCA-42', signature: 'Demo Creator' }]);
  });

  it('the simulated answers take 1000, 1500 and 1000 ms (R5.3, R5.5, R12.5)', () => {
    expect([PATREON_CONNECT_MS, ACCOUNT_CONNECT_MS, SIGNING_MS]).toEqual([1000, 1500, 1000]);
  });
});
