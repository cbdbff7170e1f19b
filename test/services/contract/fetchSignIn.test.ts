import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describePort } from './backEndContract.ts';
import { createSignIn } from './fetchSignIn.ts';

const ADA = { email: 'ada@example.com', name: 'Ada Lovelace' };

let isDown = false;
let requests: (() => void)[] = [];

/** A server that knows Ada and holds its answers back until the test lets it answer. */
function fakeFetch(_address: string, { body, signal }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const answer = () => {
      const { email, password } = JSON.parse(body as string) as Record<string, string>;
      if (isDown) reject(new TypeError('Failed to fetch'));
      else
        resolve(email === ADA.email && password === 'right' ? Response.json(ADA) : new Response(null, { status: 401 }));
    };
    requests.push(answer);
    signal?.addEventListener('abort', () => {
      requests = requests.filter((request) => request !== answer);
      reject(signal.reason as Error);
    });
  });
}

beforeEach(() => {
  isDown = false;
  requests = [];
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
  world: {
    letAnswer: () => {
      for (const request of requests.splice(0)) request();
      return new Promise((resolve) => setImmediate(resolve));
    },
    breakDown: () => void (isDown = true),
    countOpen: () => requests.length,
  },
});

it('docs/services.md shows the tested example', () => {
  const read = (path: string) => readFileSync(join(resolve(import.meta.dirname, '../../..'), path), 'utf8');
  expect(read('docs/services.md')).toContain(read('test/services/contract/fetchSignIn.ts'));
});
