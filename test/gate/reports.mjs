// The runners' own reports as `{ passed, failed, failures, slowest }`; a run of no test, or one without a report, is a failure.
import { stripVTControlCharacters } from 'node:util';

const LONGEST_ERROR = 300;

/** Of Vitest; a file that could not be loaded is one failure. */
export function countVitest(report) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const unloadable = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const results = tests.map(({ fullName: title, duration: ms = 0, status, failureMessages: errors = [] }) => ({
    title,
    ms,
    isPassed: status === 'passed',
    errors,
  }));
  return counted(results, unloadable.length);
}

/** Of Playwright; an unsteady or skipped test is none that passed. */
export function countPlaywright(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const tests = specsOf(report ?? {}).flatMap(({ title, tests: runs }) =>
    runs.map(({ status, results }) => ({
      title,
      ms: results[0]?.duration ?? 0,
      isPassed: status === 'expected',
      errors: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
    })),
  );
  return counted(tests, report?.errors?.length ?? 0);
}

function counted(tests, otherFailures) {
  const passed = tests.filter(({ isPassed }) => isPassed).length;
  const failed = tests.length - passed + otherFailures;
  return {
    passed,
    failed: tests.length === 0 ? Math.max(1, failed) : failed,
    failures: tests
      .filter(({ isPassed }) => !isPassed)
      .map(({ title, errors }) => ({ title, error: errors.map(beginningOf).join('\n') })),
    slowest: tests.toSorted((one, other) => other.ms - one.ms).map(({ title, ms }) => ({ title, seconds: ms / 1000 })),
  };
}

/** As much of an error as fits into the summary, without colours and empty lines. */
const beginningOf = (error) =>
  stripVTControlCharacters(error)
    .replaceAll(/\n\s*\n/gu, '\n')
    .slice(0, LONGEST_ERROR);
