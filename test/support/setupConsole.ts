import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

type ConsoleMethod = 'error' | 'warn';
type Call = { method: ConsoleMethod; text: string };
type Expected = { method: ConsoleMethod; message: string | RegExp };

const calls: Call[] = [];
const expected: Expected[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]): void => {
    calls.push({ method, text: format(...values) });
  };
}

function matches(call: Call, { method, message }: Expected): boolean {
  return (
    call.method === method && (typeof message === 'string' ? call.text.includes(message) : message.test(call.text))
  );
}

function settle(): void {
  const seen = calls.splice(0);
  const declared = expected.splice(0);
  const unexpected = seen.filter((call) => !declared.some((one) => matches(call, one)));
  const absent = declared.filter((one) => !seen.some((call) => matches(call, one)));
  const complaints = [
    ...unexpected.map(({ method, text }) => `Unexpected console.${method}: ${text}`),
    ...absent.map(({ method, message }) => `Expected console.${method} with ${String(message)}, none came`),
  ];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

afterEach(settle);
afterAll(settle);

/**
 * Declares, for the test that runs, console output that belongs to the behaviour: a part of the text or a pattern.
 * Any other `console.error` or `console.warn` fails the test, and so does a declared one that does not come.
 */
export function expectConsole(method: ConsoleMethod, message: string | RegExp): void {
  expected.push({ method, message });
}
