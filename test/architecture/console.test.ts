import { describe, expect, it } from 'vitest';
import { expectConsole } from '#test/support/setupConsole.ts';

describe('console output in tests', () => {
  it('passes when the test declares the output', () => {
    expectConsole('error', /rate of \d+/);
    console.error('a rate of %d', 12);
    expect(console.error).toBeTypeOf('function');
  });

  // oxlint-disable-next-line vitest/expect-expect -- the hook after the test is what has to fail
  it.fails('fails a test that writes an undeclared error', () => {
    console.error('nobody declared this');
  });

  it.fails('fails a test that writes an undeclared warning', () => {
    expectConsole('error', 'nobody declared this');
    console.warn('nobody declared this');
  });

  it.fails('fails a test whose declared output does not come', () => {
    expectConsole('warn', 'absent');
  });
});
