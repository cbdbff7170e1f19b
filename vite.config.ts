/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, minifySync, transformWithOxc, type Plugin } from 'vite';
import { DEMO_SESSION, GUEST_SESSION } from './machines/domain/session.ts';
import { ROUTES } from './machines/journey/routes.ts';
import { filesOf, type Manifest, screenPage, shellPage, styleSheetOf } from './src/app/entry/pages.ts';
import type * as Pictures from './src/app/demonstration/pictures.tsx';
import type * as Prerender from './src/app/entry/prerender.tsx';
import { isDemonstration } from './src/build/headers.ts';
import { listModules } from './src/build/listModules.ts';
import { notices } from './src/build/notices.ts';
import { pdfFiles } from './src/build/pdfFiles.ts';
import { securePages } from './src/build/securePages.ts';
import { LANDING_PAGE, pageOf, SHELL_PAGE, strictServing } from './src/build/strictServing.ts';
import { visualizerPage } from './src/build/visualizerPage.ts';
import { PICTURES, PROOF_ADDRESS } from './src/visualizer/proof/proof.ts';

const REACT = /node_modules\/(?:react|react-dom|scheduler)\/.*js$|src\/app\/entry\/showInSlices\.ts$/;
const LIBRARIES = /node_modules\/.*js$/;
const FIRST_FILES = '<!-- what the first paint waits for -->';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
/** What of ours the landing page shares with other screens. */
const PARTS =
  /src\/(?:components\/(?:Disclosure|Figure|ScreenHeading|asTyped|partOfPage)|screens\/parts\/(?:ActionLink|FundingCondition|Rows|useResume)|content\/(?:application|landingFaq))|\/use-(?:document-visibility|debounced-callback)\//;
/** The persistence code with its schema library, which would be one more request for every visit if split. */
const SAVING = /node_modules\/valibot\/|\/(?:services\/persistence|persistence\/savedFormat|app\/followJourney)/;
/** Fields, which most screens have and the landing page has not, and what of ours several screens need. */
const FIELDS =
  /@mantine\/core\/esm\/components\/(?:Input|TextInput|CloseButton|Checkbox|InlineInput|Portal|Overlay|Transition)\//;
const SHARED = /src\/(?:components\/(?!pdf|FileField|loadFileViewer|BrandLogo)|screens\/parts)/;
const FIRST_SCRIPT = 'firstPaint.js';
/** Of the PDF library, asked for by their names, in a folder that changes with the version. */
const PDF_DECODER = /_nowasm_fallback\.js$/;
const PDF_FOLDER = `assets/pdfjs-${pdfjs.version}`;
const SOCIAL_PREVIEW = 'social-preview.png';

/** Asks first for what the first paint waits for, colors included; names a picture for where the address is shared. */
function headTags(): Plugin {
  return {
    name: 'head-tags',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const path = join(import.meta.dirname, 'src/app/entry/firstPaint.ts');
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
      // A script without imports is no module; the compiler marks it as one.
      const source = minifySync(path, code.replace(/export \{\};?/, ''), { module: false }).code;
      this.emitFile({ type: 'asset', name: FIRST_SCRIPT, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (path !== `/${LANDING_PAGE}`) return html;
        const script = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(FIRST_SCRIPT));
        if (script === undefined) throw new Error('The script that runs before the first paint is missing.');
        const styles = [...html.matchAll(STYLE_LINK)].map(([link]) => link.trim());
        const first = [`<script src="/${script.fileName}"></script>`, ...styles].join('\n    ');
        const page = html.replaceAll(STYLE_LINK, '').replace(FIRST_FILES, () => first);
        const image = { property: 'og:image', content: `/${SOCIAL_PREVIEW}` };
        const isPictured = existsSync(join(import.meta.dirname, 'public', SOCIAL_PREVIEW));
        return { html: page, tags: isPictured ? [{ tag: 'meta', attrs: image, injectTo: 'head' }] : [] };
      },
    },
  };
}

