import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ExtensionSources } from './extensionArchive.ts';
import type { DocumentFonts } from './style.ts';

const require = createRequire(import.meta.url);

async function read(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(file)));
}

/** Reads the fonts of the documents from their packages; Node only. */
export async function readFonts(): Promise<DocumentFonts> {
  return {
    display: await read('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    text: await read('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
    strong: await read('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
    extended: await read('@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff'),
  };
}

/** Reads the written files of the browser extension; Node only. */
export async function readExtensionSources(): Promise<ExtensionSources> {
  return {
    'manifest.json': await read('./extension/manifest.json'),
    'popup.html': await read('./extension/popup.html'),
    'popup.css': await read('./extension/popup.css'),
    'popup.js': await read('./extension/popup.js'),
  };
}
