import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeSignIn } from './backEndContract.ts';
import { createSignIn } from './fetchSignIn.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ADA = { email: 'ada@example.com', name: 'Ada Lovelace' };
const accepted = { email: ADA.email, password: 'right' };

let isDown = false;
let requests: (() => void)[] = [];

/** A server that knows Ada and holds its answers back until the test lets it answer. */
function fakeFetch(_address: string, { body, signal }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const answer = () => {
      const { email, password } = JSON.parse(body as string) as typeof accepted;
      const isRight = email === accepted.email && password === accepted.password;
      if (isDown) reject(new TypeError('Failed to fetch'));
      else resolve(isRight ? Response.json(ADA) : new Response(null, { status: 401 }));
    };
    requests.push(answer);
    signal?.addEventListener('abort', () => {
      requests = requests.filter((request) => request !== answer);
      reject(signal.reason as Error);
    });
  });
}

beforeEach(() => {
  [isDown, requests] = [false, []];
  vi.stubGlobal('fetch', fakeFetch);
});
afterEach(() => void vi.unstubAllGlobals());

describeSignIn('the documented example', {
  create: createSignIn,
  accepted,
  refused: { ...accepted, password: 'wrong' },
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
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  expect(read('docs/services.md')).toContain(read('test/services/contract/fetchSignIn.ts'));
});
