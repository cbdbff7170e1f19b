import { request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardingHeaders } from '#src/build/headers.ts';

const PAGE = '<!doctype html><html lang="en"><body><div id="root"></div></body></html>';
const LANDING = PAGE.replace('</div>', '<h1>Get your future revenue now</h1></div>');
const OFFERS = PAGE.replace('</div>', '<h1>Your Revenue Purchase Offers</h1></div>');
const ROOT = resolve(import.meta.dirname, '../..');

const folder = mkdtempSync(join(tmpdir(), 'serving-'));
let origin = '';
let close = async (): Promise<void> => {};

async function get(path: string) {
  const answer = await fetch(origin + path, { headers: { accept: '*/*' } });
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  return { status: answer.status, type, cache: answer.headers.get('cache-control'), text: await answer.text() };
}

/** The same for a path as it is, which `fetch` would resolve first. */
function getRaw(path: string): ReturnType<typeof get> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { accept: '*/*' } }, (answer) => {
      const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
      const { statusCode: status = 0, headers } = answer;
      text(answer).then(
        (words) => resolve({ status, type, cache: headers['cache-control'] ?? null, text: words }),
        reject,
      );
    });
    asked.on('error', reject).end();
  });
}

/** Lays a file of the served folder down. */
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('the server of the built product', () => {
  beforeAll(async () => {
    write('secret.txt', 'outside of the build');
    write('dist/index.html', LANDING);
    write('dist/app.html', PAGE);
    write('dist/offers.html', OFFERS);
    write('dist/assets/index-1a2b3c.js', 'export {};');
    write('dist/assets/pdfjs-1/cmaps/H.bcmap', 'map');
    write('dist/forms/contract.pdf', '%PDF-1.7');
    write('dist/.vite/manifest.json', '{}');
    write('dist/_headers.txt', 'for the host');
    const server = await preview({
      root: folder,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'silent',
      preview: { port: 0, strictPort: false, host: '127.0.0.1' },
    });
    origin = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
    close = () => server.close();
  });

  afterAll(() => close());

  const page = { status: 200, type: 'text/html', cache: 'no-cache', text: PAGE };
  const missing = { status: 404, type: 'text/plain', cache: 'no-store', text: 'Not found' };

  it.each(['/offers', '/offers/', '/offers?from=mail', '/offers?%E0%A4%A', '/offers?../..#?'])(
    'answers %s with the page that has the screen in it, asked anew each time (R1.1)',
    async (path) => expect(await getRaw(path)).toEqual({ ...page, text: OFFERS }),
  );

  const unknown = { ...page, status: 404, cache: 'no-store' };
  it.each([
    '/absent',
    '/absent?from=mail',
    '//',
    '///',
    '//offers',
    '/offers//',
    '/offers;',
    '/OFFERS',
    '/%6ffers',
    '/offers%2e',
    '/offers%2F',
    '/%E0%A4%A',
    '/%',
    '/%?%',
    '/%00',
    '/\\\\',
    '/%5C%5C',
    '/..%2f..',
    '/..%2foffers',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/<script>',
    `/${'a'.repeat(20_000)}`,
  ])('answers the unknown address %.40s with the 404 screen and status 404 (R1.2)', async (path) => {
    expect(await getRaw(path)).toEqual(unknown);
  });

  it('answers its own page without a screen with status 200', async () => {
    expect(await get('/app.html')).toEqual(page);
  });

  it.each(['/', '/?from=mail', '/?', '/??//', '/#/', '/index.html'])(
    'answers %s with the page that has the landing screen in it, asked anew each time (R3.2)',
    async (path) => expect(await getRaw(path)).toEqual({ ...page, text: LANDING }),
  );

  const outside = ['/../secret.txt', '/..%5csecret.txt', '/%2e%2e%2fsecret.txt', '/a%00.js', '/%E0%A4%A.js'];
  const files = [
    ...outside,
    '/forms/absent.pdf',
    '/assets/.absent',
    '/%61ssets%2fabsent',
    '/absent.html',
    '/..%2fsecret.txt',
  ];
  it.each([...files, '/.vite/manifest.json', '/_headers.txt'])(
    'answers 404 in text for the file %s, which is missing or for the host',
    async (path) => expect(await getRaw(path)).toEqual(missing),
  );

  it.each(['/', '/offers', '/forms/contract.pdf', '/absent.html', '/absent', '/%E0%A4%A', '//'])(
    'guards its answer to %s, whatever that is',
    async (path) => {
      const { headers } = await fetch(origin + path);
      const guards = Object.entries(guardingHeaders(false));
      expect(guards.filter(([name, value]) => headers.get(name) !== value)).toEqual([]);
    },
  );

  it('lets the browser keep hashed files for ever', async () => {
    const cached = { status: 200, type: 'text/javascript', cache: 'public, max-age=31536000, immutable' };
    expect(await get('/assets/index-1a2b3c.js')).toEqual({ ...cached, text: 'export {};' });
  });

  it('names the type of a character map, and has it kept for ever (R20.7)', async () => {
    const map = { status: 200, type: 'application/octet-stream', cache: 'public, max-age=31536000, immutable' };
    expect(await get('/assets/pdfjs-1/cmaps/H.bcmap')).toEqual({ ...map, text: 'map' });
  });

  it('has the browser revalidate documents', async () => {
    expect(await get('/forms/contract.pdf')).toEqual({ ...page, type: 'application/pdf', text: '%PDF-1.7' });
  });
});

describe('the development server', () => {
  beforeAll(async () => {
    write('index.html', PAGE);
    write('public/forms/contract.pdf', '%PDF-1.7');
    const server = await createServer({
      root: folder,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
    });
    await server.listen();
    origin = new URL(server.resolvedUrls?.local[0] ?? 'http://absent').origin;
    close = () => server.close();
  });

  afterAll(() => close());

  it.each([
    ['/', 200, 'text/html'],
    ['/offers', 200, 'text/html'],
    ['/no-such-page', 200, 'text/html'],
    ['/forms/absent.pdf', 404, ''],
    ['/src/absent.js', 404, ''],
    ['/absent.html', 404, ''],
    ['/assets/absent', 404, ''],
    ['/%E0%A4%A', 200, 'text/html'],
    ['//', 200, 'text/html'],
    ['/@vite/client', 200, 'text/javascript'],
    ['/forms/contract.pdf', 200, 'application/pdf'],
  ])('answers %s with %i: the page, its own modules, the public files, or a refusal', async (path, status, type) => {
    const answer = await get(path);
    expect([answer.status, answer.type]).toEqual([status, type]);
    expect(answer.text.includes('<div id="root">')).toBe(type === 'text/html');
  });
});
