import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ASSETS, cacheControl, contentPolicy, securityHeaders, HTTPS_HEADERS, isDemonstration } from './headers.ts';
import { SHELL_PAGE } from './strictServing.ts';

const NOT_FOUND_PAGE = '404.html';
const CHARSET = /<meta charset="utf-8" \/>/;
const OWN_FILE_TAG = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*(?=>)/g;

/**
 * The last build step: adds integrity hashes to each page, and the Content-Security-Policy for hosts that can't send
 * headers. Also writes `404.html` and `_headers`.
 */
export function securePages(): Plugin {
  return {
    name: 'secure-pages',
    apply: 'build',
    config: () => ({ builder: {} }),
    async buildApp({ config }) {
      const folder = resolve(config.root, config.build.outDir);
      const isFramed = isDemonstration(config.env);
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
        const file = join(folder, name);
        const read = (path: string) => readFileSync(join(folder, path));
        writeFileSync(file, securedPage(readFileSync(file, 'utf8'), isFramed, read));
      }
      copyFileSync(join(folder, SHELL_PAGE), join(folder, NOT_FOUND_PAGE));
      writeFileSync(join(folder, '_headers'), headersFile(isFramed));
    },
  };
}

/** Returns the content of `_headers`. The hosts that read this file use HTTPS and always revalidate pages. */
export function headersFile(isFramed: boolean): string {
  const headers = Object.entries({ ...securityHeaders(isFramed), ...HTTPS_HEADERS });
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}\n${ASSETS}*\n  Cache-Control: ${cacheControl(ASSETS)}\n`;
}

export function securedPage(page: string, isFramed: boolean, read: (path: string) => Uint8Array): string {
  if (!CHARSET.test(page)) throw new Error('The built page is missing <meta charset="utf-8" />.');
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(isFramed, 'meta')}" />`,
    '<meta name="referrer" content="no-referrer" />',
  ];
  return page
    .replace(CHARSET, (charset) => [charset, ...metas].join('\n    '))
    .replaceAll(OWN_FILE_TAG, (tag, path: string) => {
      const hash = createHash('sha384').update(read(path)).digest('base64');
      return `${tag} integrity="sha384-${hash}"`;
    });
}
