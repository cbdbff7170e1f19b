import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '#src/build/headers.ts';

const PAGE = '<!doctype html><html lang="en"><body><div id="root"></div></body></html>';
const LANDING = PAGE.replace('</div>', '<h1>Landing</h1></div>');
const OFFERS = PAGE.replace('</div>', '<h1>Offers</h1></div>');
const SECRET = 'must never be served';
const ROOT = resolve(import.meta.dirname, '../..');
const CONFIG = { configFile: join(ROOT, 'vite.config.ts'), logLevel: 'silent' } as const;

const folder = mkdtempSync(join(tmpdir(), 'serving-'));
let port = 0;
let close = async (): Promise<void> => {};

/** Requests a path unchanged; `fetch` would normalize it first. */
async function get(path: string, headers: OutgoingHttpHeaders = {}) {
  const options = { hostname: '127.0.0.1', port, path, headers: { accept: '*/*', ...headers } };
  const response = await new Promise<IncomingMessage>((resolveResponse, reject) => {
    request(options, resolveResponse).on('error', reject).end();
  });
  const [type = ''] = (response.headers['content-type'] ?? '').split(';');
  return {
    headers: response.headers,
    answer: {
      status: response.statusCode,
      type,
      cache: response.headers['cache-control'],
      text: await text(response),
    },
  };
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('The preview server', () => {
  beforeAll(async () => {
    const outside = ['secret', 'secret.html', 'secret.js', 'secret.txt', 'dist-old/secret.txt'];
    outside.forEach((path) => write(path, SECRET));
    write('dist/index.html', LANDING);
    write('dist/app.html', PAGE);
    write('dist/offers.html', OFFERS);
    write('dist/assets/index-1a2b3c.js', 'export {};');
    write('dist/assets/pdfjs-1/cmaps/H.bcmap', 'map');
    write('dist/forms/contract.pdf', '%PDF-1.7');
    write('dist/.vite/manifest.json', SECRET);
    write('dist/_headers.txt', SECRET);
    const server = await preview({
      ...CONFIG,
      root: folder,
      preview: { port: 0, strictPort: false, host: '127.0.0.1' },
    });
    port = (server.httpServer.address() as AddressInfo).port;
    close = () => server.close();
  });

  afterAll(() => close());

  const page = { status: 200, type: 'text/html', cache: 'no-cache', text: PAGE };

  it.each(['/offers', '/offers/', '/offers?from=mail', '/offers?%E0%A4%A', '/offers?../..#?'])(
    'serves the offers page at %s (R1.1)',
    async (path) => expect((await get(path)).answer).toEqual({ ...page, text: OFFERS }),
  );

  it.each(['/', '/?from=mail', '/??//', '/#/', '/index.html'])('serves the landing page at %s (R3.2)', async (path) =>
    expect((await get(path)).answer).toEqual({ ...page, text: LANDING }),
  );

  const UNKNOWN =
    '/absent?from=mail //offers /offers// /offers; /OFFERS /%6ffers /offers%2e /%E0%A4%A /%00 /\\\\ /..%2foffers ' +
    '/..%2f..%2f..%2fetc%2fpasswd /../../etc/passwd /../secret /..%2fsecret /%2e%2e/secret /<script>';
  it.each([...UNKNOWN.split(' '), `/${'a'.repeat(20_000)}`].map((path) => [path.slice(0, 40), path] as const))(
    'serves the 404 page at the unknown address %s (R1.2)',
    async (_start, path) => expect((await get(path)).answer).toEqual({ ...page, status: 404, cache: 'no-store' }),
  );

  const OUTSIDE_THE_BUILD =
    '/../secret.txt /../dist-old/secret.txt /..%2fsecret.txt /..%5csecret.txt /..\\secret.txt ' +
    '/%2e%2e%2fsecret.txt /%252e%252e%252fsecret.txt /assets/../../secret.txt /assets/..%2f..%2fsecret.js ' +
    '/assets/%2e%2e/%2e%2e/secret.js /assets/..%5c..%5csecret.js //../secret.txt /@fs/etc/hosts.txt /secret.txt';
  const HOST_CONFIGURATION =
    '/.vite/manifest.json /%2evite/manifest.json /assets/../.vite/manifest.json /_headers.txt /%5fheaders.txt';
  const ABSENT = '/forms/absent.pdf /assets/.absent /%61ssets%2fabsent /absent.html /a%00.js /%E0%A4%A.js';
  it.each([OUTSIDE_THE_BUILD, HOST_CONFIGURATION, ABSENT].flatMap((paths) => paths.split(' ')))(
    'responds with 404 at %s',
    async (path) => {
      const missing = { status: 404, type: 'text/plain', cache: 'no-store', text: 'Not found' };
      expect((await get(path)).answer).toEqual(missing);
    },
  );

  it.each(['/', '/offers', '/forms/contract.pdf', '/assets/index-1a2b3c.js', '/absent.html', '/absent', '//'])(
    'sends security headers at %s and does not allow other origins',
    async (path) => {
      const { headers } = await get(path, { origin: 'https://evil.example' });
      const expected = Object.entries(securityHeaders(false)).map(([name, value]) => [name.toLowerCase(), value]);
      expect(headers).toMatchObject(Object.fromEntries(expected));
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('rejects unknown host names, which prevents DNS rebinding', async () => {
    expect((await get('/', { host: 'evil.example' })).answer.status).toBe(403);
  });

  const cached = { status: 200, cache: 'public, max-age=31536000, immutable' };
  it.each([
    ['/app.html', page],
    ['/assets/index-1a2b3c.js', { ...cached, type: 'text/javascript', text: 'export {};' }],
    ['/assets/pdfjs-1/cmaps/H.bcmap', { ...cached, type: 'application/octet-stream', text: 'map' }],
    ['/forms/contract.pdf', { ...page, type: 'application/pdf', text: '%PDF-1.7' }],
  ])('serves %s, cached for a year only under /assets/ (R20.7)', async (path, expected) => {
    expect((await get(path)).answer).toEqual(expected);
  });
});
