import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '#test/e2e/playwright.config.ts';
import { served } from '#test/e2e/served.ts';
import { findFirefox } from './engines.mjs';
import { closeDriverGaps } from './firefoxDriver.ts';
import { FIREFOX_GAPS } from './firefoxGaps.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.ENGINES_PORT ?? 4278);
/** The build to be tried, relative to the project. */
const BUILD = process.env.ENGINES_BUILD ?? 'dist';
const FIREFOX = findFirefox();
if (FIREFOX === undefined) throw new Error('No Firefox found: install firefox-esr or set FIREFOX_PATH to one.');

closeDriverGaps();
// The workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const { title, reason } of FIREFOX_GAPS) console.log(`Not run in Firefox: ${title.source}: ${reason}.`);

export default defineConfig({
  ...e2e,
  testDir: '..',
  testMatch: [
    'e2e/{walk,access,documents,failures}.spec.ts',
    'faults/history/{deepLinks,addresses}.spec.ts',
    'faults/documents/*.spec.ts',
  ],
  grepInvert: FIREFOX_GAPS.map(({ title }) => title),
  outputDir: resolve(ROOT, '.reports/engines'),
  reporter: 'list',
  fullyParallel: false,
  workers: 1,
  // This engine takes a quarter of the clicks a second that Chromium takes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [{ name: 'firefox' }],
  use: {
    ...e2e.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: FIREFOX.path },
    baseURL: `http://localhost:${PORT}`,
    trace: 'off',
  },
  webServer: served(BUILD, PORT),
});
