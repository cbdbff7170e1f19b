import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fallbackFonts, themeVariables } from '#src/build/virtualSheets.ts';

async function served(plugin: Plugin, address: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    appType: 'custom',
    logLevel: 'silent',
    plugins: [plugin],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  onTestFinished(() => server.close());
  const result = await server.environments.client.transformRequest(address);
  return (result?.code ?? '').replaceAll(String.raw`\"`, '"');
}

describe('The style sheet of fallback fonts', () => {
  it('scales every fallback font that the tokens name', async () => {
    const sheet = await served(fallbackFonts(), 'virtual:fallback-fonts.css');
    const names = [...sheet.matchAll(/font-family: "([^"]+)";[^}]*\bsize-adjust: [\d.]+%/g)].map(([, name]) => name);
    const tokens = readFileSync('src/app/theme/tokens.css', 'utf8');
    const tokenNames = [...tokens.matchAll(/'(\w+ as \w+)'/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(tokenNames));
  });
});

describe('The style sheet of theme variables', () => {
  it("points Mantine's colors at the product's tokens in both color schemes", async () => {
    const sheet = await served(themeVariables(), 'virtual:mantine-variables.css');
    expect(sheet.match(/--mantine-color-body: [^;]+/g)).toEqual(Array(2).fill('--mantine-color-body: var(--cca-page)'));
  });
});
