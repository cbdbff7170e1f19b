import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { openPath } from '#machines/journey/views/openScreen.ts';
import { ISSUED_AT, SIGNED_AT, TODAY } from '#test/support/journeyAt.ts';
import { SUBMIT, TICK, typed } from './contractSamples.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Opens a screen of a machine without the usual fake services. */
function openBare(session: Session, path: string, machine = createJourneyMachine()) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { session, today: TODAY, policy: DEFAULT_POLICY } });
  const toasts: Toast[] = [];
  actor.on('toast.shown', ({ toast }) => toasts.push(toast));
  actor.start();
  actor.send({ type: 'url.opened', path, hash: '' });
  return { actor, clock, toasts };
}

describe('Journey without its ports', () => {
  it('shows no toast when no document number can be issued (R12.1, R14.1)', async () => {
    const { actor, toasts } = openBare(DEMO_SESSION, '/contract');
    await settle();
    expect(actor.getSnapshot().matches({ screen: { contract: { identity: 'failed' } } })).toBe(true);
    expect(toasts).toEqual([]);
  });

  it.each([
    ['/processing', '/offers'],
    ['/business-verification', '/contract'],
  ])('leaves %s for %s after 7000 ms without watching the time (R6.3, R11.1)', async (path, next) => {
    const { actor, clock } = openBare(DEMO_SESSION, path);
    await settle();
    clock.increment(6999);
    expect(actor.getSnapshot().context.elapsedMs).toBe(0);
    expect(openPath(actor.getSnapshot())).toBe(path);
    clock.increment(1);
    expect(openPath(actor.getSnapshot())).toBe(next);
  });

  it('stops the countdown silently (R13.1)', async () => {
    const { actor, toasts } = openBare(DEMO_SESSION, '/dashboard');
    await settle();
    expect(actor.getSnapshot().value).toMatchObject({ countdown: 'halted', screen: 'dashboard' });
    expect(toasts).toEqual([]);
  });
});

const CREDENTIALS = { email: 'demo@example.com', secretId: 'secret-1' };
const OF_PATREON = { email: 'ada@example.com', secretId: 'secret-2' };
const SIGN_IN: readonly JourneyEvent[] = [
  { type: 'signIn.submitted', ...CREDENTIALS, isRemembered: false },
  { type: 'platform.chosen', platform: 'patreon' },
  { type: 'patreon.submitted', ...OF_PATREON },
];
const ACCOUNTS = [{ account: 'youtube' }, { account: 'shopify' }] as const;
const CONNECTING = ACCOUNTS.map((one) => ({ type: 'accounts.connectRequested', ...one }) as const);
const SIGNING = [TICK, typed(' Ada Lovelace '), SUBMIT];
const SIGNED = [{ documentId: 'CCA-7', signature: 'Ada Lovelace' }];

it.each<[string, Session, string, readonly JourneyEvent[], readonly object[]]>([
  [
    'sign-in gets credentials without a password (R4.3, R5.2)',
    GUEST_SESSION,
    '/signin',
    SIGN_IN,
    [CREDENTIALS, OF_PATREON],
  ],
  ['connection gets the account (R5.5)', DEMO_SESSION, '/connect-additional-accounts', CONNECTING, ACCOUNTS],
  ['signing gets the document id and the trimmed name (R12.5)', DEMO_SESSION, '/contract', SIGNING, SIGNED],
])('The port for %s', async (_what, session, path, events, inputs) => {
  const received: unknown[] = [];
  const noting = <Output, Input>(output: Output) =>
    fromPromise<Output, Input>(async ({ input }) => {
      received.push(input);
      return output;
    });
  const actors = {
    signIn: noting<{ user: typeof DEMO_USER | null }, typeof CREDENTIALS>({ user: DEMO_USER }),
    connectPatreon: noting<{ isConnected: boolean }, typeof CREDENTIALS>({ isConnected: true }),
    connectAccount: noting<void, (typeof ACCOUNTS)[number]>(undefined),
    issueDocumentNumber: fromPromise(async () => ({ documentNumber: 7, issuedAt: ISSUED_AT })),
    signContract: noting<{ signedAt: string }, (typeof SIGNED)[number]>({ signedAt: SIGNED_AT }),
  };
  const { actor } = openBare(session, path, createJourneyMachine().provide({ actors }));
  for (const event of events) {
    actor.send(event);
    await settle();
  }
  expect(received).toEqual(inputs);
});
