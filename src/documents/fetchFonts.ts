import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url';
import strong from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';
import extended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?url';
import type { DocumentFonts } from './style.ts';

/** Fetches the fonts of the documents from the product's own files; rejects when one cannot be had. */
export async function fetchFonts(): Promise<Required<DocumentFonts>> {
  const [displayFont, textFont, strongFont, extendedFont] = await Promise.all([
    fetchFont(display),
    fetchFont(text),
    fetchFont(strong),
    fetchFont(extended),
  ]);
  return { display: displayFont, text: textFont, strong: strongFont, extended: extendedFont };
}

async function fetchFont(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`A font of the document could not be fetched: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
