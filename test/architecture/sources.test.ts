import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

function read(folder: string, pattern: RegExp) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }));
}

const sources = { machines: read('machines', /\.tsx?$/), src: read('src', /\.tsx?$/) };
const everything = [...sources.machines, ...sources.src];

describe('The sources', () => {
  it.each<[folder: 'machines' | 'src', pattern: RegExp, instead: string]>([
    ['machines', /new Date\(\)/, 'take the date as input'],
    ['src', /mode=["{']*popLayout/, 'use mode="wait": popLayout writes a style element'],
    ['src', /=\{\{\s*(base|xs|sm|md|lg|xl):/, 'use @media: it writes a style element'],
    ['src', /\blockScroll(?!=\{false\}|: false)/, 'set it to false: it injects a style'],
    ['src', /useWorker: true/, 'use confetti.create(canvas, { useWorker: false })'],
    ['src', /\.(innerHTML|outerHTML)\s*=/, 'render it with React'],
    ['src', /insertAdjacentHTML|document\.write\(/, 'render it with React'],
    ['src', /new Worker\(\s*URL\.createObjectURL/, 'serve the worker as a file'],
    ['src', /@ts-(ignore|nocheck)/, 'give it its type'],
  ])('in %s contain no %s: %s', (folder, pattern) => {
    expect(sources[folder].filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('style components and screens with CSS modules only', () => {
    const sheets = [...read('src/components', /\.css$/), ...read('src/screens', /\.css$/)];
    expect(sheets.map(({ path }) => path).filter((path) => !path.endsWith('.module.css'))).toEqual([]);
  });

  it('use only classes that their style sheet has', () => {
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

  it('have no test that no runner picks up', () => {
    const isRun =
      /^test\/((domain|journey|graph|architecture|documents|services|gate|build|paths)\/.*\.test\.(ts|mjs)|(review|faults)\/.*\.test\.tsx?|(screens|components|app)\/.*\.test\.tsx?|(e2e|engines|faults)\/.*\.spec\.ts)$/;
    const tests = ['test', 'src', 'machines'].flatMap((folder) => read(folder, /\.(test|spec)\./));
    expect(tests.map(({ path }) => path).filter((path) => !isRun.test(path))).toEqual([]);
  });
});

it('The docs name only files that exist', () => {
  const docs = [...read('docs', /\.md$/), { path: 'README.md', text: readFileSync(join(ROOT, 'README.md'), 'utf8') }];
  const named = docs.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:machines|src|test)\/[\w./-]+\.(?:tsx?|mjs|json|css))`/g)].map(([, file = '']) => ({
      path,
      file,
    })),
  );
  expect(named.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
});
