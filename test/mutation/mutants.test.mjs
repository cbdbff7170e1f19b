import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaintsAbout, explains, pageOf } from './page.mjs';
import { PARTS } from './parts.mjs';
import { REASONS } from './reasons.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const result = JSON.parse(read('test/mutation/result.json'));
const survivors = Object.values(result).flatMap((part) => part.survivors);
const inMachines = survivors.filter(({ file }) => file.startsWith('machines/'));

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
