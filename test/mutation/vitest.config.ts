import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isPage = process.env['MUTATION_ENVIRONMENT'] === 'jsdom';

/** The smallest files first: a change is most often noticed there, and nothing is run after that. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => statSync(one.moduleId).size - statSync(other.moduleId).size);
  }
}

/** The tests that judge the mutants of one part; parts.mjs says which. */
export default defineConfig({
  test: {
    environment: isPage ? 'jsdom' : 'node',
    isolate: false,
    sequence: { sequencer: SmallestFirst },
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '["test/domain/**/*.test.ts"]') as string[],
    setupFiles: ['test/support/setupConsole.ts', ...(isPage ? ['test/support/setupDom.ts'] : [])],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
