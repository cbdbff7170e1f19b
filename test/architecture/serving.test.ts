import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAGE = '<!doctype html><html lang="en"><body><div id="root"></div></body></html>';
const LANDING = PAGE.replace('</div>', '<h1>Get your future revenue now</h1></div>');
const ROOT = resolve(import.meta.dirname, '../..');

type Answer = { status: number; type: string | null; cache: string | null; text: string };

const folder = mkdtempSync(join(tmpdir(), 'serving-'));
let origin = '';
let close = async (): Promise<void> => {};

async function get(path: string): Promise<Answer> {
  const response = await fetch(origin + path, { headers: { accept: '*/*' } });
  const header = (name: string): string | null => response.headers.get(name);
  return {
    status: response.status,
    type: header('content-type'),
    cache: header('cache-control'),
    text: await response.text(),
  };
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('the server of the built product', () => {
  beforeAll(async () => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    mkdirSync(join(folder, 'dist/forms'));
    writeFileSync(join(folder, 'secret.txt'), 'outside of the build');
    writeFileSync(join(folder, 'dist/index.html'), LANDING);
    writeFileSync(join(folder, 'dist/app.html'), PAGE);
    writeFileSync(join(folder, 'dist/assets/index-1a2b3c.js'), 'export {};');
    writeFileSync(join(folder, 'dist/forms/contract.pdf'), '%PDF-1.7');
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

  const page: Answer = { status: 200, type: 'text/html;charset=utf-8', cache: 'no-cache', text: PAGE };
  const missing: Answer = { status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store', text: 'Not found' };

  it.each(['/offers', '/offers/', '/no-such-page', '/offers?from=mail', '/offers%2e', '/assets', '/app.html'])(
    'answers %s with the page without a screen in it, asked anew each time',
    async (path) => {
      expect(await get(path)).toEqual({ ...page, type: expect.stringMatching(/^text\/html/) as string });
    },
  );

  it.each(['/', '/?from=mail', '/index.html'])(
    'answers %s with the page that has the landing screen in it, asked anew each time (R3.2)',
    async (path) => {
      expect(await get(path)).toEqual({
        ...page,
        type: expect.stringMatching(/^text\/html/) as string,
        text: LANDING,
      });
    },
  );

  it.each(['/forms/absent.pdf', '/assets/absent.js', '/absent.html', '/offers/absent.png', '/..%2fsecret.txt'])(
    'answers 404 in text for the missing file %s',
    async (path) => {
      expect(await get(path)).toEqual(missing);
    },
  );

  it('lets the browser keep hashed files for ever', async () => {
    const { type, ...rest } = await get('/assets/index-1a2b3c.js');
    expect(type).toContain('javascript');
    expect(rest).toEqual({ status: 200, cache: 'public, max-age=31536000, immutable', text: 'export {};' });
  });

  it('serves a document and has it asked for anew', async () => {
    expect(await get('/forms/contract.pdf')).toEqual({
      status: 200,
      type: 'application/pdf',
      cache: 'no-cache',
      text: '%PDF-1.7',
    });
  });

  it('refuses an address that cannot be read', async () => {
    expect(await get('/%E0%A4%A')).toEqual({ status: 400, type: missing.type, cache: 'no-store', text: 'Bad request' });
  });
});

describe('the development server', () => {
  beforeAll(async () => {
    mkdirSync(join(folder, 'public/forms'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'public/forms/contract.pdf'), '%PDF-1.7');
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

  it.each(['/', '/offers', '/no-such-page'])('answers %s with the page', async (path) => {
    const { status, text } = await get(path);
    expect(status).toEqual(200);
    expect(text).toContain('<div id="root">');
  });

  it.each(['/forms/absent.pdf', '/src/absent.js', '/absent.html'])('answers 404 in text for %s', async (path) => {
    const { status, type } = await get(path);
    expect({ status, type }).toEqual({ status: 404, type: 'text/plain; charset=utf-8' });
  });

  it('serves its own modules and the public files', async () => {
    expect((await get('/@vite/client')).type).toContain('javascript');
    expect((await get('/forms/contract.pdf')).text).toEqual('%PDF-1.7');
  });
});