/** Writes down what a first visit sees at each address, so that it can be read before any script runs (R1.1, R3). */
function prerenderScreens(): Plugin {
  const serverFolder = join(tmpdir(), `prerender-${process.pid}`);
  return {
    name: 'prerender-screens',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        prerender: {
          consumer: 'server',
          resolve: { noExternal: true },
          build: {
            outDir: serverFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            minify: false,
            rolldownOptions: {
              input: { prerender: 'src/app/entry/prerender.tsx', pictures: 'src/app/demonstration/pictures.tsx' },
              output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
            },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, prerender } = builder.environments;
        if (client === undefined || prerender === undefined) throw new Error('There is nothing to build with.');
        await builder.build(client);
        await builder.build(prerender);
        const load = async (program: string) =>
          (await import(pathToFileURL(join(serverFolder, program)).href)) as unknown;
        const { prerenderScreens } = (await load('prerender.mjs')) as typeof Prerender;
        const session = builder.config.env['VITE_START_AS_GUEST'] === 'true' ? GUEST_SESSION : DEMO_SESSION;
        const screens = await prerenderScreens(session, new Date());
        const { picturePages, renderPictures } = (await load('pictures.mjs')) as typeof Pictures;
        const { proof, pictures } = await renderPictures(isDemonstration(builder.config.env));
        rmSync(serverFolder, { recursive: true });
        const dist = resolve(builder.config.root, client.config.build.outDir);
        const shell = readFileSync(join(dist, LANDING_PAGE), 'utf8');
        const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
        const markups = screens.flatMap(([, { variants }]) => variants).map(({ markup }) => markup);
        const styleSheet = styleSheetOf(markups.join(''));
        const hash = createHash('sha256').update(styleSheet).digest('base64url').slice(0, 8);
        const styleFile = `assets/prerendered-${hash}.css`;
        writeFileSync(join(dist, styleFile), styleSheet);
        writeFileSync(join(dist, SHELL_PAGE), shellPage(shell));
        for (const [screen, content] of screens) {
          const { styles, modules } = filesOf(manifest, screen);
          const page = screenPage(shell, screen, content, { styles: [...styles, styleFile], modules });
          writeFileSync(join(dist, pageOf(ROUTES[screen].path)), page);
        }
        const pages = picturePages(shell, manifest, pictures);
        for (const [address, text] of [[PROOF_ADDRESS, proof], ...pages] as const) {
          mkdirSync(join(dist, PICTURES), { recursive: true });
          writeFileSync(join(dist, address), text);
        }
      },
    },
  };
}

const EXPLORING = ['test/graph/{whole,paths,mutants}.test.ts', 'test/paths/model/*.test.ts'];
/** They show messages, which a library holds in its own module, or put broken screens in the place of those loaded. */
const SHOWING_MESSAGES = [
  'test/app/toasts.test.tsx',
  'test/faults/security/injection.test.tsx',
  'test/faults/render/{screenFails,wholeProduct}.test.tsx',
];
const PAGE_TESTS = {
  environment: 'jsdom',
  setupFiles: ['test/support/setupDom.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

export default defineConfig({
  appType: 'mpa',
  plugins: [
    react(),
    strictServing(),
    listModules(import.meta.dirname),
    headTags(),
    prerenderScreens(),
    visualizerPage(),
    notices(),
    pdfFiles(import.meta.dirname, PDF_FOLDER),
    securePages(),
  ],
  // The build of the PDF library for browsers that lack the newest built-ins, for react-pdf too; the worker is its twin.
  resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }] },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    emptyOutDir: true,
    // The largest are fetched by who looks at a document or asks for one; the gate counts what each page loads.
    chunkSizeWarningLimit: 700,
    // The policy of the pages lets fonts come from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => PDF_DECODER.test(name))
            ? `${PDF_FOLDER}/wasm/[name][extname]`
            : 'assets/[name]-[hash][extname]',
        // A phone asks for few files at a time: what every page needs is one file, and so are the small shared parts.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, tags: ['$initial'], priority: 5 },
            { name: 'libraries', test: LIBRARIES, tags: ['$initial'], priority: 4 },
            { name: 'base', tags: ['$initial'], priority: 3 },
            { name: 'parts', test: PARTS, priority: 2 },
            { name: 'saving', test: SAVING, priority: 1 },
            { name: 'fields', test: FIELDS, minShareCount: 2 },
            { name: 'shared', test: SHARED, minShareCount: 3 },
          ],
        },
      },
    },
  },
  // The worker of the layout is a library's file, which exports something under no name.
  worker: { rolldownOptions: { output: { name: 'layout' } } },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
  test: {
    // One worker for each core: left alone, the runner leaves one core to itself.
    maxWorkers: '100%',
    // Files share what they load; each cleans up what it changes.
    isolate: false,
    // What a test expects of a clock holds wherever it is run; tests of other zones set their own.
    env: { TZ: 'UTC' },
    // Long enough for a busy machine; what hangs is found all the same.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['test/support/setupConsole.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'model',
          environment: 'node',
          include: [
            'test/{domain,journey,graph,architecture,documents,services,gate,build,mutation,paths}/**/*.test.{ts,mjs}',
            'test/{app,components,visualizer,faults}/**/*.test.ts',
          ],
          exclude: EXPLORING,
        },
      },
      {
        // Each walks so much of the chart that the next one would be several times slower in what it leaves of the memory.
        extends: true,
        test: { name: 'chart', environment: 'node', isolate: true, include: EXPLORING },
      },
      {
        extends: true,
        test: {
          ...PAGE_TESTS,
          name: 'screens',
          include: ['test/{screens,components,app,visualizer,faults}/**/*.test.tsx'],
          exclude: SHOWING_MESSAGES,
        },
      },
      { extends: true, test: { ...PAGE_TESTS, name: 'messages', isolate: true, include: SHOWING_MESSAGES } },
    ],
  },
});
