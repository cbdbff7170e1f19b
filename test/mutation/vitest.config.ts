import { defineConfig } from 'vitest/config';

const isPage = process.env['MUTATION_ENVIRONMENT'] === 'jsdom';

/** The tests that judge the mutants of one part; parts.mjs says which. */
export default defineConfig({
  test: {
    environment: isPage ? 'jsdom' : 'node',
    isolate: false,
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '["test/domain/**/*.test.ts"]') as string[],
    setupFiles: ['test/support/setupConsole.ts', ...(isPage ? ['test/support/setupDom.ts'] : [])],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
