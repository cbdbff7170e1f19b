import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '#test/e2e/playwright.config.ts';
import { served } from '#test/e2e/served.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.SOAK_PORT ?? 4277);
/** The build to be worked on, relative to the project. */
const BUILD = process.env.SOAK_BUILD ?? 'dist';

export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.soak.ts',
  outputDir: resolve(ROOT, '.reports/soak'),
  reporter: 'line',
  fullyParallel: false,
  workers: 1,
  // A hundred journeys take as long as they take; what hangs is found by the step that waits for it.
  timeout: 0,
  expect: { timeout: 30_000 },
  projects: [{ name: 'soak' }],
  use: { ...e2e.use, baseURL: `http://localhost:${PORT}`, actionTimeout: 60_000, trace: 'off' },
  webServer: served(BUILD, PORT),
});
