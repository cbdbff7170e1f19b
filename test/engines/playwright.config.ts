import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '#test/e2e/playwright.config.ts';
import { served } from '#test/e2e/served.ts';

const PORT = Number(process.env.ENGINES_PORT ?? 4278);
process.env.WEBKIT_DRIVER = `http://127.0.0.1:${PORT + 1}`;

export default defineConfig({
  ...e2e,
  testDir: '..',
  outputDir: resolve(import.meta.dirname, '../../.reports/engines'),
  reporter: 'list',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    {
      name: 'firefox',
      testMatch: ['e2e/{walk,documents}.spec.ts', 'faults/history/addresses.spec.ts', 'faults/documents/*.spec.ts'],
      // The driver can't fill a React field, print, or report an aborted request or a download that the page makes.
      grepInvert: /@chromium/,
    },
    { name: 'webkit', testMatch: 'engines/webkit.spec.ts' },
  ],
  use: {
    ...e2e.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Firefox's own viewer would open each downloaded document in a tab.
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      firefoxUserPrefs: { 'pdfjs.disabled': true },
    },
    baseURL: `http://localhost:${PORT}`,
    trace: 'off',
  },
  webServer: [
    served('dist', PORT),
    { command: `xvfb-run -a WebKitWebDriver --port=${PORT + 1}`, url: `${process.env.WEBKIT_DRIVER}/status` },
  ],
});
