import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { ROUTES, screenAt } from '#machines/journey/routes.ts';
import { ASSETS, cacheControl, guardingHeaders, isDemonstration } from './headers.ts';

/** The page of `/`, and the page of an unknown address, which has no screen in it. */
export const LANDING_PAGE = 'index.html';
export const SHELL_PAGE = 'app.html';

/** Returns the page of the screen at an address. */
export function pageOf(path: string): string {
  const screen = screenAt(path);
  if (screen === null) return SHELL_PAGE;
  return screen === 'landing' ? LANDING_PAGE : `${ROUTES[screen].path.slice(1)}.html`;
}

const DEV_INTERNAL_PATH = /^\/(@|node_modules\/|__)/;
/** Longer than any address; by default, Node refuses one above 16 kB before any middleware sees it. */
const MAX_HEADER_BYTES = 4 * 1024 * 1024;
/** A file for the host and not for visitors. */
const HOST_FILE = /\/[._]/;
/** Character maps and fonts of the PDF library, whose types the server doesn't know. */
const BINARY_FILE = /\.(?:bcmap|pfb)$/;

/**
 * Serves the page of its screen for an address (no extension, not below `/assets/`), and the shell with status 404 for an
 * unknown one. A missing file gets 404 in text, never a page. A build is served with its security headers on every
 * response, so no other middleware may answer before this one.
 */
export function strictServing(): Plugin {
  return {
    name: 'strict-serving',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = decoded(pathOf(request));
        if (isAddress(path) && !DEV_INTERNAL_PATH.test(path)) request.url = `/${LANDING_PAGE}`;
        next();
      });
    },
    configurePreviewServer(server) {
      const { root, build, env } = server.config;
      server.middlewares.use(builtFiles(resolve(root, build.outDir), guardingHeaders(isDemonstration(env))));
      Object.assign(server.httpServer, { maxHeaderSize: MAX_HEADER_BYTES });
    },
  };
}

function builtFiles(folder: string, headers: Readonly<Record<string, string>>): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // The product doesn't decode addresses, so an encoded letter names no screen.
    const address = pathOf(request);
    const path = decoded(address);
    if (isAddress(path)) {
      const page = pageOf(address);
      if (page === SHELL_PAGE) return answerMissing(response, 'text/html', readFileSync(join(folder, page)));
      request.url = `/${page}`;
    } else if (HOST_FILE.test(path) || !isFileIn(folder, path))
      return answerMissing(response, 'text/plain', 'Not found');
    response.setHeader('Cache-Control', cacheControl(path));
    if (BINARY_FILE.test(path)) response.setHeader('Content-Type', 'application/octet-stream');
    next();
  };
}

/** Returns the path of a request as it was sent. A URL parser would take the start of `//offers` for a host. */
function pathOf(request: IncomingMessage): string {
  return String(request.url).replace(/[?#].*/s, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function answerMissing(response: ServerResponse, type: string, content: string | Uint8Array): void {
  response.writeHead(404, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(content);
}

function isAddress(path: string): boolean {
  return extname(path).length <= 1 && !path.startsWith(ASSETS);
}

function isFileIn(folder: string, path: string): boolean {
  const file = join(folder, path);
  return file.startsWith(`${folder}${sep}`) && existsSync(file) && statSync(file).isFile();
}
