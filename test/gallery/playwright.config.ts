import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '#test/e2e/playwright.config.ts';
import { served } from '#test/e2e/served.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = 4275;
/** The build to take pictures of, relative to the project. */
const BUILD = process.env.GALLERY_BUILD ?? 'dist';

export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: 'gallery.ts',
  outputDir: resolve(ROOT, '.reports/gallery-run'),
  reporter: 'line',
  timeout: 90_000,
  use: { ...e2e.use, baseURL: `http://localhost:${PORT}`, trace: 'off' },
  webServer: served(BUILD, PORT),
});
