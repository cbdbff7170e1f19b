import { defineConfig } from 'vitest/config';

/** The tests that judge the mutants of one part of machines; parts.mjs says which. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: [process.env['MUTATION_TESTS'] ?? 'test/domain/**/*.test.ts'],
    setupFiles: ['test/support/setupConsole.ts'],
  },
});
