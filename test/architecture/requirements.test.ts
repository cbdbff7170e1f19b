import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const TESTS = resolve(import.meta.dirname, '..');

/** How many rows each group of requirements has, from R1 on. */
const ROWS = [8, 5, 16, 5, 6, 4, 3, 4, 10, 5, 1, 9, 6, 3, 6, 6, 4, 6, 6, 9];
const requested = ROWS.flatMap((rows, group) => Array.from({ length: rows }, (_, row) => `R${group + 1}.${row + 1}`));

const CITATION = /\((R\d+\.\d+(?:, R\d+\.\d+)*)\)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const files = readdirSync(TESTS, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
  .filter((entry) => entry.name !== basename(import.meta.filename))
  .map((entry) => join(entry.parentPath, entry.name));

/** The ids that titles cite in brackets; what a comment says does not count. */
function citedIn(text: string): readonly string[] {
  return [...text.replaceAll(COMMENT, '').matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(', '));
}

const cited = new Set(files.flatMap((file) => citedIn(readFileSync(file, 'utf8'))));

it('the citations of requirements come from the tests of this repository and name every requirement, and no other', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(cited).toEqual(new Set(requested));
});
