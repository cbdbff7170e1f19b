import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notices } from '#src/build/notices.ts';
import { THIRD_PARTY_NOTICES } from '#src/content/thirdPartyNotices.ts';
import { noticesText, readPackage } from '#src/build/noticesText.ts';

const TEXT = `Permission is granted. ${'x'.repeat(400)}`;
const WITH_TEXT = { LICENSE: TEXT };
/** Pages are really built here, which a loaded machine takes its time for. */
const TEST_DEADLINE_MS = 60_000;
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return dirname(file);
}

function writePackage(name: string, manifest: object, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text);
  return write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', ...manifest }));
}

/** Two pages of one build, the product's and one that is built after it, and what writes them down and is not served. */
function secondPage(): Plugin {
  const reading = (input: string) => ({ emptyOutDir: false, rolldownOptions: { input } });
  const server = { consumer: 'server', resolve: { noExternal: true }, build: reading('server.js') };
  const second = { consumer: 'client', build: reading('second.html') };
  return {
    name: 'second-page',
    config: () => ({ environments: { second: second as object, server: server as object } }),
    buildApp: {
      order: 'post',
      async handler({ build, environments: { client, second: page, server: writer } }) {
        for (const one of [writer, client, page]) if (one !== undefined) await build(one);
      },
    },
  };
}

async function build(plugins: Plugin[]): Promise<string> {
  const builder = await createBuilder({ root, configFile: false, logLevel: 'silent', plugins, build: { write: true } });
  await builder.buildApp();
  return readFileSync(join(root, 'dist/third-party-notices.txt'), 'utf8');
}

describe('the notices of a build', { timeout: TEST_DEADLINE_MS }, () => {
  it('name each package of every page: its code, its styles also by import, its fonts, and the tools own code', async () => {
    const script = { 'main.js': 'export const a = () => location.reload();', LICENSE: TEXT };
    writePackage('in-script', { license: 'MIT', main: 'main.js' }, script);
    writePackage('in-second', { license: 'ISC', main: 'main.js' }, script);
    writePackage('unused', { license: 'MIT', main: 'main.js' }, script);
    writePackage('@some/styles', { license: 'MIT' }, { 'sheet.css': '.some { color: red }', LICENSE: TEXT });
    writePackage('font', { license: 'OFL-1.1' }, { 'font.woff2': 'x'.repeat(5000), LICENSE: TEXT });
    writePackage('vite', { license: 'MIT' }, WITH_TEXT);
    write('index.html', '<!doctype html><script type="module" src="/main.js"></script>');
    write('main.js', "import './own.css'; import { a } from 'in-script'; a();");
    const font = "@font-face { font-family: f; src: url('./node_modules/font/font.woff2') }";
    write('own.css', `@import './deeper.css'; ${font}`);
    write('deeper.css', "@import '@some/styles/sheet.css';");
    write('second.html', '<!doctype html><script type="module" src="/second.js"></script>');
    write('second.js', "import { a } from 'in-second'; a();");
    write('server.js', "import { a } from 'unused'; a();");
    const text = await build([secondPage(), notices()]);
    const named = [...text.matchAll(/^={20,}\n(.*)\nLicence: (.*)$/gm)].map(
      ([, name, licence]) => `${name} ${licence}`,
    );
    const ofTools = ['in-script 1.2.3 MIT', 'in-second 1.2.3 ISC', 'vite 1.2.3 MIT'];
    expect(named).toEqual(['@some/styles 1.2.3 MIT', 'font 1.2.3 OFL-1.1', ...ofTools]);
  });

  it('are not written before every page is built, so that none is missing', async () => {
    writePackage('vite', { license: 'MIT' }, WITH_TEXT);
    write('index.html', '<!doctype html><script type="module">document.title = "A";</script>');
    write('second.html', '<!doctype html>');
    write('server.js', 'process.exit();');
    await expect(build([notices(), secondPage()])).rejects.toThrow('only when every page has been built');
    expect(existsSync(join(root, 'dist/third-party-notices.txt'))).toBe(false);
  });

  it('name each package once in the order of their names, with what its licence asks for', () => {
    const used = { version: '2.0.0', licence: 'MIT', text: 'Its text.' };
    const lines = noticesText(['b', 'simple-icons', 'a', 'b'].map((name) => ({ ...used, name }))).split('\n');
    const rule = '='.repeat(80);
    const about = (name: string, ...more: string[]) => [
      rule,
      `${name} 2.0.0`,
      'Licence: MIT',
      '',
      ...more,
      'Its text.',
      '',
    ];
    const marks = expect.stringMatching(/brands and their marks/) as string;
    const named = [...about('a'), ...about('b'), ...about('simple-icons', marks, '')];
    const [first, second] = THIRD_PARTY_NOTICES.introduction;
    expect(lines).toEqual([THIRD_PARTY_NOTICES.title, '', first, second, '', ...named]);
  });

  it('hold every licence and notice file of a package, and of Vite only what is served', () => {
    const license = 'Its own.\n\n# Licenses of bundled dependencies\nThose of its tools.';
    const files = { 'LICENSE.md': license, NOTICE: 'Its notice.', 'README.md': 'Read me.' };
    const read = readPackage(writePackage('vite', { license: 'MIT' }, files));
    expect(read).toEqual({ name: 'vite', version: '1.2.3', licence: 'MIT', text: 'Its own.\n\nIts notice.' });
    expect(readPackage('node_modules/pdfjs-dist').text).toContain('The PDFium Authors');
  });

  it('take the licence from its file where only that states it, and write down that of MIT where there is no file', () => {
    const stated = writePackage('stated', {}, { LICENSE: 'MIT License\n\nCopyright (c) Somebody' });
    expect(readPackage(stated)).toMatchObject({ licence: 'MIT', text: 'MIT License\n\nCopyright (c) Somebody' });
    const text = /no licence file.*\n\nCopyright \(c\) Ann Other\n\nPermission is hereby granted/;
    for (const author of ['Ann Other<ann@example.com>', { name: 'Ann Other' }])
      expect(readPackage(writePackage('bare', { license: 'MIT', author }, {})).text).toMatch(text);
  });

  it.each([
    [{}, {}, 'is part of the build and names no'],
    [{ license: 'MIT AND GPL-3.0-only' }, WITH_TEXT, 'has the licence MIT AND GPL-3.0-only, which is not on the list'],
    [{ license: 'ISC' }, {}, 'has no text of ISC'],
    [{ license: 'MIT' }, {}, 'nor an author'],
  ])('stop the build for a package that nobody may pass on: %j', (manifest, files, complaint) => {
    const folder = writePackage('bad', manifest, files);
    expect(() => readPackage(folder)).toThrow(complaint);
  });

  it('let a package pass that may be taken under a licence of the list', () => {
    const choice = { license: '(GPL-3.0-or-later OR ISC)' };
    expect(readPackage(writePackage('choice', choice, WITH_TEXT)).licence).toBe(choice.license);
  });
});
