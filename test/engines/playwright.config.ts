import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '#test/e2e/playwright.config.ts';
import { served } from '#test/e2e/served.ts';
import { closeDriverGaps } from './firefoxDriver.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.ENGINES_PORT ?? 4278);
/** The build to be tried, relative to the project. */
const BUILD = process.env.ENGINES_BUILD ?? 'dist';
/** What is not run in Firefox, each because of its driver and not because of the product. */
const DRIVER_GAPS = [
  /the contract is printed whole/, // it makes a PDF of a page in Chromium only
  /the signed copy says what was signed/, // it tells of no download that is made in the page
  /loads slowly is canceled/, // it does not tell that the page gave up a request that is held back
];

closeDriverGaps();

export default defineConfig({
  ...e2e,
  testDir: '..',
  testMatch: ['e2e/{walk,documents}.spec.ts', 'faults/history/addresses.spec.ts', 'faults/documents/*.spec.ts'],
  grepInvert: DRIVER_GAPS,
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
    // Its own viewer would open each downloaded document in a further tab and warn of the address there.
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? 'firefox',
      firefoxUserPrefs: { 'pdfjs.disabled': true },
    },
    baseURL: `http://localhost:${PORT}`,
    trace: 'off',
  },
  webServer: served(BUILD, PORT),
});
