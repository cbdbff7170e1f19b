/// <reference types="vitest/config" />
import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Connect, type Plugin } from 'vite';

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

function isFileIn(folder: string, path: string): boolean {
  const file = join(folder, path);
  return file.startsWith(`${folder}${sep}`) && existsSync(file) && statSync(file).isFile();
}

function serveIndex(request: IncomingMessage): void {
  request.url = `/index.html${new URL(request.url ?? '/', 'http://localhost').search}`;
}

function previewMiddleware(distFolder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request);
    if (path === undefined) return answerInText(response, 400, 'Bad request');
    if (extname(path) === '') serveIndex(request);
    else if (!isFileIn(distFolder, path)) return answerInText(response, 404, 'Not found');
    response.setHeader('Cache-Control', HASHED_ASSET_PATH.test(path) ? HASHED_ASSET_CACHE : 'no-cache');
    next();
  };
}

/**
 * An address of the product (no extension) gets the page; a missing file gets 404 as text.
 * Without it both servers answer a missing PDF or chunk with the page and status 200.
 */
function strictFileServing(): Plugin {
  return {
    name: 'strict-file-serving',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request);
        if (path === undefined) return answerInText(response, 400, 'Bad request');
        if (extname(path) === '' && !DEV_INTERNAL_PATH.test(path)) serveIndex(request);
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
      server.middlewares.use(previewMiddleware(join(root, build.outDir)));
    },
  };
}

/** Writes which sources each file of the build holds, for the size check. */
function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[file.fileName, file.moduleIds.map((id) => id.replace(`${import.meta.dirname}/`, ''))]]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(modules), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), strictFileServing(), listModules()],
  build: { outDir: 'dist', manifest: true, sourcemap: false, target: 'es2022', emptyOutDir: true },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'model',
          environment: 'node',
          include: ['test/{domain,journey,graph,architecture,documents,services,gate}/**/*.test.{ts,mjs}'],
          setupFiles: ['test/support/setupConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['test/{screens,components,app}/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/setupConsole.ts', 'test/support/setupDom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
