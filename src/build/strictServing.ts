import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { ROUTES, screenAt } from '#machines/journey/routes.ts';
import { ASSETS, cacheControl, guardingHeaders, isDemonstration } from './headers.ts';

/** The page of `/`, and the one of an unknown address, which has no screen in it. */
export const LANDING_PAGE = 'index.html';
export const SHELL_PAGE = 'app.html';

/** The page of the screen at an address; but for the first, each is named as its address. */
export function pageOf(path: string): string {
  const screen = screenAt(path);
  if (screen === null) return SHELL_PAGE;
  return screen === 'landing' ? LANDING_PAGE : `${ROUTES[screen].path.slice(1)}.html`;
}

const DEV_INTERNAL_PATH = /^\/(@|node_modules\/|__)/;
/** What is for the host and not for visitors begins with a dot or, as such hosts want it, with `_`. */
const HOST_FILE = /\/[._]/;

/**
 * An address (no extension, not below `/assets/`) gets the page of its screen, an unknown one the shell. A missing file
 * gets 404, never a page. A build is served with the headers that guard it, on every answer: nothing may stand before this
 * that answers.
 */
export function strictServing(): Plugin {
  return {
    name: 'strict-serving',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request);
        if (path === undefined) return answerInText(response, 400, 'Bad request');
        if (isAddress(path) && !DEV_INTERNAL_PATH.test(path)) serve(LANDING_PAGE, request);
        next();
      });
    },
    configurePreviewServer(server) {
      const { root, build, env } = server.config;
      server.middlewares.use(builtFiles(resolve(root, build.outDir), guardingHeaders(isDemonstration(env))));
    },
  };
}

function builtFiles(folder: string, headers: Readonly<Record<string, string>>): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = pathOf(request);
    if (path === undefined) return answerInText(response, 400, 'Bad request');
    if (isAddress(path)) serve(pageOf(path), request);
    else if (HOST_FILE.test(path) || !isFileIn(folder, path)) return answerInText(response, 404, 'Not found');
    response.setHeader('Cache-Control', cacheControl(path));
    next();
  };
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(String(request.url), 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function answerInText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}

/** An address names a screen; a file has an ending or lies where only files are. */
function isAddress(path: string): boolean {
  return extname(path).length <= 1 && !path.startsWith(ASSETS);
}

function isFileIn(folder: string, path: string): boolean {
  const file = join(folder, path);
  return file.startsWith(`${folder}${sep}`) && existsSync(file) && statSync(file).isFile();
}

function serve(page: string, request: IncomingMessage): void {
  request.url = `/${page}${new URL(String(request.url), 'http://localhost').search}`;
}
