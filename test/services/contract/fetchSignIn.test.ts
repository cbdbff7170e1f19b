import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '#test/support/deferred.ts';
import { describePort } from './backEndContract.ts';
import { createSignIn } from './fetchSignIn.ts';

const ADA = { email: 'ada@example.com', name: 'Ada Lovelace' };

let isDown = false;
const pendingAnswers = new Set<() => void>();

/** Fakes a server that knows Ada and answers only when the test calls `answerAll`. */
function fakeFetch(_address: string, { body, signal }: RequestInit): Promise<Response> {
  const { promise, resolve, reject } = deferred<Response>();
  const { email, password } = JSON.parse(body as string) as Record<string, string>;
  const isAda = email === ADA.email && password === 'right';
  const answer = () => {
    if (isDown) reject(new TypeError('Failed to fetch'));
    else resolve(isAda ? Response.json(ADA) : new Response(null, { status: 401 }));
  };
  pendingAnswers.add(answer);
  signal?.addEventListener('abort', () => pendingAnswers.delete(answer));
  return promise;
}

beforeEach(() => {
  isDown = false;
  pendingAnswers.clear();
  vi.stubGlobal('fetch', fakeFetch);
});
afterEach(() => void vi.unstubAllGlobals());

describePort('the documented example', {
  id: 'signIn',
  create: createSignIn,
  calls: [
    { input: { email: ADA.email }, password: 'right', answer: { user: ADA } },
    { input: { email: ADA.email }, password: 'wrong', answer: { user: null } },
  ],
  controls: {
    answerAll: () => {
      for (const answer of pendingAnswers) answer();
      return new Promise((resolve) => setImmediate(resolve));
    },
    failCall: () => void (isDown = true),
    countPending: () => pendingAnswers.size,
  },
});

it('docs/services.md shows the tested example', () => {
  const example = readFileSync('test/services/contract/fetchSignIn.ts', 'utf8');
  expect(readFileSync('docs/services.md', 'utf8')).toContain(example);
});
