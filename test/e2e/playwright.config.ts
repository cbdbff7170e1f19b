import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../gate/chromium.mjs';
import { served } from './served.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.E2E_PORT ?? 4273);
const COVERAGE = '**/coverage.spec.ts';
const VISUALIZER = '**/visualizer/*.spec.ts';
const ADDRESS = `http://localhost:${PORT}`;
/** The build that takes commands from the statechart's page; it is served beside the other, where it was made. */
const DEMONSTRATION = resolve(ROOT, '.reports/demonstration');
process.env.E2E_DEMONSTRATION = `http://localhost:${PORT + 1}`;

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: resolve(ROOT, '.reports/playwright'),
  reporter: [['dot'], ['json', { outputFile: resolve(ROOT, '.reports/playwright.json') }]],
  fullyParallel: true,
  forbidOnly: true,
  // A third one works while two wait: for timers, frames and the disk.
  workers: 3,
  retries: 0,
  // Ends what hangs. How fast the product is belongs into the benchmark.
  timeout: 60_000,
  // What the paths have covered is judged once all of them are gone.
  projects: [
    { name: 'product', testIgnore: [COVERAGE, VISUALIZER] },
    // A page that lays charts out in a worker and runs the product in a frame has more to do before it answers.
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
    served('dist', PORT),
    ...(existsSync(DEMONSTRATION) ? [served(DEMONSTRATION, PORT + 1, 'demonstration')] : []),
  ],
});
