import type { TestProjectConfiguration } from 'vitest/config';

const EXPLORATION_TESTS = ['test/graph/{exploration,paths}.test.ts', 'test/paths/model/*.test.ts'];
/**
 * Isolated, because the toast library has module state, some tests replace screens with broken ones, and a started
 * product keeps running until its page closes.
 */
const ISOLATED_PAGE_TESTS = [
  'test/app/startProduct.test.tsx',
  'test/app/toasts.test.tsx',
  'test/faults/security/injection.test.tsx',
  'test/faults/render/screenFails.test.tsx',
];
const PAGE_TESTS = {
  environment: 'jsdom',
  setupFiles: ['test/support/setupDom.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

/** The groups of unit tests that need different environments. */
export const PROJECTS: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'model',
      environment: 'node',
      include: [
        'test/{domain,journey,graph,architecture,documents,services,gate,build,paths}/**/*.test.{ts,mjs}',
        'test/{app,components,review,faults}/**/*.test.ts',
      ],
      exclude: EXPLORATION_TESTS,
    },
  },
  {
    // Isolated, because each file uses so much memory that it would slow down the next one.
    extends: true,
    test: { name: 'chart', environment: 'node', isolate: true, include: EXPLORATION_TESTS },
  },
  {
    extends: true,
    test: {
      ...PAGE_TESTS,
      name: 'screens',
      include: ['test/{screens,components,app,review,faults}/**/*.test.tsx'],
      exclude: ISOLATED_PAGE_TESTS,
    },
  },
  { extends: true, test: { ...PAGE_TESTS, name: 'isolatedScreens', isolate: true, include: ISOLATED_PAGE_TESTS } },
];
