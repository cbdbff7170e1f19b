import { defineConfig } from 'vitest/config';

const PAGE_TESTS = {
  environment: 'jsdom',
  setupFiles: ['test/support/setupConsole.ts', 'test/support/setupDom.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};
/** Isolated, because a started product runs until its page closes. */
const START_TESTS = ['test/app/startProduct.test.tsx'];

/** The tests to run against mutants of src/services and src/app. */
export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    isolate: false,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'test/{services,app}/**/*.test.ts',
            'test/faults/{storage,tabs,uploads,assets}/**/*.test.ts',
            'test/review/live/*.test.ts',
          ],
          exclude: ['test/services/watchDay.test.ts', 'test/faults/storage/savedFormat.test.ts'],
          setupFiles: ['test/support/setupConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...PAGE_TESTS,
          name: 'page',
          include: ['test/app/**/*.test.tsx', 'test/faults/{render,tabs,assets}/**/*.test.tsx'],
          exclude: START_TESTS,
        },
      },
      { extends: true, test: { ...PAGE_TESTS, name: 'start', isolate: true, include: START_TESTS } },
    ],
  },
});
