import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder, createServer, type Plugin } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isDemonstration } from '#src/build/headers.ts';
import { listModules } from '#src/build/listModules.ts';
import { headersFile, securePages } from '#src/build/securePages.ts';
import { visualizerPage } from '#src/build/visualizerPage.ts';

/** Pages are really built here, which a loaded machine takes its time for. */
const TEST_DEADLINE_MS = 60_000;

/** Writes the shell of a build, which the product's own build makes of its first page. */
const writeShell = (root: string): Plugin => ({
  name: 'write-shell',
  async buildApp({ build, environments }) {
    if (environments['client'] !== undefined) await build(environments['client']);
    copyFileSync(join(root, 'out/index.html'), join(root, 'out/app.html'));
  },
});

it(
  'a build secures every page, also the one for what is missing, lists its sources and has what hosts ask for',
  { timeout: TEST_DEADLINE_MS },
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'pages-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const name of ['index', 'visualizer']) {
      const script = `<script type="module" src="/${name}.js"></script>`;
      writeFileSync(join(root, `${name}.html`), `<!doctype html><head><meta charset="utf-8" />${script}</head>`);
      writeFileSync(join(root, `${name}.js`), `import './${name}.css'; document.title = '${name}';`);
      writeFileSync(join(root, `${name}.css`), 'body { color: red }');
    }
    const plugins = [listModules(), writeShell(root), visualizerPage(), securePages()];
    const builder = await createBuilder({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: { outDir: 'out' },
    });
    await builder.buildApp();
    const read = (name: string) => readFileSync(join(root, 'out', name), 'utf8');
    const pages = ['index.html', 'visualizer.html', 'app.html', '404.html'].map(read);
    const isSecured =
      /http-equiv="Content-Security-Policy"[^]*<meta name="referrer" content="no-referrer" \/>[^]*integrity="sha384-/;
    expect(pages.filter((page) => !isSecured.test(page))).toEqual([]);
    expect(pages[3]).toBe(pages[2]);
    const sources = Object.values(JSON.parse(read('.vite/modules.json')) as Record<string, string[]>).flat();
    expect(sources.filter((name) => /^\w+\.js$/.test(name))).toEqual(['index.js']);
    expect(read('_headers')).toBe(headersFile(false));
    const guarded = ['true', 'no'].map((value) => isDemonstration({ VITE_DEMONSTRATION: value }));
    expect(guarded).toEqual([true, false]);
  },
);

it('a server prints the address of the statechart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [visualizerPage()],
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const printed = vi.spyOn(server.config.logger, 'info');
  server.printUrls();
  const address = printed.mock.calls.at(-1)?.[0] ?? '';
  expect(address).toMatch(/^ {2}➜ {2}Statechart: http:\/\/127\.0\.0\.1:\d+\/visualizer\.html$/);
});
