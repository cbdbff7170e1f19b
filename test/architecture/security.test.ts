import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const FEWEST_PROMISES = 15;

const read = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');

/** The rows of the table of promises: the file that keeps each, and the test that proves it. */
const promises = read('docs/SECURITY.md')
  .split('\n')
  .filter((line) => /^\| S\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , keptIn = '', provedBy = '']) => {
    const [, file = '', title = ''] = /`([^`]+)`: (.+)/.exec(provedBy) ?? [];
    return { id, keptIn: keptIn.replaceAll('`', ''), file, title };
  });

it('Each promise in docs/SECURITY.md names a source file and a test', () => {
  expect(promises.length).toBeGreaterThan(FEWEST_PROMISES);
  expect(promises.filter(({ keptIn }) => read(keptIn) === '')).toEqual([]);
  expect(promises.filter(({ file, title }) => title === '' || !read(file).includes(title))).toEqual([]);
});
