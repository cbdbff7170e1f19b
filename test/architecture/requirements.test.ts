import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** The number of requirements in each group, starting with R1. */
const GROUP_SIZES = [8, 5, 16, 5, 6, 4, 3, 4, 10, 5, 1, 9, 6, 3, 6, 6, 4, 6, 6, 9];
const requirements = GROUP_SIZES.flatMap((size, group) =>
  Array.from({ length: size }, (_, index) => `R${group + 1}.${index + 1}`),
);

const CITATION = /\((R\d+\.\d+(?:, R\d+\.\d+)*)\)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const tests = readdirSync(resolve(import.meta.dirname, '..'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.(test|spec)\.tsx?$/.test(name) && name !== basename(import.meta.filename))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').replaceAll(COMMENT, ''));

it('The tests cite every requirement and no unknown ones', () => {
  const cited = tests.flatMap((text) => [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(', ')));
  expect(new Set(cited)).toEqual(new Set(requirements));
});
