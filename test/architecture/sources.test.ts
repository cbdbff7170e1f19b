import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

type Source = { path: string; text: string };

/** What no linter rule can say about the sources of a folder: a pattern, and what to do instead. */
const bans: { folder: 'machines' | 'src'; pattern: RegExp; instead: string }[] = [
  { folder: 'machines', pattern: /new Date\(\)/, instead: 'take the date as input' },
  { folder: 'src', pattern: /mode=["{']*popLayout/, instead: 'use mode="wait": popLayout writes a style element' },
  { folder: 'src', pattern: /=\{\{\s*(base|xs|sm|md|lg|xl):/, instead: 'use @media: it writes a style element' },
  { folder: 'src', pattern: /\blockScroll(?!=\{false\}|: false)/, instead: 'set it to false: it injects a style' },
  { folder: 'src', pattern: /useWorker: true/, instead: 'use confetti.create(canvas, { useWorker: false })' },
  { folder: 'src', pattern: /\.(innerHTML|outerHTML)\s*=/, instead: 'render it with React' },
  { folder: 'src', pattern: /insertAdjacentHTML|document\.write\(/, instead: 'render it with React' },
  { folder: 'src', pattern: /new Worker\(\s*URL\.createObjectURL/, instead: 'serve the worker as a file' },
  { folder: 'src', pattern: /@ts-(ignore|nocheck)/, instead: 'give it its type' },
];

function read(folder: string, pattern: RegExp): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }));
}

const sources = { machines: read('machines', /\.tsx?$/), src: read('src', /\.tsx?$/) };
const everything = [...sources.machines, ...sources.src];

describe('the sources', () => {
  it.each(bans)('contain no $pattern in $folder: $instead', ({ folder, pattern }) => {
    expect(sources[folder].length).toBeGreaterThan(0);
    expect(sources[folder].filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('speak of lending, loans and interest only to deny or to compare them (R19.6)', () => {
    const lines = sources.src
      .filter(({ path }) => path.startsWith('src/content/'))
      .flatMap(({ text }) => text.split('\n').map((line) => line.trim()));
    const named = lines.filter((line) => /\b(?:lend|lends|lenders?|lending|loans?|interest)\b/i.test(line));
    expect(named.length).toBeGreaterThan(5);
    // The list of what a creator doesn't pay has its "No" before each entry.
    const claimed = named.filter((line) => !/\b(?:not|no|none|compare)\b/i.test(line) && line !== "'interest',");
    expect(claimed).toEqual([]);
  });

  it('have no barrel: no index file and no file that only passes on', () => {
    const passesOn = /^(\s*(export (type )?(\*|\{[^}]*\}) from '[^']+';|\/\/.*|\/\*[\s\S]*?\*\/))+\s*$/;
    const barrels = everything.filter(({ path, text }) => /^index\.tsx?$/.test(basename(path)) || passesOn.test(text));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('name a component file in PascalCase like its export, every other file in camelCase', () => {
    const misnamed = everything.filter(({ path, text }) => {
      const name = basename(path).replace(/\.(d\.)?tsx?$/, '');
      if (/^[A-Z]/.test(name)) return !new RegExp(`export (function|const|class) ${name}\\b`).test(text);
      return !/^[a-z][A-Za-z0-9]*$/.test(name);
    });
    expect(misnamed.map(({ path }) => path)).toEqual([]);
  });

  it('load later only what lies in the same room, except where the app composes', () => {
    const strays = everything.flatMap(({ path, text }) => {
      const room = /^(src|machines)\/[^/]+\//.exec(path)?.[0] ?? '';
      const isApp = /^src\/(app\/|main\.tsx$|screens\/registry\.ts$)/.test(path);
      const loaded = [...text.matchAll(/\bimport\('#([^']+)'\)/g)].map(([, name = '']) => name);
      const allowed = (name: string) => isApp || name.startsWith(room);
      return loaded.filter((name) => !allowed(name)).map((name) => `${path}: ${name}`);
    });
    expect(strays).toEqual([]);
  });

  it('style components and screens with CSS modules only', () => {
    const sheets = [...read('src/components', /\.css$/), ...read('src/screens', /\.css$/)];
    expect(sheets.map(({ path }) => path).filter((path) => !path.endsWith('.module.css'))).toEqual([]);
  });

  it('use no class that the stylesheet does not have', () => {
    const missing = everything.flatMap(({ path, text }) =>
      [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
        const file = sheet.startsWith('#') ? join(ROOT, sheet.slice(1)) : join(ROOT, dirname(path), sheet);
        const styled = new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z]\w*/gi));
        const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
        return used.filter((one) => !styled.has(one)).map((one) => `${path}: ${one}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('hold no test that no runner picks up', () => {
    const pickedUp =
      /^test\/((domain|journey|graph|architecture|documents|services|gate|build|paths)\/.*\.test\.(ts|mjs)|(review|faults)\/.*\.test\.tsx?|(screens|components|app)\/.*\.test\.tsx?|(e2e|faults)\/.*\.spec\.ts)$/;
    const tests = ['test', 'src', 'machines'].flatMap((folder) => read(folder, /\.(test|spec)\./));
    expect(tests.map(({ path }) => path).filter((path) => !pickedUp.test(path))).toEqual([]);
  });
});
