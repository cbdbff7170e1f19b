import { base } from './base.config.mjs';

export default {
  ...base,
  mutate: ['machines/{domain,journey}/**/*.ts'],
  vitest: { configFile: 'test/mutation/domain.vitest.config.ts' },
  thresholds: { high: 100, low: 98, break: 98 },
  tempDirName: '.reports/mutation/domain-sandbox',
  htmlReporter: { fileName: '.reports/mutation/domain.html' },
  jsonReporter: { fileName: '.reports/mutation/domain.json' },
  incrementalFile: '.reports/mutation/domain-incremental.json',
};
