import { base } from './base.config.mjs';

export default {
  ...base,
  mutate: [
    'src/{services,app}/**/*.{ts,tsx}',
    // Numbers and colors.
    '!src/app/theme/**',
    // Parts of the build, which the browser tests judge.
    '!src/app/entry/**',
    // Its tests set a time zone, which a worker thread can't.
    '!src/services/watchDay.ts',
  ],
  vitest: { configFile: 'test/mutation/services.vitest.config.ts' },
  thresholds: { high: 100, low: 85, break: 85 },
  tempDirName: '.reports/mutation/services-sandbox',
  htmlReporter: { fileName: '.reports/mutation/services.html' },
  jsonReporter: { fileName: '.reports/mutation/services.json' },
  incrementalFile: '.reports/mutation/services-incremental.json',
};
