/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, transformWithOxc, type Connect, type Plugin } from 'vite';
import { landingFiles, landingPage, type Manifest, styleSheetOf } from './src/app/entry/landingPage.ts';
import type * as Prerender from './src/app/entry/prerender.tsx';
import { listModules } from './src/build/listModules.ts';
import { serveProof } from './src/build/serveProof.ts';
import { visualizerPage } from './src/build/visualizerPage.ts';

const LANDING_PAGE = 'index.html';
const SHELL_PAGE = 'app.html';
const FIRST_FILES = '<!-- what the first paint waits for -->';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const PARTS =
  /src\/components\/(?:Disclosure|Figure|RadioCardGroup|ScreenHeading)|src\/content\/format|\/icons\/IconBrand/;
const FIRST_SCRIPT = 'firstPaint.js';
const SOCIAL_PREVIEW = 'social-preview.png';
const DEV_INTERNAL_PATH = /^\/(@|node_modules\/|__)/;
const HASHED_ASSET_PATH = /^\/assets\//;
const HASHED_ASSET_CACHE = 'public, max-age=31536000, immutable';

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function answerInText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}

/** An address names a screen; only a file has an ending. */
function isAddress(path: string): boolean {
  return extname(path).length <= 1;
}

function isFileIn(folder: string, path: string): boolean {
  const file = join(folder, path);
  return file.startsWith(`${folder}${sep}`) && existsSync(file) && statSync(file).isFile();
}

function serve(page: string, request: IncomingMessage): void {
  request.url = `/${page}${new URL(request.url ?? '/', 'http://localhost').search}`;
}

function previewMiddleware(distFolder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request);
    if (path === undefined) return answerInText(response, 400, 'Bad request');
    if (isAddress(path)) serve(path === '/' ? LANDING_PAGE : SHELL_PAGE, request);
    else if (!isFileIn(distFolder, path)) return answerInText(response, 404, 'Not found');
    response.setHeader('Cache-Control', HASHED_ASSET_PATH.test(path) ? HASHED_ASSET_CACHE : 'no-cache');
    next();
  };
}

/**
 * An address of the product (no extension) gets a page: `/` the one with the landing page in it, every other one the
 * shell. A missing file gets 404 as text. Without it both servers answer a missing PDF or chunk with the page and status 200.
 */
function strictFileServing(): Plugin {
  return {
    name: 'strict-file-serving',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request);
        if (path === undefined) return answerInText(response, 400, 'Bad request');
        if (isAddress(path) && !DEV_INTERNAL_PATH.test(path)) serve(LANDING_PAGE, request);
        next();
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = pathOf(request) ?? '';
          const isPage = path.endsWith('.html') && isFileIn(server.config.root, path);
          if (isPage) next();
          else answerInText(response, 404, 'Not found');
        });
      };
    },
    configurePreviewServer(server) {
      const { root, build } = server.config;
      server.middlewares.use(previewMiddleware(resolve(root, build.outDir)));
    },
  };
}

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

/** Writes the landing page down in the page of `/`, so that it can be read before any script runs (R3). */
function prerenderLandingPage(): Plugin {
  const serverFolder = join(tmpdir(), `prerender-${process.pid}`);
  return {
    name: 'prerender-landing-page',
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
              input: 'src/app/entry/prerender.tsx',
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
        const program = pathToFileURL(join(serverFolder, 'prerender.mjs')).href;
        const { prerenderLanding } = (await import(program)) as typeof Prerender;
        const landing = await prerenderLanding(new Date());
        rmSync(serverFolder, { recursive: true });
        const dist = resolve(builder.config.root, client.config.build.outDir);
        const shell = readFileSync(join(dist, LANDING_PAGE), 'utf8');
        const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
        const { styles, modules } = landingFiles(manifest);
        const styleSheet = styleSheetOf(landing.markup);
        const hash = createHash('sha256').update(styleSheet).digest('base64url').slice(0, 8);
        const styleFile = `assets/prerendered-${hash}.css`;
        writeFileSync(join(dist, styleFile), styleSheet);
        writeFileSync(join(dist, SHELL_PAGE), shell);
        const page = landingPage(shell, landing, { styles: [...styles, styleFile], modules });
        writeFileSync(join(dist, LANDING_PAGE), page);
      },
    },
  };
}

export default defineConfig({
  appType: 'mpa',
  plugins: [
    react(),
    serveProof(resolve(import.meta.dirname, '.reports/paths')),
    strictFileServing(),
    listModules(import.meta.dirname),
    headTags(),
    prerenderLandingPage(),
    visualizerPage(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // A phone asks for few files at a time: what every page needs is one file, and so are the small shared parts.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'parts', test: PARTS },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'model',
          environment: 'node',
          include: [
            'test/{domain,journey,graph,architecture,documents,services,gate,paths/model}/**/*.test.{ts,mjs}',
            'test/visualizer/**/*.test.ts',
          ],
          setupFiles: ['test/support/setupConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['test/{screens,components,app,paths/screens}/**/*.test.{ts,tsx}', 'test/visualizer/**/*.test.tsx'],
          setupFiles: ['test/support/setupConsole.ts', 'test/support/setupDom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
