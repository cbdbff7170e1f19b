import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '#test/e2e/playwright.config.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = 4275;
const ADDRESS = `http://localhost:${PORT}`;
/** The build to take pictures of, relative to the project. */
const BUILD = process.env.GALLERY_BUILD ?? 'dist';

export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: 'gallery.ts',
  outputDir: resolve(ROOT, '.reports/gallery-run'),
  reporter: 'line',
  timeout: 90_000,
  use: { ...e2e.use, baseURL: ADDRESS, trace: 'off' },
  webServer: {
    command: `node_modules/.bin/vite preview --outDir ${BUILD} --port ${PORT} --strictPort`,
    cwd: ROOT,
    url: ADDRESS,
    env: { NO_COLOR: '' },
    timeout: 20_000,
    reuseExistingServer: false,
  },
});
