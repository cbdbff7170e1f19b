import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

function readFiles(folder: string, pattern: RegExp) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }));
}

const sources = { machines: readFiles('machines', /\.tsx?$/), src: readFiles('src', /\.tsx?$/) };
const allSources = [...sources.machines, ...sources.src];

describe('The source code', () => {
  it.each<[folder: 'machines' | 'src', pattern: RegExp, instead: string]>([
    ['machines', /new Date\(\)/, 'take the date as input'],
    ['src', /mode=["{']*popLayout/, 'use mode="wait": popLayout injects a style element'],
    ['src', /=\{\{\s*(base|xs|sm|md|lg|xl):/, 'use @media: breakpoint props inject a style element'],
    ['src', /\blockScroll(?!=\{false\}|: false)/, 'set it to false: it injects a style element'],
    ['src', /useWorker: true/, 'use confetti.create(canvas, { useWorker: false })'],
    ['src', /\.(innerHTML|outerHTML)\s*=/, 'render it with React'],
    ['src', /insertAdjacentHTML|document\.write\(/, 'render it with React'],
    ['src', /new Worker\(\s*URL\.createObjectURL/, 'serve the worker as a file'],
    ['src', /@ts-(ignore|nocheck)/, 'fix the type'],
  ])('in %s never matches %s: %s', (folder, pattern) => {
    expect(sources[folder].filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('styles components and screens only with CSS modules', () => {
    const stylesheets = [...readFiles('src/components', /\.css$/), ...readFiles('src/screens', /\.css$/)];
    expect(stylesheets.map(({ path }) => path).filter((path) => !path.endsWith('.module.css'))).toEqual([]);
  });

  it('uses only classes that exist in the imported CSS module', () => {
    const missing = allSources.flatMap(({ path, text }) =>
      [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', importPath = '']) => {
        const file = importPath.startsWith('#')
          ? join(ROOT, importPath.slice(1))
          : join(ROOT, dirname(path), importPath);
        const defined = new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z]\w*/gi));
        const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, className = '']) => className);
        return used.filter((className) => !defined.has(className)).map((className) => `${path}: ${className}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('has test files only where a test runner looks for them', () => {
    const RUNNER_PATTERN =
      /^test\/((domain|journey|graph|architecture|documents|services|gate|build|paths)\/.*\.test\.(ts|mjs)|(review|faults)\/.*\.test\.tsx?|(screens|components|app)\/.*\.test\.tsx?|(e2e|engines|faults)\/.*\.spec\.ts)$/;
    const tests = ['test', 'src', 'machines'].flatMap((folder) => readFiles(folder, /\.(test|spec)\./));
    expect(tests.map(({ path }) => path).filter((path) => !RUNNER_PATTERN.test(path))).toEqual([]);
  });
});

it('The docs mention only files that exist', () => {
  const docs = [
    ...readFiles('docs', /\.md$/),
    { path: 'README.md', text: readFileSync(join(ROOT, 'README.md'), 'utf8') },
  ];
  const mentioned = docs.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:machines|src|test)\/[\w./-]+\.(?:tsx?|mjs|json|css))`/g)].map(([, file = '']) => ({
      path,
      file,
    })),
  );
  expect(mentioned.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
});
