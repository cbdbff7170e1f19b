import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type AnyActorLogic, waitFor } from 'xstate';
import { ACCOUNT_CONNECT_MS, PATREON_CONNECT_MS, SIGN_IN_MS, SIGNING_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { createPacedClock } from '#src/app/demonstration/commands/pacedClock.ts';
import { createOutside } from '#src/services/outside.ts';
import { BROWSER_CLOCK } from '#src/services/wait.ts';

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a call has answered after so many milliseconds: an output, a failure's message, or nothing yet. */
async function answerAfter(ms: number, logic: AnyActorLogic, input: unknown): Promise<unknown> {
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  await vi.advanceTimersByTimeAsync(ms);
  const snapshot = actor.getSnapshot() as { status: string; output: unknown; error: unknown };
  if (snapshot.status === 'active') return 'waiting';
  return snapshot.status === 'done' ? snapshot.output : (snapshot.error as Error).message;
}

describe('Signing in', () => {
  async function signIn(email: string, password: string, ms: number = SIGN_IN_MS) {
    const { actors, keep } = createOutside({ pace: 'simulated' });
    return answerAfter(ms, actors.signIn, { email, secretId: keep.secret(password) });
  }

  it.each(['demo@example.com', ' Demo@Example.COM '])('accepts "%s" with any password (R4.3)', async (email) => {
    expect(await signIn(email, 'x')).toEqual({ user: DEMO_USER });
  });

  it.each([
    ['another address', 'someone@example.com', 'x'],
    ['an empty password', 'demo@example.com', ''],
  ])('refuses %s (R4.4)', async (_case, email, password) => {
    expect(await signIn(email, password)).toEqual({ user: null });
  });

  it('fails for an address that begins with error@ (R4.5)', async () => {
    expect(await signIn('error@example.com', 'x')).toBe('sign-in is not reachable');
  });

  it('takes its time (R4.2)', async () => {
    expect(await signIn('demo@example.com', 'x', SIGN_IN_MS - 1)).toBe('waiting');
  });

  it('uses a password once: the same reference is refused the second time (R5.2)', async () => {
    const { actors, keep } = createOutside({ pace: 'instant' });
    const input = { email: 'demo@example.com', secretId: keep.secret('x') };
    expect(await answerAfter(0, actors.signIn, input)).toEqual({ user: DEMO_USER });
    expect(await answerAfter(0, actors.signIn, input)).toEqual({ user: null });
  });
});

describe('Connecting Patreon', () => {
  async function connect(email: string, ms: number = PATREON_CONNECT_MS) {
    const { actors, keep } = createOutside({ pace: 'simulated' });
    return answerAfter(ms, actors.connectPatreon, { email, secretId: keep.secret('x') });
  }

  it('always succeeds after 1000 ms (R5.3)', async () => {
    expect(await connect('anyone@example.com', PATREON_CONNECT_MS - 1)).toBe('waiting');
    expect(await connect('anyone@example.com')).toEqual({ isConnected: true });
  });

  it('is refused for fail@ and fails for error@ (R5.4)', async () => {
    expect(await connect('fail@example.com')).toEqual({ isConnected: false });
    expect(await connect('Error@example.com')).toBe('Patreon is not reachable');
  });
});

describe('The other calls', () => {
  it('connect an account after 1500 ms (R5.5)', async () => {
    const { actors } = createOutside({ pace: 'simulated' });
    const input = { account: 'shopify' };
    expect(await answerAfter(ACCOUNT_CONNECT_MS - 1, actors.connectAccount, input)).toBe('waiting');
    expect(await answerAfter(ACCOUNT_CONNECT_MS, actors.connectAccount, input)).toBeUndefined();
  });

  it('sign a contract after 1000 ms (R12.5)', async () => {
    const { actors } = createOutside({ pace: 'simulated' });
    const input = { documentId: 'CCA-1', signature: 'Ada' };
    expect(await answerAfter(SIGNING_MS - 1, actors.signContract, input)).toBe('waiting');
    expect(await answerAfter(SIGNING_MS, actors.signContract, input)).toEqual({
      signedAt: expect.stringMatching(ISO_TIME) as string,
    });
  });

  it('leave no timer behind when they are no longer needed (R5.5)', () => {
    const { actors } = createOutside({ pace: 'simulated' });
    const actor = createActor(actors.connectAccount, { input: { account: 'youtube' } }).start();
    actor.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('draw a whole document number below 1,000,000 (R12.1)', async () => {
    const { actors } = createOutside({ pace: 'simulated' });
    const actor = createActor(actors.issueDocumentNumber).start();
    const { output } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
    const { documentNumber, issuedAt } = output ?? {};
    expect(Number.isInteger(documentNumber) && Number(documentNumber) >= 0 && Number(documentNumber) < 1_000_000).toBe(
      true,
    );
    expect(issuedAt).toMatch(ISO_TIME);
  });
});

describe('A demonstration', () => {
  it.each([
    ['signIn', SIGN_IN_MS],
    ['connectPatreon', PATREON_CONNECT_MS],
  ] as const)('lets %s fail at the end of its time when that is asked for', async (call, ms) => {
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ failing: [call] }) });
    const { actors, keep } = createOutside({ pace: 'simulated' });
    const input = { email: DEMO_USER.email, secretId: keep.secret('x') };
    expect(await answerAfter(ms - 1, actors[call], input)).toBe('waiting');
    const again = { ...input, secretId: keep.secret('x') };
    expect(await answerAfter(ms, actors[call], again)).toBe(`${call} fails in this simulation`);
  });

  it('goes by the clock that it is given', async () => {
    const clock = createPacedClock(BROWSER_CLOCK, 10);
    const { actors, keep } = createOutside({ pace: 'simulated', clock });
    const input = { email: DEMO_USER.email, secretId: keep.secret('x') };
    expect(await answerAfter(SIGN_IN_MS / 10, actors.signIn, input)).toEqual({ user: DEMO_USER });
  });
});
