import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explains, pageOf, unexplained } from '#test/mutation/page.mjs';
import { LEAST_PERCENT, PARTS } from '#test/mutation/parts.mjs';
import { REASONS } from '#test/mutation/reasons.mjs';
import { foldersOf, percentNoticed, survivorsOf } from '#test/mutation/survey.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const result = JSON.parse(read('test/mutation/result.json'));
const survivors = Object.values(result).flatMap((part) => part.survivors);

const REPORT = {
  files: {
    'machines/domain/one.ts': {
      source: 'const a = 1;\n  return a <\n    2;\n',
      mutants: [
        {
          status: 'Killed',
          replacement: 'x',
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 6 } },
        },
        {
          status: 'Timeout',
          replacement: 'x',
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 6 } },
        },
        {
          status: 'Survived',
          replacement: 'a <=\n 2',
          location: { start: { line: 2, column: 10 }, end: { line: 3, column: 6 } },
        },
        {
          status: 'NoCoverage',
          replacement: '',
          location: { start: { line: 1, column: 7 }, end: { line: 1, column: 8 } },
        },
      ],
    },
  },
};

describe('a report of mutants', () => {
  it('is counted by folder, a timeout as noticed', () => {
    const folders = foldersOf(REPORT);
    expect(folders).toEqual({ 'machines/domain': { killed: 1, timedOut: 1, survived: 1, notCovered: 1, untried: 0 } });
    expect(percentNoticed(folders['machines/domain'])).toBe(50);
  });

  it('names what no test noticed by the line and the change, on one line each', () => {
    expect(survivorsOf(REPORT)).toEqual([
      { file: 'machines/domain/one.ts', line: 'return a <', change: 'a < 2 → a <= 2' },
      { file: 'machines/domain/one.ts', line: 'const a = 1;', change: 'a → ' },
    ]);
  });

  it('is not taken for counted when a mutant ended in another way', () => {
    const broken = { files: { 'a/b.ts': { source: '', mutants: [{ status: 'RuntimeError' }] } } };
    expect(() => foldersOf(broken)).toThrow('a mutant of a/b.ts ended as RuntimeError');
  });
});

describe('the mutants of the last run', () => {
  it('are of every part', () => {
    expect(Object.keys(result)).toEqual(PARTS.map(({ name }) => name));
  });

  it('are noticed by the tests to the share asked for, in every folder', () => {
    const folders = Object.values(result).flatMap((part) => Object.entries(part.folders));
    expect(folders.length).toBeGreaterThan(3);
    expect(folders.filter(([, counts]) => percentNoticed(counts) < LEAST_PERCENT)).toEqual([]);
  });

  it('live for a reason each, and each reason is that of one', () => {
    expect(unexplained(survivors, REASONS)).toEqual([]);
    expect(REASONS.filter((reason) => !survivors.some((survivor) => explains(reason, survivor)))).toEqual([]);
  });

  it('that live are of lines that still stand; otherwise `npm run mutate` looks anew', () => {
    const lines = new Map(
      survivors.map(({ file }) => [
        file,
        read(file)
          .split('\n')
          .map((line) => line.trim()),
      ]),
    );
    expect(survivors.filter(({ file, line }) => lines.get(file)?.includes(line) !== true)).toEqual([]);
  });

  it('are told in docs/mutants.md; `npm run mutate` writes it anew', () => {
    expect(read('docs/mutants.md')).toBe(pageOf(result, REASONS));
  });
});
