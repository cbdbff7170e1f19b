import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notices, noticesText } from '#src/build/notices.ts';
import { THIRD_PARTY_NOTICES } from '#src/content/thirdPartyNotices.ts';

const WITH_TEXT = { LICENSE: 'Permission is granted.' };
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

/** What the file says of the package in this folder. */
const noticeOf = (folder: string) => noticesText([folder]).split(`${'='.repeat(80)}\n`)[1];

describe('the notices of a build', { timeout: TEST_DEADLINE_MS }, () => {
  beforeEach(() => {
    const lock = {
      '': {},
      'asked-for': {},
      tool: { dev: true },
      native: { optional: true },
      types: { devOptional: true },
    };
    const packages = Object.entries(lock).map(([name, facts]) => [name && `node_modules/${name}`, facts]);
    write('package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages) as object }));
    for (const name of ['asked-for', 'rolldown', 'vite']) writePackage(name, { license: 'MIT' }, WITH_TEXT);
    for (const name of ['asked-for', 'tool']) write(`node_modules/${name}/index.js`, 'export const a = () => open();');
    write('node_modules/tool/font.woff2', 'x'.repeat(5000));
    write('index.html', '<!doctype html><script type="module" src="/main.js"></script>');
  });
  const building = (script: string) => {
    write('main.js', script);
    return build({ root, configFile: false, logLevel: 'silent', plugins: [notices()] });
  };

  it('name what the lock holds for the product, and the tools whose code is added, in the order of their names', async () => {
    await building("import { a } from 'asked-for'; a();");
    const text = readFileSync(join(root, 'dist/third-party-notices.txt'), 'utf8');
    const named = [...text.matchAll(/^={20,}\n(.*)\nLicence: MIT$/gm)].map(([, name]) => name);
    expect(named).toEqual(['asked-for 1.2.3', 'rolldown 1.2.3', 'vite 1.2.3']);
  });

  it.each(["import { a } from 'tool'; a();", "import './own.css';"])(
    'are refused when something for development alone is served: %s',
    async (script) => {
      write('own.css', "@font-face { font-family: f; src: url('./node_modules/tool/font.woff2') }");
      await expect(building(script)).rejects.toThrow('node_modules/tool is part of the build, but no dependency');
    },
  );
});

describe('the notice of a package', () => {
  it('has what its licence asks for below its name', () => {
    const lines = noticesText([writePackage('simple-icons', { license: 'MIT' }, WITH_TEXT)]).split('\n');
    const { title, introduction, brands } = THIRD_PARTY_NOTICES;
    const about = ['simple-icons 1.2.3', 'Licence: MIT', '', brands, '', 'Permission is granted.', ''];
    expect(lines).toEqual([title, '', ...introduction, '', '='.repeat(80), ...about]);
  });

  it('holds every licence and notice file, and of Vite only what is served', () => {
    const license = 'Its own.\n\n# Licenses of bundled dependencies\nThose of its tools.';
    const files = { 'LICENSE.md': license, NOTICE: 'Its notice.', 'README.md': 'Read me.' };
    const notice = noticeOf(writePackage('vite', { license: 'MIT' }, files));
    expect(notice).toBe('vite 1.2.3\nLicence: MIT\n\nIts own.\n\nIts notice.\n');
    expect(noticeOf('node_modules/pdfjs-dist')).toContain('The PDFium Authors');
  });

  it('takes the licence from its file where only that states it, and writes down that of MIT where there is no file', () => {
    const stated = writePackage('stated', {}, { LICENSE: 'MIT License\n\nCopyright (c) Somebody' });
    expect(noticeOf(stated)).toContain('Licence: MIT\n\nMIT License\n\nCopyright (c) Somebody');
    const text = /no licence file.*\n\nCopyright \(c\) Ann Other\n\nPermission is hereby granted/;
    const author = 'Ann Other<ann@example.com>';
    expect(noticeOf(writePackage('bare', { license: 'MIT', author }, {}))).toMatch(text);
  });

  it.each([
    [{}, {}, 'has the licence of no name, which is not on the list'],
    [{ license: 'MIT AND GPL-3.0-only' }, WITH_TEXT, 'has the licence MIT AND GPL-3.0-only, which is not on the list'],
    [{ license: 'ISC' }, {}, 'has no text of ISC'],
    [{ license: 'MIT', author: { name: 'Ann Other' } }, {}, 'has no text of MIT'],
  ])('stops the build for a package that nobody may pass on: %j', (manifest, files, complaint) => {
    const folder = writePackage('bad', manifest, files);
    expect(() => noticesText([folder])).toThrow(complaint);
  });
});
