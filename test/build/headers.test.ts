import { describe, expect, it } from 'vitest';
import { cacheControl, contentPolicy, guardingHeaders, HTTPS_HEADERS } from '#src/build/headers.ts';
import { headersFile, securedPage } from '#src/build/securePages.ts';

const PRODUCTION = false;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; frame-src 'none'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default";

describe('The headers that guard a page', () => {
  it('let a page load its own files and nothing else, inline nothing, and be framed by nobody', () => {
    const { 'Permissions-Policy': features, ...others } = guardingHeaders(PRODUCTION);
    expect(others).toEqual({
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Origin-Agent-Cluster': '?1',
    });
    expect(features).toContain('camera=(), ');
    expect(features?.split(', ').every((feature) => feature.endsWith('=()'))).toBe(true);
  });

  it('let only a demonstration be framed, and only by its own pages', () => {
    const headers = guardingHeaders(true);
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
    const framed = POLICY.replace("frame-src 'none'", "frame-src 'self'");
    expect(headers['Content-Security-Policy']).toBe(framed.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  });

  it('keep files with a hash in their name for ever, and ask for everything else anew', () => {
    const cached = ['/assets/index-1a2b.js', '/', '/index.html', '/forms/contract.pdf'].map(cacheControl);
    expect(cached).toEqual(['public, max-age=31536000, immutable', 'no-cache', 'no-cache', 'no-cache']);
  });
});

it('What a host takes the headers from names every header for every path, in the form of static hosts', () => {
  const everyHeader = Object.entries({ ...guardingHeaders(PRODUCTION), ...HTTPS_HEADERS });
  const [all = '', assets] = headersFile(PRODUCTION).split('\n\n');
  expect(all.split('\n')).toEqual(['/*', ...everyHeader.map(([name, value]) => `  ${name}: ${value}`)]);
  expect(assets).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

describe('A secured page', () => {
  const page = `<head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/assets/a.js"></script>
    <link rel="stylesheet" href="/assets/b.css">
    <link rel="icon" href="/favicon.svg" />
  </head>`;

  it('names its policy before anything else, and the hash of each script and style sheet, and of nothing else', () => {
    const result = securedPage(page, PRODUCTION, (path) => new TextEncoder().encode(path));
    const [, , first = ''] = result.split('\n').map((line) => line.trim());
    expect(first).toBe(`<meta http-equiv="Content-Security-Policy" content="${contentPolicy(PRODUCTION, 'meta')}" />`);
    expect(contentPolicy(PRODUCTION, 'meta')).toBe(POLICY.replace("frame-ancestors 'none'; ", ''));
    expect([...result.matchAll(/integrity="sha384-[\w+/=]{64}"/g)]).toHaveLength(2);
    expect(result).toMatch(/src="\/assets\/a\.js" integrity="sha384-[^"]+"><\/script>/);
    expect(result).toMatch(/href="\/assets\/b\.css" integrity="sha384-[^"]+">/);
  });

  it('is refused when it does not begin as every page does', () => {
    expect(() => securedPage('<head></head>', PRODUCTION, () => new Uint8Array())).toThrow(/charset/);
  });
});
