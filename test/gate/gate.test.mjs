import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { candidates } from './chromium.mjs';
import { countPlaywright, countVitest } from './reports.mjs';
import { runGate, summary } from './run.mjs';

describe('counting', () => {
  const file = (status, ...tests) => ({
    status,
    assertionResults: tests.map(([fullName, own, duration, ...failureMessages]) => ({
      fullName,
      status: own,
      duration,
      failureMessages,
    })),
  });
  const spec = (title, status, duration, ...messages) => ({
    title,
    tests: [{ status, results: [{ duration, errors: messages.map((message) => ({ message })) }] }],
  });
  const none = { passed: 0, failed: 1, failures: [], slowest: [] };

  it('counts a unit run; a file that could not be loaded is one failure, and the slowest test comes first', () => {
    const testResults = [
      file('passed', ['quick', 'passed', 2], ['slow', 'passed', 3000]),
      file('failed', ['wrong', 'failed', 5, 'Error: 1 is not 2\n\n    at sum.ts:3']),
      file('failed'),
    ];
    const seconds = Object.entries({ slow: 3, wrong: 0.005, quick: 0.002 });
    const slowest = seconds.map(([title, took]) => ({ title, seconds: took }));
    const failures = [{ title: 'wrong', error: 'Error: 1 is not 2\n    at sum.ts:3' }];
    expect(countVitest({ testResults })).toEqual({ passed: 2, failed: 2, failures, slowest });
  });

  it('counts a browser run; what is unsteady or skipped has not passed, and an error outside of tests is a failure', () => {
    const suites = [
      { specs: [spec('a', 'expected', 4000)], suites: [{ specs: [spec('b', 'flaky', 1)] }] },
      {
        specs: [
          spec('c', 'skipped', 0),
          spec('d', 'unexpected', 9, 'too late', `\u001B[31mheard${'!'.repeat(400)}\u001B[39m`),
        ],
      },
    ];
    const { passed, failed, failures } = countPlaywright({ suites, errors: [{}] });
    const errors = Object.entries({ b: '', c: '', d: `too late\nheard${'!'.repeat(295)}` });
    const expected = errors.map(([title, error]) => ({ title, error }));
    expect({ passed, failed, failures }).toEqual({ passed: 1, failed: 4, failures: expected });
  });

  it('takes a run of no test, or one without a report, for a failure', () => {
    const counts = [countVitest({ testResults: [] }), countVitest(), countPlaywright({ suites: [] })];
    expect(counts).toEqual([none, none, none]);
  });
});

/** Programs are really started here, which a busy machine takes its time for. */
const TEST_DEADLINE_MS = 60_000;

describe('running', { timeout: TEST_DEADLINE_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  const node = (code) => [process.execPath, '-e', code];
  const count = (report) => report ?? { passed: 0, failed: 1, failures: [], slowest: [] };

  afterAll(() => rmSync(folder, { recursive: true }));

  it('runs every step after a failed one, shows what that printed, and never says 0 failed', async () => {
    const shown = [];
    writeFileSync(join(folder, 'old.json'), '{ "passed": 9, "failed": 0, "failures": [], "slowest": [] }');
    const report = '{"passed":12,"failed":0,"failures":[],"slowest":[{"title":"a walk","seconds":2}]}';
    const sound = { name: 'sound', command: node('console.log("all is well")') };
    const broken = { name: 'broken', command: node('console.log("a complaint"); process.exit(3)') };
    const absent = { name: 'absent', command: ['no-such-program'] };
    const silent = { name: 'no report', command: node(''), fresh: 'old.json', count };
    const written = node(`fs.writeFileSync('new.json', '${report}')`);
    const tests = { name: 'tests', command: written, fresh: 'new.json', count };
    const stages = [[[sound, broken], [absent]], [[silent]], [[tests]]];
    const results = await runGate(stages, folder, (text) => shown.push(text));
    const counted = results.map(({ name, passed, failed }) => `${name} ${passed} ${failed}`);
    expect(counted).toEqual(['sound 0 0', 'broken 0 1', 'absent 0 1', 'no report 0 1', 'tests 12 0']);
    expect(shown.toSorted()).toEqual([
      '\n--- absent failed ---\nError: spawn no-such-program ENOENT\n',
      '\n--- broken failed ---\na complaint\n',
      '\n--- no report failed ---\n\n',
    ]);
    expect(summary(results).at(-1)).toBe('12 passed, 3 failed');
  });

  it('says in one line a step what became of it, then what was slowest, what failed and why, and the count', () => {
    const slowest = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, seconds: 20 - index }));
    const lines = summary([
      { name: 'lint', seconds: 1.26, passed: 0, failed: 1, failures: [], slowest: [] },
      {
        name: 'unit + screens',
        seconds: 10,
        passed: 12,
        failed: 1,
        failures: [{ title: 'a sum', error: '1\n2' }],
        slowest,
      },
    ]);
    expect(lines.slice(0, 3)).toEqual([
      'FAILED  lint               1.3 s',
      'FAILED  unit + screens    10.0 s  12 passed',
      '  20.0 s  test 0',
    ]);
    expect(lines.slice(-5)).toEqual([
      '  11.0 s  test 9',
      'FAILED  a sum',
      '        1',
      '        2',
      '12 passed, 2 failed',
    ]);
  });
});

it('the browser is looked for where the setting says, then as a headless shell, as downloaded, as installed', () => {
  const shells = ['/bin', '/usr/bin', '/usr/local/bin'].map((folder) => `${folder}/chromium-headless-shell`);
  const found = candidates({ CHROMIUM_PATH: '/own/chromium', PATH: '/bin' }, '/download/chrome').slice(0, 6);
  expect(found).toEqual(['/own/chromium', ...shells, '/download/chrome', '/bin/chromium']);
});
