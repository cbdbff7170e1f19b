import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url';
import strong from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';
import extended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?url';
import type { DocumentFonts } from './style.ts';

/** Reads one of the product's own files by its address; rejects when it cannot be had. */
export type ReadFile = (address: string) => Promise<Uint8Array<ArrayBuffer>>;

export const fetchFile: ReadFile = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The fonts of the documents. */
export async function readFonts(read: ReadFile): Promise<DocumentFonts> {
  const files = [read(display), read(text), read(strong), read(extended)] as const;
  const [displayFont, textFont, strongFont, extendedFont] = await Promise.all(files);
  return { display: displayFont, text: textFont, strong: strongFont, extended: extendedFont };
}
