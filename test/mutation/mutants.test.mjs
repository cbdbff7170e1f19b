import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOf } from './digest.mjs';
import { complaintsAbout, explains, pageOf } from './page.mjs';
import { PARTS } from './parts.mjs';
import { REASONS } from './reasons.mjs';
import { foldersOf, percentNoticed, survivorsOf } from './survey.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const result = JSON.parse(read('test/mutation/result.json'));
const survivors = Object.values(result).flatMap((part) => part.survivors);
const inMachines = survivors.filter(({ file }) => file.startsWith('machines/'));

const mutant = (status, replacement, [line, column], [endLine, endColumn]) => {
  return { status, replacement, location: { start: { line, column }, end: { line: endLine, column: endColumn } } };
};
const MUTANTS = [
  mutant('Killed', 'x', [1, 1], [1, 6]),
  mutant('Timeout', 'x', [1, 1], [1, 6]),
  mutant('Survived', 'a <=\n 2', [2, 10], [3, 6]),
  mutant('NoCoverage', '', [1, 7], [1, 8]),
];
const SOURCE = 'const a = 1;\n  return a <\n    2;\n';
const REPORT = { files: { 'machines/domain/one.ts': { source: SOURCE, mutants: MUTANTS } } };

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
    const broken = { files: { 'a/b.ts': { source: '', mutants: [{ status: 'CompileError' }] } } };
    expect(() => foldersOf(broken)).toThrow('a mutant of a/b.ts ended as CompileError');
  });
});

describe('the mutants of the last run', () => {
  it('are of every part, noticed to the share asked for, and live for a reason each', () => {
    expect(Object.keys(result)).toEqual(PARTS.map(({ name }) => name));
    expect(complaintsAbout(result, REASONS)).toEqual([]);
    expect(REASONS.filter((reason) => !survivors.some((survivor) => explains(reason, survivor)))).toEqual([]);
  });

  it('are complained of below the share asked for and without a reason', () => {
    const counts = { killed: 1, timedOut: 0, survived: 1, notCovered: 0, untried: 0 };
    const survivor = { file: 'machines/domain/one.ts', line: 'a', change: 'a → b' };
    const broken = { domain: { digest: 'old', folders: { 'machines/domain': counts }, survivors: [survivor] } };
    expect(complaintsAbout(broken, [], { domain: 'new', graph: 'new' })).toEqual([
      'domain was measured on other code',
      'graph was measured on other code',
      'no reason is known for machines/domain/one.ts: a → b',
      'machines/domain: only 50.0 % are noticed',
      'machines: only 50.0 % are noticed',
    ]);
    const reasons = [{ file: 'machines/domain/', reason: 'all of a folder' }];
    expect(complaintsAbout(broken, reasons, { domain: 'old' })).toHaveLength(2);
  });

  it('are known to be of other code by every file that is changed and every test', () => {
    const [part] = PARTS;
    const others = [part, { ...part, tests: [] }, { ...part, mutate: ['machines/domain/*.ts', '!**/ein.ts'] }];
    expect(new Set([...others, { ...part }].map(digestOf)).size).toBe(3);
  });

  it('that live in machines are of lines that still stand; otherwise `npm run mutate` looks anew', () => {
    const linesOf = (file) =>
      read(file)
        .split('\n')
        .map((text) => text.trim());
    const stands = ({ file, line }) => linesOf(file).includes(line);
    expect(inMachines.filter((survivor) => !stands(survivor))).toEqual([]);
  });

  it('are told in docs/mutants.md; `npm run mutate` writes it anew', () => {
    expect(read('docs/mutants.md')).toBe(pageOf(result, REASONS));
  });
});
