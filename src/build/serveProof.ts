import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';

const PREFIX = '/proof/';
const REPORT = 'proof.json';
const NO_REPORT = 'null\n';
const TYPES = { '.json': 'application/json; charset=utf-8', '.jpg': 'image/jpeg' } as const;
/** The report and the pictures beside it; what else the tests leave there is nobody's business. */
const SERVED = /^(?:proof\.json|[\w-]+\.jpg)$/;

/**
 * Gives the visualizer what the last run of the path tests left in `folder`, under `/proof/`: straight from there on a
 * server, as files of its own in a build. Where nothing was left the report says `null`, which is no error that a
 * browser would write about. It has to stand before the plugin that answers for missing files.
 */
export function serveProof(folder: string): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const name = nameOf(request);
    if (name === null) next();
    else if (isServed(folder, name)) send(response, join(folder, name));
    else if (name === REPORT) answerInText(response, 200, TYPES['.json'], NO_REPORT);
    else answerInText(response, 404, 'text/plain; charset=utf-8', 'Not found');
  };
  return {
    name: 'serve-proof',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const names = filesOf(folder);
      const emit = (name: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `${PREFIX.slice(1)}${name}`, source });
      if (names.length === 0) emit(REPORT, NO_REPORT);
      for (const name of names) emit(name, readFileSync(join(folder, name)));
    },
  };
}

/** The names of the report and of the pictures that it names; none when there is no report, or only the start of one. */
export function filesOf(folder: string): readonly string[] {
  try {
    const { pictures } = JSON.parse(String(readFileSync(join(folder, REPORT)))) as { pictures: object };
    return [REPORT, ...Object.keys(pictures).filter((name) => isServed(folder, name))];
  } catch {
    return [];
  }
}

function nameOf({ url }: IncomingMessage): string | null {
  const path = new URL(String(url), 'http://localhost').pathname;
  return path.startsWith(PREFIX) ? path.slice(PREFIX.length) : null;
}

function isServed(folder: string, name: string): boolean {
  const file = join(folder, name);
  return SERVED.test(name) && existsSync(file) && statSync(file).size > 0;
}

function send(response: ServerResponse, file: string): void {
  const type = file.endsWith('.json') ? TYPES['.json'] : TYPES['.jpg'];
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  createReadStream(file).pipe(response);
}

function answerInText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(text);
}
