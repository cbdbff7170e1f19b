import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type AnyActorLogic } from 'xstate';
import { ACCOUNT_CONNECT_MS, PATREON_CONNECT_MS, SIGN_IN_MS, SIGNING_MS } from '#machines/constants.ts';
import { DEMO_USER } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { createScaledClock } from '#src/app/demonstration/commands/scaledClock.ts';
import { createServices } from '#src/services/createServices.ts';
import { failIfRequested, policyOr, SIMULATION_KEY } from '#src/services/simulation.ts';
import { BROWSER_CLOCK, type Clock } from '#src/services/clock.ts';

type Port = keyof ReturnType<typeof createServices>['actors'];
type Credentials = { readonly email?: string; readonly password?: string };

const ACCEPTED = { signIn: { user: DEMO_USER }, connectPatreon: { isConnected: true } };
const STARTED_AT = '2026-11-21T09:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(STARTED_AT) });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab in which this text is found under the key of the simulation. */
function request(text: string | null): void {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === SIMULATION_KEY ? text : null) });
}

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

/** What a port answers to somebody's words. */
function answerOf(port: Port, ms: number, { email = DEMO_USER.email, password = 'x' }: Credentials, clock?: Clock) {
  const { actors, inputStore } = createServices(clock);
  return answerAfter(ms, actors[port], { email, secretId: inputStore.secret(password) });
}

describe('Signing in', () => {
  it.each([
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
  ])('%s, after 1000 ms (R4.2)', async (_title, words, answer) => {
    expect(await answerOf('signIn', SIGN_IN_MS - 1, words)).toBe('waiting');
    expect(await answerOf('signIn', SIGN_IN_MS, words)).toEqual(answer);
  });

  it.each(['signIn', 'connectPatreon'] as const)('a password is used up by %s (R5.2)', async (port) => {
    const { actors, inputStore } = createServices();
    const input = { email: DEMO_USER.email, secretId: inputStore.secret('x') };
    expect(await answerAfter(PATREON_CONNECT_MS, actors[port], input)).toEqual(ACCEPTED[port]);
    expect(await answerAfter(PATREON_CONNECT_MS, actors.signIn, input)).toEqual({ user: null });
  });

  it('goes by the clock that it is given (R4.2)', async () => {
    const tenTimesFaster = createScaledClock(BROWSER_CLOCK, 10);
    expect(await answerOf('signIn', SIGN_IN_MS / 10, {}, tenTimesFaster)).toEqual({ user: DEMO_USER });
  });

  it('forgets the password and the files when everything is forgotten (R2.4)', async () => {
    const { actors, inputStore, chosenFile, forget } = createServices();
    const { id } = await inputStore.file(new File(['x'], 'x.pdf'));
    const input = { email: DEMO_USER.email, secretId: inputStore.secret('x') };
    const before = chosenFile(id)?.name;
    forget();
    expect([before, chosenFile(id)]).toEqual(['x.pdf', null]);
    expect(await answerAfter(SIGN_IN_MS, actors.signIn, input)).toEqual({ user: null });
  });
});

