const MESSAGE_LINES = 12;
// oxlint-disable-next-line no-control-regex
const COLORS = /\u001B\[[\d;]*m/g;

/** What failed in a unit run: `{ title, message }` each, also for a file that could not be loaded. */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(name, message ?? '')];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages.join('\n')));
  });
}

/** What failed in a browser run. */
export function playwrightFailures(report) {
  return specsOf(report?.suites ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors ?? []);
        return failure(title, errors.map(({ message }) => message ?? '').join('\n'));
      }),
  );
}

function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function failure(title, message) {
  return { title, message: message.replaceAll(COLORS, '') };
}

/** Each failure in a few lines, short enough to be read where only the end of a log is kept. */
export function failureLines(failures) {
  return failures.flatMap(({ title, message }) => [
    `FAILED  ${title}`,
    ...message
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MESSAGE_LINES)
      .map((line) => `    ${line}`),
  ]);
}
