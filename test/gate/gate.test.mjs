import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, runGate } from './run.mjs';

/** Long, because the tests start processes. */
const TEST_DEADLINE_MS = 60_000;

describe('The gate', { timeout: TEST_DEADLINE_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  const node = (code) => [process.execPath, '-e', code];
  const writeReport = (report) => node(`fs.writeFileSync('report.json', ${JSON.stringify(JSON.stringify(report))})`);
  const count = (report) => report;
  const OK = { name: 'ok', command: node('') };

  afterAll(() => rmSync(folder, { recursive: true }));

  it('shows the output of a failed step and runs the rest', async () => {
    const printed = [];
    const broken = { name: 'broken', command: node('console.log("a problem"); process.exit(3)') };
    const tests = { name: 'tests', command: writeReport({ passed: 12, failed: 0 }), artifact: 'report.json', count };
    const total = await runGate([[[broken, OK]], [[tests]]], folder, (text) => printed.push(text));
    expect(total).toEqual({ passed: 12, failed: 1 });
    expect(printed[0]).toBe('a problem');
    expect(printed.slice(1).map((line) => line.replace(/ +[\d.]+ s/, ''))).toEqual([
      'FAILED  broken',
      'ok      ok',
      'ok      tests  12',
    ]);
  });

  it.each([
    ['a missing program', { name: 'missing', command: ['no-such-program'] }],
    ['an old report', { name: 'tests', command: node(''), artifact: 'old.json', count }],
    [
      'a run without tests',
      { name: 'tests', command: writeReport({ passed: 0, failed: 0 }), artifact: 'report.json', count },
    ],
  ])('counts %s as a failure', async (_, step) => {
    writeFileSync(join(folder, 'old.json'), '{ "passed": 9, "failed": 0 }');
    expect(await runGate([[[step]]], folder, () => {})).toEqual({ passed: 0, failed: 1 });
  });

  it('counts skipped and flaky tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countVitest({ numPassedTests: 5, numTotalTests: 7 })).toEqual({ passed: 5, failed: 2 });
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 7 });
  });
});
