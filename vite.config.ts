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
  // react-pdf must use the build of pdf.js for older browsers too, because it has to match the worker.
  resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }] },
  build: {
    manifest: true,
    target: 'es2022',
    // The largest chunks only load when a document is shown or made; the gate limits what each page loads.
    chunkSizeWarningLimit: 700,
    // The Content-Security-Policy refuses fonts in data URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  // The layout worker is a library file with an export, so its bundle needs a name.
  worker: { rolldownOptions: { output: { name: 'layout' } } },
  preview: { strictPort: true },
  test: {
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
    // Test files share their modules; each cleans up what it changes.
    isolate: false,
    // Makes dates the same on every machine; tests of other time zones set their own.
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
    // Shows names and values in full, in titles and in failures.
    chaiConfig: { truncateThreshold: 0 },
    hookTimeout: 60_000,
    setupFiles: ['test/support/setupConsole.ts'],
    projects: PROJECTS,
  },
});
