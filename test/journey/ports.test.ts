import { createActor, fromPromise, SimulatedClock, toPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { type Toast, ports } from '#machines/journey/ports.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ISSUED_AT, SIGNED_AT, TODAY } from '#test/support/journeyAt.ts';
import { SUBMIT, TICK, typed } from './contractSamples.ts';

const CREDENTIALS = { email: 'demo@example.com', secretId: 'secret-1' };
const OF_PATREON = { email: 'ada@example.com', secretId: 'secret-2' };
const ACCOUNTS = [{ account: 'youtube' }, { account: 'shopify' }] as const;
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
  it('issueDocumentNumber fails, which the screen says and no toast, and leaves the journey going (R12.1, R14.1)', async () => {
    const journey = bare(DEMO_SESSION, '/contract');
    await settle();
    const { status } = journey.actor.getSnapshot();
    expect([status, journey.toasts]).toEqual(['active', []]);
  });

  it.each([
    ['/processing', 'offers'],
    ['/business-verification', 'contract'],
  ] as const)(
    'watchTime fails on %s, and the screen leaves after 7000 ms all the same (R6.3, R11.1)',
    async (...row) => {
      const [path, next] = row;
      const journey = bare(DEMO_SESSION, path);
      await settle();
      journey.clock.increment(6999);
      const { elapsedMs } = journey.actor.getSnapshot().context;
      const before = Object.keys(journey.screen());
      journey.clock.increment(1);
      expect([elapsedMs, before.includes(next), Object.keys(journey.screen())]).toEqual([0, false, [next]]);
    },
  );

  it('watchTime fails for the countdown, and the days stand still without a word (R13.1)', async () => {
    const journey = bare(DEMO_SESSION, '/dashboard');
    await settle();
    const { value, status } = journey.actor.getSnapshot();
    expect([value.countdown, value.screen, status, journey.toasts]).toEqual(['halted', 'dashboard', 'active', []]);
  });

  it('whoever asks one for an answer, or to watch the time, gets an error (R4.5, R6.1)', async () => {
    await expect(toPromise(createActor(ports.issueDocumentNumber).start())).rejects.toThrow('not provided');
    const watching = createActor(ports.watchTime, { input: { fromMs: 0, reportAs: 'progress.advanced' } });
    const reported = new Promise((resolve) => watching.subscribe({ error: resolve }));
    watching.start();
    expect(await reported).toEqual(new Error('not provided'));
  });
});

it.each<[string, Session, string, readonly JourneyEvent[], readonly object[]]>([
  [
    'signIn and connectPatreon are given the address and where the password is held, once (R4.3, R5.2)',
    GUEST_SESSION,
    '/signin',
    [
      { type: 'signIn.submitted', ...CREDENTIALS, isRemembered: false },
      { type: 'platform.chosen', platform: 'patreon' },
      { type: 'patreon.submitted', ...OF_PATREON },
    ],
    [CREDENTIALS, OF_PATREON],
  ],
  [
    'connectAccount is given the account (R5.5)',
    DEMO_SESSION,
    '/connect-additional-accounts',
    ACCOUNTS.map((one) => ({ type: 'accounts.connectRequested', ...one })),
    ACCOUNTS,
  ],
  [
    'signContract is given the document id, and the name without the blanks around it (R12.5)',
    DEMO_SESSION,
    '/contract',
    [TICK, typed(' Ada Lovelace '), SUBMIT],
    [{ documentId: 'CCA-7', signature: 'Ada Lovelace' }],
  ],
])('When a port is asked, %s', async (_what, session, path, events, given) => {
  const requested: unknown[] = [];
  const noting = (answer: object) =>
    fromPromise(async ({ input }) => {
      requested.push(input);
      return answer;
    }) as never;
  const actors = {
    signIn: noting({ user: DEMO_USER }),
    connectPatreon: noting({ isConnected: true }),
    connectAccount: noting({}),
    issueDocumentNumber: fromPromise(async () => ({ documentNumber: 7, issuedAt: ISSUED_AT })),
    signContract: noting({ signedAt: SIGNED_AT }),
  };
  const { actor } = bare(session, path, createJourneyMachine().provide({ actors }));
  for (const event of events) {
    actor.send(event);
    await settle();
  }
  expect(requested).toEqual(given);
});
