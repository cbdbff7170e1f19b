import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { listModules } from '#src/build/listModules.ts';
import { headersFile, securePages } from '#src/build/securePages.ts';
import { visualizerPage } from '#src/build/visualizerPage.ts';

const BUILD_TIMEOUT_MS = 60_000;

/** Builds the client and copies its index page to `app.html`, like the product's build. */
const writeShell = (root: string): Plugin => ({
  name: 'write-shell',
  async buildApp({ build, environments }) {
    if (environments['client'] !== undefined) await build(environments['client']);
    copyFileSync(join(root, 'out/index.html'), join(root, 'out/app.html'));
  },
});

it('A build secures every page and writes its headers and module list', { timeout: BUILD_TIMEOUT_MS }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['index', 'visualizer']) {
    const script = `<script type="module" src="/${name}.js"></script>`;
    writeFileSync(join(root, `${name}.html`), `<!doctype html><head><meta charset="utf-8" />${script}</head>`);
    writeFileSync(join(root, `${name}.js`), `import './${name}.css'; document.title = '${name}';`);
    writeFileSync(join(root, `${name}.css`), 'body { color: red }');
  }
  const plugins = [listModules(), writeShell(root), visualizerPage(), securePages()];
  const build = { outDir: 'out' };
  const builder = await createBuilder({ root, configFile: false, logLevel: 'silent', plugins, build });
  await builder.buildApp();
  const read = (name: string) => readFileSync(join(root, 'out', name), 'utf8');
  const isSecured =
    /http-equiv="Content-Security-Policy"[^]*<meta name="referrer" content="no-referrer" \/>[^]*integrity="sha384-/;
  expect(read('index.html')).toMatch(isSecured);
  expect(read('visualizer.html')).toMatch(isSecured);
  expect(read('app.html')).toMatch(isSecured);
  expect(read('404.html')).toBe(read('app.html'));
  expect(read('_headers')).toBe(headersFile(false));
  const sources = Object.values(JSON.parse(read('.vite/modules.json')) as Record<string, string[]>).flat();
  expect(sources.filter((name) => /^\w+\.js$/.test(name))).toEqual(['index.js']);
});
