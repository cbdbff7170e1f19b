import { defineConfig } from '@playwright/test';
import e2e from '#test/e2e/playwright.config.ts';
import { previewServer } from '#test/e2e/previewServer.ts';

const PORT = Number(process.env.SOAK_PORT ?? 4277);

export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.soak.ts',
  reporter: 'line',
  workers: 1,
  timeout: 0,
  expect: { timeout: 30_000 },
  projects: [{ name: 'soak' }],
  use: { ...e2e.use, baseURL: `http://localhost:${PORT}`, actionTimeout: 60_000, trace: 'off' },
  webServer: previewServer('dist', PORT),
});
