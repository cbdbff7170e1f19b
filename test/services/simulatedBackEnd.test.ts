import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { ACCOUNT_CONNECT_MS, PATREON_CONNECT_MS, SIGN_IN_MS, SIGNING_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { createScaledClock } from '#src/review/demonstration/commands/scaledClock.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import { simulatedBackEnd } from '#src/services/simulatedBackEnd.ts';
import { stubSimulation } from './stubSimulation.ts';

const SIGNED = { documentId: 'CCA-1', signature: 'Ada' };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createBackEnd = ({ password = 'x', clock = BROWSER_CLOCK } = {}) =>
  simulatedBackEnd({ takeSecret: () => password, clock });

/** Returns the answer of a call or the message of its failure, and checks that it came after exactly this time. */
async function answerAfter(ms: number, logic: AnyActorLogic, input: unknown, id = 'call'): Promise<unknown> {
  const actor = createActor(logic, { input, id });
  actor.subscribe({ error: () => {} });
  actor.start();
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(actor.getSnapshot()).toMatchObject({ status: 'active' });
  await vi.advanceTimersByTimeAsync(1);
  const { status, output, error } = actor.getSnapshot() as { status: string; output: unknown; error: Error };
  return status === 'done' ? output : error.message;
}

const signIn = (email: string, password = 'x') =>
  answerAfter(SIGN_IN_MS, createBackEnd({ password }).signIn, { email, secretId: 'id' });

describe('Sign-in', () => {
  it.each([DEMO_USER.email, ' Demo@Example.COM ', '\u202Adｅmo＠example.com\u202C\u00A0\u200B'])(
    'accepts %j with any password after 1000 ms (R4.2, R4.3, R20.1)',
    async (email) => {
      expect(await signIn(email)).toEqual({ user: DEMO_USER });
    },
  );

  it.each([
    'someone@example.com',
    'attacker+demo@example.com',
    'demo+attacker@example.com',
    'attackerdemo@example.com',
    'demo@example.com.attacker.example',
    'demo@sub.example.com',
    'demo',
    '',
  ])('refuses %j (R4.4)', async (email) => {
    expect(await signIn(email)).toEqual({ user: null });
  });

  it('refuses an empty password (R4.4)', async () => {
    expect(await signIn(DEMO_USER.email, '')).toEqual({ user: null });
  });

  it('fails for an address that begins with error@ (R4.5)', async () => {
    expect(await signIn('error@a.b')).toBe('the service is not reachable');
  });
});

it.each([
  ['anyone@example.com', { isConnected: true }],
  ['\u200Efail@example.com', { isConnected: false }],
  [' Error@example.com', 'the service is not reachable'],
])('Connecting Patreon as %j takes 1000 ms (R5.3, R5.4)', async (email, answer) => {
  expect(await answerAfter(PATREON_CONNECT_MS, createBackEnd().connectPatreon, { email, secretId: 'id' })).toEqual(
    answer,
  );
});

it('Connecting an account takes 1500 ms (R5.5)', async () => {
  const { connectAccount } = createBackEnd();
  expect(await answerAfter(ACCOUNT_CONNECT_MS, connectAccount, { account: 'shopify' })).toBeUndefined();
});

it('Signing takes 1000 ms of the given clock (R12.5)', async () => {
  const { signContract } = createBackEnd({ clock: createScaledClock(BROWSER_CLOCK, 10) });
  await vi.advanceTimersByTimeAsync(60_000);
  const signedAt = '2026-11-21T09:10:01+00:00';
  expect(await answerAfter(SIGNING_MS / 10, signContract, SIGNED)).toEqual({ signedAt });
});

it.each([
  [7, 7],
  [4_293_999_999, 999_999],
])('The random number %i becomes the document number %i (R12.1)', async (drawn, documentNumber) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) =>
    Object.assign(array as Uint32Array<ArrayBuffer>, [drawn]),
  );
  const actor = createActor(createBackEnd().issueDocumentNumber).start();
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().output).toEqual({ documentNumber, issuedAt: '2026-11-21T09:00:00+00:00' });
});

it('A requested failure is delayed and affects no other call (R12.5)', async () => {
  const { signContract } = createBackEnd();
  stubSimulation({ failing: ['another', 'signContract'] });
  const message = 'signContract fails in this simulation';
  expect(await answerAfter(SIGNING_MS, signContract, SIGNED, 'signContract')).toBe(message);
  expect(await answerAfter(SIGNING_MS, signContract, SIGNED, 'signContract:other')).toHaveProperty('signedAt');
});
