import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

type Output = { readonly method: 'error' | 'warn'; readonly text: string };

const seen: Output[] = [];
const expected: Output[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]): void => {
    seen.push({ method, text: format(...values) });
  };
}

const matches = (output: Output, { method, text }: Output) => output.method === method && output.text.includes(text);

function settle(): void {
  const outputs = seen.splice(0);
  const declared = expected.splice(0);
  const unexpected = outputs.filter((output) => !declared.some((one) => matches(output, one)));
  const absent = declared.filter((one) => !outputs.some((output) => matches(output, one)));
  const complaints = [
    ...unexpected.map(({ method, text }) => `Unexpected console.${method}: ${text}`),
    ...absent.map(({ method, text }) => `Expected console.${method} with ${text}, none came`),
  ];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

afterEach(settle);
afterAll(settle);

/**
 * Declares console output that the running test causes, by a part of its text. Any other `console.error` or
 * `console.warn` fails the test, and so does a declared one that does not come.
 */
export function expectConsole(method: Output['method'], text: string): void {
  expected.push({ method, text });
}
