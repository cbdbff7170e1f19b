import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { ROUTES, screenAt } from '#machines/journey/routes.ts';
import { ASSETS, cacheControl, securityHeaders, isDemonstration } from './headers.ts';

/** The page for `/`, and the page for unknown addresses, which doesn't contain a screen. */
export const LANDING_PAGE = 'index.html';
export const SHELL_PAGE = 'app.html';

export function pageOf(path: string): string {
  const screen = screenAt(path);
  if (screen === null) return SHELL_PAGE;
  return screen === 'landing' ? LANDING_PAGE : `${ROUTES[screen].path.slice(1)}.html`;
}

const DEV_INTERNAL_PATH = /^\/(@|node_modules\/|__)/;
/** With Node's default of 16 kB, requests for very long addresses would be rejected before any middleware runs. */
const MAX_HEADER_BYTES = 4 * 1024 * 1024;
/** Files for the host, not for visitors. */
const HOST_FILE = /\/[._]/;
/** Character maps and fonts of the PDF library, whose types the server doesn't know. */
const BINARY_FILE = /\.(?:bcmap|pfb)$/;

/**
 * In preview, serves the page of each screen at its address. An unknown address gets the shell with status 404, and a
 * missing file a 404 in plain text. Must come before other middleware, so every response has the security headers. In
 * development, every address gets `index.html`.
 */
export function strictServing(): Plugin {
  return {
    name: 'strict-serving',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = decodePath(pathOf(request));
        if (isAddress(path) && !DEV_INTERNAL_PATH.test(path)) request.url = `/${LANDING_PAGE}`;
        next();
      });
    },
    configurePreviewServer(server) {
      const { root, build, env } = server.config;
      server.middlewares.use(serveBuiltFiles(resolve(root, build.outDir), securityHeaders(isDemonstration(env))));
      Object.assign(server.httpServer, { maxHeaderSize: MAX_HEADER_BYTES });
    },
  };
}

function serveBuiltFiles(folder: string, headers: Readonly<Record<string, string>>): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // The product doesn't decode addresses, so an address with an encoded letter is unknown.
    const address = pathOf(request);
    const path = decodePath(address);
    if (isAddress(path)) {
      const page = pageOf(address);
      if (page === SHELL_PAGE) return sendNotFound(response, 'text/html', readFileSync(join(folder, page)));
      request.url = `/${page}`;
    } else if (HOST_FILE.test(path) || !isFileIn(folder, path))
      return sendNotFound(response, 'text/plain', 'Not found');
    response.setHeader('Cache-Control', cacheControl(path));
    if (BINARY_FILE.test(path)) response.setHeader('Content-Type', 'application/octet-stream');
    next();
  };
}

/** Returns the path of a request as sent. A URL parser would mistake `//offers` for a host. */
function pathOf(request: IncomingMessage): string {
  return String(request.url).replace(/[?#].*/s, '');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function sendNotFound(response: ServerResponse, type: string, content: string | Uint8Array): void {
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
