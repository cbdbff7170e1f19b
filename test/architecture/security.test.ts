import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const MIN_PROMISES = 15;

const read = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');

/** Rows of the table of promises, each with a source file and the test that proves the promise. */
const promises = read('docs/SECURITY.md')
  .split('\n')
  .filter((line) => /^\| S\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , source = '', proof = '']) => {
    const [, file = '', title = ''] = /`([^`]+)`: (.+)/.exec(proof) ?? [];
    return { id, source: source.replaceAll('`', ''), file, title };
  });

it('Each promise in docs/SECURITY.md names an existing source file and test', () => {
  expect(promises.length).toBeGreaterThan(MIN_PROMISES);
  expect(promises.filter(({ source }) => read(source) === '')).toEqual([]);
  expect(promises.filter(({ file, title }) => title === '' || !read(file).includes(title))).toEqual([]);
});
