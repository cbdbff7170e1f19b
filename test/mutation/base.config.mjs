// Shared by the configurations of this folder: https://stryker-mutator.io/docs/stryker-js/configuration/

export const base = {
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  // Tables that are read once, when a file is loaded: each mutant would take every test. test/graph/mutants.test.ts breaks
  // the chart's transitions one by one instead.
  ignoreStatic: true,
  ignorePatterns: ['dist', '.reports'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, reportTests: false, logTests: false },
  concurrency: 1,
  // Generous, for a busy machine.
  timeoutMS: 20_000,
  // It would write `// @ts-nocheck` into all files; nothing here checks types.
  disableTypeChecks: false,
  // TypeScript 7 lacks the compiler API that Stryker would read the project's tsconfig.json with.
  tsconfigFile: 'none',
};
