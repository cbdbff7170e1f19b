import { defineConfig } from 'vitest/config';

/** The tests to run against mutants of machines/domain and machines/journey. */
export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    isolate: false,
    testTimeout: 20_000,
    include: ['test/{domain,journey}/**/*.test.ts'],
    setupFiles: ['test/support/setupConsole.ts'],
  },
});
