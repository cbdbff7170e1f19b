import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, securityHeaders, HTTPS_HEADERS } from '#src/build/headers.ts';
import { headersFile, securedPage } from '#src/build/securePages.ts';

const NOT_FRAMED = false;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; frame-src 'none'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default";
const SENSITIVE_FEATURES =
  'camera clipboard-read display-capture geolocation hid microphone payment publickey-credentials-get serial usb';

describe('The security headers', () => {
  it('allow only files from the same origin and block inline code', () => {
    const { 'Permissions-Policy': features, ...others } = securityHeaders(NOT_FRAMED);
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
    expect(features).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
  });

  it('disable browser features that access the device or make payments', () => {
    const disabled = securityHeaders(NOT_FRAMED)['Permissions-Policy']?.split(', ');
    expect(disabled).toEqual(expect.arrayContaining(SENSITIVE_FEATURES.split(' ').map((feature) => `${feature}=()`)));
  });

  it('allow framing only in a demonstration, by its own pages', () => {
    const framed = POLICY.replace("frame-src 'none'", "frame-src 'self'");
    expect(securityHeaders(true)).toEqual({
      ...securityHeaders(NOT_FRAMED),
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': framed.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    });
  });

  it('are all in the _headers file, for every path', () => {
    const everyHeader = Object.entries({ ...securityHeaders(NOT_FRAMED), ...HTTPS_HEADERS });
    const [all = '', assets] = headersFile(NOT_FRAMED).split('\n\n');
    expect(all.split('\n')).toEqual(['/*', ...everyHeader.map(([name, value]) => `  ${name}: ${value}`)]);
    expect(assets).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(HTTPS_HEADERS['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload');
  });
});

describe('A secured page', () => {
  it('has integrity hashes, and its policy directly after the charset', () => {
    const head = [
      '<meta charset="utf-8" />',
      '<script type="module" crossorigin src="/assets/a.js"></script>',
      '<link rel="stylesheet" href="/assets/b.css">',
      '<link rel="icon" href="/favicon.svg" />',
    ];
    const secured = securedPage(head.join('\n'), NOT_FRAMED, (path) => new TextEncoder().encode(path));
    const hashOf = (path: string) => createHash('sha384').update(path).digest('base64');
    expect(contentPolicy(NOT_FRAMED, 'meta')).toBe(POLICY.replace("frame-ancestors 'none'; ", ''));
    expect(secured.split(/\n\s*/)).toEqual([
      head[0],
      `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(NOT_FRAMED, 'meta')}" />`,
      '<meta name="referrer" content="no-referrer" />',
      `<script type="module" crossorigin src="/assets/a.js" integrity="sha384-${hashOf('/assets/a.js')}"></script>`,
      `<link rel="stylesheet" href="/assets/b.css" integrity="sha384-${hashOf('/assets/b.css')}">`,
      head[3],
    ]);
  });

  it('requires a charset tag before its policy', () => {
    expect(() => securedPage('<head></head>', NOT_FRAMED, () => new Uint8Array())).toThrow(/charset/);
  });
});
