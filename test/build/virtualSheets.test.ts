import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { fallbackFonts } from '#src/build/virtualSheets.ts';

it('The stylesheet scales every fallback font in the design tokens', async () => {
  const server = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    appType: 'custom',
    logLevel: 'silent',
    plugins: [fallbackFonts()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  onTestFinished(() => server.close());
  const result = await server.environments.client.transformRequest('virtual:fallback-fonts.css');
  const stylesheet = result?.code.replaceAll(String.raw`\"`, '"') ?? '';
  const names = [...stylesheet.matchAll(/font-family: "([^"]+)";[^}]*\bsize-adjust: [\d.]+%/g)].map(([, name]) => name);
  const tokens = readFileSync('src/app/theme/tokens.css', 'utf8');
  const tokenNames = [...tokens.matchAll(/'(\w+ as \w+)'/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(tokenNames));
});
