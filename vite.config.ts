/// <reference types="vitest/config" />
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './src/build/chunkGroups.ts';
import { headTags } from './src/build/headTags.ts';
import { listModules } from './src/build/listModules.ts';
import { notices } from './src/build/notices.ts';
import { pdfFiles } from './src/build/pdfFiles.ts';
import { prerenderScreens } from './src/build/prerenderScreens.ts';
import { securePages } from './src/build/securePages.ts';
import { strictServing } from './src/build/strictServing.ts';
import { fallbackFonts, themeVariables } from './src/build/virtualSheets.ts';
import { visualizerPage } from './src/build/visualizerPage.ts';
import { PROJECTS } from './test/projects.ts';

export default defineConfig({
  appType: 'mpa',
  plugins: [
    react(),
    strictServing(),
    listModules(),
    themeVariables(),
    fallbackFonts(),
    headTags(),
    prerenderScreens(),
    visualizerPage(),
    notices(),
    pdfFiles(import.meta.dirname),
    securePages(),
  ],
  css: { postcss: { plugins: [globalData({ files: ['src/app/theme/media.css'] }), customMedia()] } },
  // react-pdf must use the legacy build of pdf.js, like the worker.
  resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }] },
  build: {
    manifest: true,
    target: 'es2022',
    // The largest chunks load only when a document is shown or created. test/gate limits what each page loads.
    chunkSizeWarningLimit: 700,
    // The Content-Security-Policy blocks fonts in data URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  // The layout worker is a library file with an export, so its bundle needs a name.
  worker: { rolldownOptions: { output: { name: 'layout' } } },
  preview: { strictPort: true },
  test: {
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
    // Test files share modules, so each test must undo its changes.
    isolate: false,
    // Makes dates reproducible; tests for other time zones set their own.
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
    // Doesn't truncate values in titles and failure messages.
    chaiConfig: { truncateThreshold: 0 },
    hookTimeout: 60_000,
    setupFiles: ['test/support/setupConsole.ts'],
    projects: PROJECTS,
  },
});
