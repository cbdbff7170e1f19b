import type { TestProjectConfiguration } from 'vitest/config';

const EXPLORING = ['test/graph/{exploration,paths}.test.ts', 'test/paths/model/*.test.ts'];
/**
 * Isolated, because the toast library keeps its state in a module, some tests replace screens with broken ones, and a
 * started product runs until its page is left.
 */
const SHOWING_MESSAGES = [
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
      exclude: EXPLORING,
    },
  },
  {
    // Isolated, because each explores so much of the chart that the memory it uses would slow down the next one.
    extends: true,
    test: { name: 'chart', environment: 'node', isolate: true, include: EXPLORING },
  },
  {
    extends: true,
    test: {
      ...PAGE_TESTS,
      name: 'screens',
      include: ['test/{screens,components,app,review,faults}/**/*.test.tsx'],
      exclude: SHOWING_MESSAGES,
    },
  },
  { extends: true, test: { ...PAGE_TESTS, name: 'messages', isolate: true, include: SHOWING_MESSAGES } },
];
