/** Turns the runners' own JSON reports into `{ passed, failed }`; a run of no test, or one without a report, is a failure. */
export function countVitest(report) {
  const files = report?.testResults ?? [];
  const unloadable = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return atLeastOne(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + unloadable.length);
}

export function countPlaywright(report) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return atLeastOne(expected, unexpected + flaky + (report?.errors?.length ?? 0));
}

function atLeastOne(passed, failed) {
  return { passed, failed: passed + failed === 0 ? 1 : failed };
}

/** One step's share of the last line: its tests when it runs tests, else 1 failed when it failed. */
export function countStep({ ok, tests }) {
  if (tests === undefined) return { passed: 0, failed: ok ? 0 : 1 };
  return { passed: tests.passed, failed: ok ? tests.failed : Math.max(1, tests.failed) };
}

export function sum(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}

export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
