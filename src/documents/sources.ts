import wide from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import wideStrong from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?url';
import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url';
import strong from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';
import { type DocumentFonts, type FaceName, mayBeWide, openFaces } from './faces.ts';
import type { LoadPainter } from './painter.ts';

/** Reads one of the product's own files by its address. */
export type ReadFile = (address: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The sources of a document's fonts and its pictures of letters. */
export type Sources = { readonly read?: ReadFile; readonly loadPainter?: LoadPainter };

const OWN_FACES = { display, text, strong };
const WIDE_FACES = { wide, wideStrong };

export const fetchFile: ReadFile = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Reads the fonts for a document; wide fonts and the painter are only loaded if its typed text needs them. */
export async function readFonts({ read = fetchFile, loadPainter }: Sources, typed = ''): Promise<DocumentFonts> {
  const own = await readAll(read, OWN_FACES);
  const ownFaces = openFaces(own);
  const lacking = ownFaces.lacks(typed);
  if (lacking.length === 0) return { faces: ownFaces };
  const faces = mayBeWide(lacking) ? openFaces({ ...own, ...(await readAll(read, WIDE_FACES)) }) : ownFaces;
  return { faces, painter: faces.lacks(typed).length === 0 ? undefined : await loadPainter?.(typed) };
}

async function readAll(read: ReadFile, addresses: Readonly<Partial<Record<FaceName, string>>>) {
  const files = Object.entries(addresses).map(async ([face, address]) => [face, await read(address)] as const);
  return Object.fromEntries(await Promise.all(files));
}
