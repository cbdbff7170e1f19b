// Shared by the configurations of this folder: https://stryker-mutator.io/docs/stryker-js/configuration/

/** Returns the configuration of a run; it fails below `least` percent. */
export const configOf = (name, least, mutate) => ({
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: `test/mutation/${name}.vitest.config.ts` },
  thresholds: { high: 100, low: least, break: least },
  coverageAnalysis: 'perTest',
  // A mutant in a table that is read once, when a file loads, would take every test. test/graph explores the chart's tables.
  ignoreStatic: true,
  ignorePatterns: ['dist', '.reports'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: `.reports/mutation/${name}.html` },
  jsonReporter: { fileName: `.reports/mutation/${name}.json` },
  incrementalFile: `.reports/mutation/${name}-incremental.json`,
  tempDirName: `.reports/mutation/${name}-sandbox`,
  concurrency: 1,
  // Generous, for a busy machine.
  timeoutMS: 20_000,
  // It would write `// @ts-nocheck` into all files; nothing here checks types.
  disableTypeChecks: false,
  // TypeScript 7 lacks the compiler API that Stryker would read the project's tsconfig.json with.
  tsconfigFile: 'none',
});
