import { createActor, fromPromise, SimulatedClock, toPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyEvent, Toast } from '#machines/journey/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ports } from '#machines/journey/ports.ts';
import { ISSUED_AT, SIGNED_AT, TODAY } from '#test/support/journeyAt.ts';
import { SUBMIT, TICK, typed } from './contractSamples.ts';

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

/** The same with ports that note in order what they are given, asked by these events. */
async function askedBy(session: Session, path: string, events: readonly JourneyEvent[]) {
  const asked: unknown[] = [];
  const noting = (answer: object) =>
    fromPromise(async ({ input }) => {
      asked.push(input);
      return answer;
    }) as never;
  const machine = createJourneyMachine().provide({
    actors: {
      signIn: noting({ user: DEMO_USER }),
      connectPatreon: noting({ isConnected: true }),
      connectAccount: noting({}),
      issueDocumentNumber: fromPromise(async () => ({ documentNumber: 42, issuedAt: ISSUED_AT })),
      signContract: noting({ signedAt: SIGNED_AT }),
    },
  });
  const { actor } = bare(session, path, machine);
  await settle();
  for (const event of events) {
    actor.send(event);
    await settle();
  }
  return asked;
}

describe('When no port is provided', () => {
  it('issueDocumentNumber fails, says so once and leaves the journey going (R12.1)', async () => {
    const journey = bare(DEMO_SESSION, '/contract');
    await settle();
    const { status } = journey.actor.getSnapshot();
    expect([status, journey.toasts]).toEqual(['active', [{ kind: 'error', key: 'somethingWentWrong' }]]);
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

  it('whoever asks one for an answer, or to watch the time, is told so (R4.5, R6.1)', async () => {
    await expect(toPromise(createActor(ports.issueDocumentNumber).start())).rejects.toThrow('not provided');
    const watching = createActor(ports.watchTime, { input: { fromMs: 0, reportAs: 'progress.advanced' } });
    const told = new Promise((resolve) => watching.subscribe({ error: resolve }));
    watching.start();
    expect(await told).toEqual(new Error('not provided'));
  });
});

describe('When a port is asked', () => {
  it('signIn and connectPatreon are given the address and where the password is held, once (R4.3, R5.2)', async () => {
    const asked = await askedBy(GUEST_SESSION, '/signin', [
      { type: 'signIn.submitted', email: 'demo@example.com', secretId: 'secret-1', isRemembered: false },
      { type: 'platform.chosen', platform: 'patreon' },
      { type: 'patreon.submitted', email: 'ada@example.com', secretId: 'secret-2' },
    ]);
    expect(asked).toEqual([
      { email: 'demo@example.com', secretId: 'secret-1' },
      { email: 'ada@example.com', secretId: 'secret-2' },
    ]);
  });

  it('connectAccount is given the account (R5.5)', async () => {
    const asked = await askedBy(DEMO_SESSION, '/connect-additional-accounts', [
      { type: 'accounts.connectRequested', account: 'youtube' },
      { type: 'accounts.connectRequested', account: 'shopify' },
    ]);
    expect(asked).toEqual([{ account: 'youtube' }, { account: 'shopify' }]);
  });

  it('signContract is given the document id and the name without the spaces round it (R12.1, R12.4, R12.5)', async () => {
    expect(await askedBy(DEMO_SESSION, '/contract', [TICK, typed('  Demo Creator '), SUBMIT])).toEqual([
      { documentId: 'CCA-42', signature: 'Demo Creator' },
    ]);
  });
});
