import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type AnyActorLogic } from 'xstate';
import { ACCOUNT_CONNECT_MS, PATREON_CONNECT_MS, SIGN_IN_MS, SIGNING_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { createScaledClock } from '#src/review/demonstration/commands/scaledClock.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import { simulatedBackEnd } from '#src/services/simulatedBackEnd.ts';
import { stubSimulation } from './stubSimulation.ts';

const STARTED_AT = '2026-11-21T09:00:00Z';
const SIGNED = { documentId: 'CCA-1', signature: 'Ada' };

beforeEach(() => void vi.useFakeTimers({ now: new Date(STARTED_AT) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A back end to which every secret is this password. */
const createBackEnd = ({ password = 'x', clock = BROWSER_CLOCK } = {}) =>
  simulatedBackEnd({ takeSecret: () => password, clock });

/** What a call has answered after so many milliseconds: an output, a failure's message, or nothing yet. */
async function answerAfter(ms: number, logic: AnyActorLogic, input: unknown, id = 'call'): Promise<unknown> {
  const actor = createActor(logic, { input, id });
  actor.subscribe({ error: () => {} });
  actor.start();
  await vi.advanceTimersByTimeAsync(ms);
  const snapshot = actor.getSnapshot() as { status: string; output: unknown; error: unknown };
  if (snapshot.status === 'active') return 'waiting';
  return snapshot.status === 'done' ? snapshot.output : (snapshot.error as Error).message;
}

describe('Signing in', () => {
  it.each<[string, Partial<Record<'email' | 'password', string>>, unknown]>([
    ['accepts the demo address with any password (R4.3)', {}, { user: DEMO_USER }],
    ['minds neither capitals nor blanks in the address (R4.3)', { email: ' Demo@Example.COM ' }, { user: DEMO_USER }],
    [
      'reads an address as it looks (R4.3, R20.1)',
      { email: '\u202Adｅmo＠example.com\u202C\u00A0\u200B' },
      { user: DEMO_USER },
    ],
    ['refuses another address (R4.4)', { email: 'someone@example.com' }, { user: null }],
    ['refuses an empty password (R4.4)', { password: '' }, { user: null }],
    ['fails for an address that begins with error@ (R4.5)', { email: 'error@a.b' }, 'the service is not reachable'],
  ])('%s, after 1000 ms (R4.2)', async (_title, { email = DEMO_USER.email, password = 'x' }, answer) => {
    const { signIn } = createBackEnd({ password });
    const input = { email, secretId: 'id' };
    expect(await answerAfter(SIGN_IN_MS - 1, signIn, input)).toBe('waiting');
    expect(await answerAfter(SIGN_IN_MS, signIn, input)).toEqual(answer);
  });

  it('goes by the clock that it is given (R4.2)', async () => {
    const { signIn } = createBackEnd({ clock: createScaledClock(BROWSER_CLOCK, 10) });
    const input = { email: DEMO_USER.email, secretId: 'id' };
    expect(await answerAfter(SIGN_IN_MS / 10, signIn, input)).toEqual({ user: DEMO_USER });
  });
});

describe('Connecting', () => {
  it.each([
    ['anyone@example.com', { isConnected: true }],
    ['fail@example.com', { isConnected: false }],
    ['\u200Efail@example.com', { isConnected: false }],
    [' Error@example.com', 'the service is not reachable'],
  ])('Patreon as %s is answered after 1000 ms (R5.3, R5.4)', async (email, answer) => {
    const { connectPatreon } = createBackEnd();
    const input = { email, secretId: 'id' };
    expect(await answerAfter(PATREON_CONNECT_MS - 1, connectPatreon, input)).toBe('waiting');
    expect(await answerAfter(PATREON_CONNECT_MS, connectPatreon, input)).toEqual(answer);
  });

  it('an account takes 1500 ms (R5.5)', async () => {
    const { connectAccount } = createBackEnd();
    const input = { account: 'shopify' } as const;
    expect(await answerAfter(ACCOUNT_CONNECT_MS - 1, connectAccount, input)).toBe('waiting');
    expect(await answerAfter(ACCOUNT_CONNECT_MS, connectAccount, input)).toBeUndefined();
  });
});

it('A contract is signed after 1000 ms, at the time of the given clock (R12.5)', async () => {
  const { signContract } = createBackEnd({ clock: createScaledClock(BROWSER_CLOCK, 10) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answerAfter(SIGNING_MS / 10 - 1, signContract, SIGNED)).toBe('waiting');
  vi.setSystemTime(Date.parse(STARTED_AT) + 60_000);
  const signedAt = '2026-11-21T09:10:01+00:00';
  expect(await answerAfter(SIGNING_MS / 10, signContract, SIGNED)).toEqual({ signedAt });
});

it.each([
  [7, 7],
  [4_293_999_999, 999_999],
])('A document is numbered by chance, and says when: %i makes %i (R12.1)', async (drawn, documentNumber) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) =>
    Object.assign(array as Uint32Array<ArrayBuffer>, [drawn]),
  );
  const issued = { documentNumber, issuedAt: '2026-11-21T09:00:00+00:00' };
  expect(await answerAfter(0, createBackEnd().issueDocumentNumber, undefined)).toEqual(issued);
});

it('A requested failure takes as long as an answer, and hits no other call (R12.5)', async () => {
  const { signContract } = createBackEnd();
  stubSimulation({ failing: ['another', 'signContract'] });
  expect(await answerAfter(SIGNING_MS - 1, signContract, SIGNED, 'signContract')).toBe('waiting');
  expect(await answerAfter(SIGNING_MS, signContract, SIGNED, 'signContract')).toBe(
    'signContract fails in this simulation',
  );
  expect(await answerAfter(SIGNING_MS, signContract, SIGNED, 'signContract:other')).toHaveProperty('signedAt');
});
