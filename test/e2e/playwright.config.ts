import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../gate/chromium.mjs';
import { previewServer } from './previewServer.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.E2E_PORT ?? 4273);
const COVERAGE = '**/coverage.spec.ts';
const VISUALIZER = '**/visualizer/*.spec.ts';
const ADDRESS = `http://localhost:${PORT}`;
/** The folder of the build that the statechart viewer can control, served on a second port if it exists. */
const DEMONSTRATION = resolve(ROOT, '.reports/demonstration');
process.env.E2E_DEMONSTRATION = `http://localhost:${PORT + 1}`;

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: resolve(ROOT, '.reports/playwright'),
  reporter: [['dot'], ['json', { outputFile: resolve(ROOT, '.reports/playwright.json') }]],
  fullyParallel: true,
  forbidOnly: true,
  // Tests often wait for timers, frames and the disk, so a third worker helps even on two cores.
  workers: 3,
  retries: 0,
  // Only stops hanging tests; `npm run bench` measures speed.
  timeout: 60_000,
  // The coverage check runs after all paths.
  projects: [
    { name: 'product', testIgnore: [COVERAGE, VISUALIZER] },
    // The visualizer responds more slowly, because it computes chart layouts and runs the product in an iframe.
    {
      name: 'visualizer',
      testMatch: VISUALIZER,
      expect: { timeout: 15_000 },
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'coverage', testMatch: COVERAGE, dependencies: ['product'] },
  ],
  use: {
    baseURL: ADDRESS,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  webServer: [
    previewServer('dist', PORT),
    ...(existsSync(DEMONSTRATION) ? [previewServer(DEMONSTRATION, PORT + 1, 'demonstration')] : []),
  ],
});
