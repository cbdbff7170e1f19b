import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { ACCOUNT_CONNECT_MS, DEMO_EMAIL, PATREON_CONNECT_MS, SIGN_IN_MS, SIGNING_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { createScaledClock } from '#src/review/demonstration/commands/scaledClock.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import { simulatedBackEnd } from '#src/services/simulatedBackEnd.ts';
import { type Calls, describePort, ISO_TIME } from './contract/backEndContract.ts';
import { stubSimulation } from './stubSimulation.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SIGNED = { documentId: 'CCA-123456', signature: 'Ada Lovelace' };
const LOGIN = { email: DEMO_EMAIL, secretId: 'id' };

const create = (takeSecret: (id: string) => string | null = () => 'x', clock = BROWSER_CLOCK) =>
  simulatedBackEnd({ takeSecret, clock });
const REJECTED_EMAILS = [
  'attacker+demo@example.com',
  'demo+attacker@example.com',
  'attackerdemo@example.com',
  'demo@example.com.attacker.example',
  'demo',
  '',
];
const controls = {
  answerAll: async () => void (await vi.runAllTimersAsync()),
  failCall: (id: string) => stubSimulation({ failing: ['another', id] }),
  countPending: () => vi.getTimerCount(),
};

const CALLS: Readonly<Record<keyof ReturnType<typeof create>, Calls>> = {
  signIn: [
    { input: { email: DEMO_EMAIL }, password: 'any', answer: { user: DEMO_USER } },
    { input: { email: ' Demo@Example.COM ' }, answer: { user: DEMO_USER } },
    { input: { email: '\u202Adｅmo＠example.com\u202C\u00A0\u200B' }, answer: { user: DEMO_USER } },
    { input: { email: DEMO_EMAIL }, password: '', answer: { user: null } },
    ...REJECTED_EMAILS.map((email) => ({ input: { email }, answer: { user: null } })),
  ],
  connectPatreon: [
    { input: { email: 'anyone@example.com' }, password: 'any', answer: { isConnected: true } },
    { input: { email: '\u200Efail@example.com' }, answer: { isConnected: false } },
  ],
  connectAccount: [{ input: { account: 'shopify' }, answer: undefined }],
  issueDocumentNumber: [{ input: {}, answer: { documentNumber: expect.any(Number) as number, issuedAt: ISO_TIME } }],
  signContract: [{ input: SIGNED, answer: { signedAt: ISO_TIME } }],
};
for (const [id, calls] of Object.entries(CALLS))
  describePort('the simulation', {
    id,
    create: (takeSecret) => create(takeSecret)[id as keyof typeof CALLS],
    calls,
    controls,
  });

it.each([
  ['Signing in', SIGN_IN_MS, 'signIn', LOGIN],
  ['Connecting Patreon', PATREON_CONNECT_MS, 'connectPatreon', LOGIN],
  ['Connecting an account', ACCOUNT_CONNECT_MS, 'connectAccount', { account: 'youtube' }],
  ['Signing the contract', SIGNING_MS, 'signContract', SIGNED],
] as const)('%s takes %i ms (R4.3, R5.3, R5.5, R12.5)', async (_what, ms, port, input) => {
  const actor = createActor<AnyActorLogic>(create()[port], { input }).start();
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(actor.getSnapshot()).toMatchObject({ status: 'active' });
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done' });
});

it.each(['signIn', 'connectPatreon'] as const)(
  '%s fails for an email that begins with error@ (R4.5, R5.4)',
  async (port) => {
    const actor = createActor<AnyActorLogic>(create()[port], { input: { ...LOGIN, email: ' Error@example.com' } });
    actor.subscribe({ error: () => {} });
    actor.start();
    await vi.runAllTimersAsync();
    expect(actor.getSnapshot()).toMatchObject({ status: 'error' });
  },
);

it('A signature is timestamped by the given clock (R12.5)', async () => {
  stubSimulation({ failing: ['another'] });
  const { signContract } = create(undefined, createScaledClock(BROWSER_CLOCK, 10));
  await vi.advanceTimersByTimeAsync(60_000);
  const actor = createActor(signContract, { id: 'signContract', input: SIGNED }).start();
  await vi.advanceTimersByTimeAsync(SIGNING_MS / 10);
  expect(actor.getSnapshot().output).toEqual({ signedAt: '2026-11-21T09:10:01+00:00' });
});

it.each([
  [7, 7],
  [4_293_999_999, 999_999],
])('The random number %i becomes the document number %i (R12.1)', async (drawn, documentNumber) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) =>
    Object.assign(array as Uint32Array<ArrayBuffer>, [drawn]),
  );
  const actor = createActor(create().issueDocumentNumber).start();
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().output).toEqual({ documentNumber, issuedAt: '2026-11-21T09:00:00+00:00' });
});
