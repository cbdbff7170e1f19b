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

function checkConsole(): void {
  const outputs = seen.splice(0);
  const declared = expected.splice(0);
  const unexpected = outputs.filter((output) => !declared.some((expectation) => matches(output, expectation)));
  const missing = declared.filter((expectation) => !outputs.some((output) => matches(output, expectation)));
  const problems = [
    ...unexpected.map(({ method, text }) => `Unexpected console.${method}: ${text}`),
    ...missing.map(({ method, text }) => `Missing console.${method} with the text: ${text}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

afterEach(checkConsole);
afterAll(checkConsole);

/**
 * Expects the running test to log a message that contains this text. A test fails if an expected message is missing,
 * or if it logs any other error or warning.
 */
export function expectConsole(method: Output['method'], text: string): void {
  expected.push({ method, text });
}
