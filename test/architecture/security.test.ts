import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FEWEST_PROMISES = 15;
const QUOTED = /`([^`]+)`(?:: ([^`;]+))?/g;

/** The rows of the table of promises: what is promised, where it is implemented, and the tests that fail when it is broken. */
const rows = read('docs/SECURITY.md')
  .split('\n')
  .filter((line) => /^\| S\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , implemented = '', tests = '']) => ({ id, implemented, tests }));

/** Files named in a cell, each with the words that are quoted from it. */
const namedIn = (cell: string) =>
  [...cell.matchAll(QUOTED)].map(([, file = '', words = '']) => ({ file, words: words.trim() }));

it('The table of promises in docs/SECURITY.md names files that are there, and for each promise a test by words that stand in it', () => {
  expect(rows.length).toBeGreaterThan(FEWEST_PROMISES);
  expect(
    rows.flatMap(({ id, implemented }) =>
      namedIn(implemented)
        .filter(({ file }) => !existsSync(join(ROOT, file)))
        .map(() => id),
    ),
  ).toEqual([]);
  const misquoted = rows.flatMap(({ id, tests }) => {
    const named = namedIn(tests);
    const wrong = named.filter(
      ({ file, words }) => words === '' || !existsSync(join(ROOT, file)) || !read(file).includes(words),
    );
    return named.length === 0 ? [id] : wrong.map(({ words }) => `${id} ${words}`);
  });
  expect(misquoted).toEqual([]);
});
