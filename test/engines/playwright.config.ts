import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '#test/e2e/playwright.config.ts';
import { previewServer } from '#test/e2e/previewServer.ts';

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
      // In Firefox, Playwright can't fill React fields, print, or report aborted requests and generated downloads.
      grepInvert: /@chromium/,
    },
    { name: 'webkit', testMatch: 'engines/webkit.spec.ts' },
  ],
  use: {
    ...e2e.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Firefox's PDF viewer would open downloads in tabs.
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      firefoxUserPrefs: { 'pdfjs.disabled': true },
    },
    baseURL: `http://localhost:${PORT}`,
    trace: 'off',
  },
  webServer: [
    previewServer('dist', PORT),
    { command: `xvfb-run -a WebKitWebDriver --port=${PORT + 1}`, url: `${process.env.WEBKIT_DRIVER}/status` },
  ],
});