describe('Connecting', () => {
  it.each([
    ['anyone@example.com', { isConnected: true }],
    ['fail@example.com', { isConnected: false }],
    ['\u200Efail@example.com', { isConnected: false }],
    [' Error@example.com', 'the service is not reachable'],
  ])('Patreon as %s is answered after 1000 ms (R5.3, R5.4)', async (email, answer) => {
    expect(await answerOf('connectPatreon', PATREON_CONNECT_MS - 1, { email })).toBe('waiting');
    expect(await answerOf('connectPatreon', PATREON_CONNECT_MS, { email })).toEqual(answer);
  });

  it('an account takes 1500 ms, and leaves no timer behind when it is no longer needed (R5.5)', async () => {
    const { actors } = createServices();
    const input = { account: 'shopify' } as const;
    expect(await answerAfter(ACCOUNT_CONNECT_MS - 1, actors.connectAccount, input)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answerAfter(ACCOUNT_CONNECT_MS, actors.connectAccount, input)).toBeUndefined();
    createActor(actors.connectAccount, { input }).start().stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('A contract is signed after 1000 ms, and says when (R12.5)', async () => {
  const { actors } = createServices();
  const input = { documentId: 'CCA-1', signature: 'Ada' };
  expect(await answerAfter(SIGNING_MS - 1, actors.signContract, input)).toBe('waiting');
  vi.setSystemTime(new Date(STARTED_AT));
  const signedAt = '2026-11-21T09:00:01+00:00';
  expect(await answerAfter(SIGNING_MS, actors.signContract, input)).toEqual({ signedAt });
});

it('A contract is signed at the time of the clock that is given (R12.5)', async () => {
  const { actors, now } = createServices(createScaledClock(BROWSER_CLOCK, 10));
  await vi.advanceTimersByTimeAsync(60_000);
  const signing = answerAfter(SIGNING_MS / 10, actors.signContract, { documentId: 'CCA-1', signature: 'Ada' });
  expect([now(), await signing]).toEqual(['2026-11-21T09:10:00+00:00', { signedAt: '2026-11-21T09:10:01+00:00' }]);
});

it.each([
  [7, 7],
  [4_293_999_999, 999_999],
])('A document is numbered by chance, and says when: %i makes %i (R12.1)', async (drawn, documentNumber) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) =>
    Object.assign(array as Uint32Array<ArrayBuffer>, [drawn]),
  );
  const { actors } = createServices();
  const issued = { documentNumber, issuedAt: '2026-11-21T09:00:00+00:00' };
  expect(await answerAfter(0, actors.issueDocumentNumber, undefined)).toEqual(issued);
});

describe('The simulation', () => {
  const STRICT = { requireContractScroll: true };

  const NOTHING = [undefined, null, '', 'null', '7', '"signContract"', '{broken', '{}', '{"failing":"signContract"}'];
  it.each(NOTHING)('asks for nothing where %j is found, or no storage at all (R12.2)', (text) => {
    if (text !== undefined) request(text);
    expect(() => failIfRequested('signContract')).not.toThrow();
    expect(policyOr(DEFAULT_POLICY)).toBe(DEFAULT_POLICY);
  });

  it('can ask for the contract to be scrolled, and for nothing else of the policy (R12.2)', () => {
    request('{"requireContractScroll":true}');
    expect(policyOr(DEFAULT_POLICY)).toEqual(STRICT);
    request('{"requireContractScroll":false}');
    expect(policyOr(STRICT)).toBe(STRICT);
  });

  const CREDENTIALS = { email: DEMO_USER.email, secretId: '' };
  it.each<[string, Port, unknown, number]>([
    ['signIn', 'signIn', CREDENTIALS, SIGN_IN_MS],
    ['connectPatreon', 'connectPatreon', CREDENTIALS, PATREON_CONNECT_MS],
    ['connectAccount:shopify', 'connectAccount', { account: 'shopify' }, ACCOUNT_CONNECT_MS],
    ['signContract', 'signContract', { documentId: 'CCA-1', signature: 'Ada' }, SIGNING_MS],
    ['issueDocumentNumber', 'issueDocumentNumber', undefined, 0],
    ['watchCountdown', 'watchTime', { fromMs: 0, reportAs: 'countdown.advanced' }, 0],
  ])('lets only %s fail, in time (R4.5, R5.4, R5.5, R12.1, R12.5, R13.1)', async (id, port, input, ms) => {
    const logic: AnyActorLogic = createServices().actors[port];
    const failure = `${id} fails in this simulation`;
    request(JSON.stringify({ failing: ['another', id] }));
    expect(ms === 0 || (await answerAfter(ms - 1, logic, input, id))).toBe(ms === 0 || 'waiting');
    expect(await answerAfter(ms, logic, input, id)).toBe(failure);
    request('{"failing":["another"]}');
    expect(await answerAfter(ms, logic, input, id)).not.toBe(failure);
  });
});
