import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const TESTS = resolve(import.meta.dirname, '..');

/** The groups of requirements with the number of their rows. */
const GROUPS = {
  R1: 8,
  R2: 5,
  R3: 16,
  R4: 5,
  R5: 6,
  R6: 4,
  R7: 3,
  R8: 4,
  R9: 10,
  R10: 5,
  R11: 1,
  R12: 8,
  R13: 6,
  R14: 3,
  R15: 4,
};

const asked = Object.entries(GROUPS).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, row) => `${group}.${row + 1}`),
);
const known = new Set(asked);

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

describe('the citations of requirements', () => {
  it('are read from titles, several at a time, and never from comments', () => {
    const text = `/** Serves (R1.1). */\n// and (R1.2)\nit('opens (R2.1, R13.5)', () => {}); it('R3.1 without brackets')`;
    expect(citedIn(text)).toEqual(['R2.1', 'R13.5']);
  });

  it('come from the tests of this repository and name only requirements that exist', () => {
    expect(files.length).toBeGreaterThan(30);
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(asked)('%s is cited by the title of a test', (id) => {
    expect([...cited].filter((candidate) => candidate === id)).toEqual([id]);
  });
});
