import { describe, expect, it } from 'vitest';
import { failureLines, playwrightFailures, vitestFailures } from './failures.mjs';

describe('what failed', () => {
  it('is named for a unit run, also a file that could not be loaded', () => {
    const failed = { status: 'failed', fullName: 'a sum', failureMessages: ['1 is not 2'] };
    const passed = { status: 'passed', fullName: 'a product', failureMessages: [] };
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', assertionResults: [failed, passed] },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(failureLines(vitestFailures({ testResults }))).toEqual([
      'FAILED  a sum',
      '    1 is not 2',
      'FAILED  broken.test.ts',
      '    no such module',
    ]);
    expect(vitestFailures(undefined)).toEqual([]);
  });

  it('is named for a browser run, unsteady tests too, in a few lines each', () => {
    const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const result = (message) => ({ errors: message === undefined ? [] : [{ message }] });
    const specs = [
      { title: 'a walk', tests: [{ status: 'unexpected', results: [result(long), result(long)] }] },
      { title: 'a look', tests: [{ status: 'flaky', results: [result('\u001B[31mlate\u001B[39m'), result()] }] },
      { title: 'a rest', tests: [{ status: 'expected', results: [result()] }] },
    ];
    const failures = playwrightFailures({ suites: [{ suites: [{ specs }] }] });
    expect(failures.map(({ title }) => title)).toEqual(['a walk', 'a look']);
    const lines = failureLines(failures);
    expect(lines).toHaveLength(15);
    expect(lines.slice(-2)).toEqual(['FAILED  a look', '    late']);
  });
});
