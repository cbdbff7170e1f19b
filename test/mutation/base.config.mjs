// Shared by the configurations in this folder: https://stryker-mutator.io/docs/stryker-js/configuration/

/** Creates the configuration of a run that fails below a score of `minScore` percent. */
export const createConfig = (name, minScore, mutate) => ({
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: `test/mutation/${name}.vitest.config.ts` },
  thresholds: { high: 100, low: minScore, break: minScore },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs once on load would require every test to run. test/graph covers the chart's tables.
  ignoreStatic: true,
  ignorePatterns: ['dist', '.reports'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: `.reports/mutation/${name}.html` },
  jsonReporter: { fileName: `.reports/mutation/${name}.json` },
  incrementalFile: `.reports/mutation/${name}-incremental.json`,
  tempDirName: `.reports/mutation/${name}-sandbox`,
  concurrency: 1,
  timeoutMS: 20_000,
  // Avoids adding `// @ts-nocheck` to every file; these tests don't check types.
  disableTypeChecks: false,
  // Stryker can't read tsconfig.json, because TypeScript 7 lacks the compiler API for it.
  tsconfigFile: 'none',
});
