import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Sources } from '#src/documents/fonts.ts';
import { openPdf } from '#src/documents/openPdf.ts';
import type { TextPainter } from '#src/documents/painter.ts';

type PdfImage = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
type PdfImages = { get(id: string, onFound: (image: PdfImage) => void): void };
type Glyph = number | { readonly originalCharCode: number; readonly unicode: string };
type Box = Readonly<Record<'left' | 'right' | 'bottom', number>> & { readonly text: string };
type StructureNode = { readonly role: string; readonly children: readonly object[] };
type ContentItem = { readonly str: string } | { readonly type: string; readonly id?: string };

/** Reads a file from public/ or from an npm package, by its URL path. */
export async function readServedFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  // If node_modules is a symlink, package URLs start with `/@fs/` and a folder.
  const [path] = /\/node_modules\/.*/.exec(address) ?? [`/public${address}`];
  return Uint8Array.from(await readFile(join(process.cwd(), path)));
}

const LETTER_WIDTH = 0.9;
const widthOf = (text: string) => [...new Intl.Segmenter('en').segment(text)].length * LETTER_WIDTH;
const DOT = { data: Uint8ClampedArray.of(0, 0, 0, 0), width: 1, height: 1 };

/** Paints a transparent dot as wide as the text, because Node has no canvas. */
const BLANK_PAINTER: TextPainter = {
  widthOf,
  paint: (text) => ({ image: DOT, x: 0, ascent: 0.8, width: widthOf(text), height: 1 }),
};

/** The product's fonts, with blank images for letters they lack. */
export const SOURCES = { read: readServedFile, loadPainter: async () => BLANK_PAINTER } satisfies Sources;

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

/** Extracts the text, metadata, tags, links, missing glyphs and image coverage of a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const task = openPdf(bytes);
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await task.promise;
  const pages: string[] = [];
  const links: string[] = [];
  const roles = new Set<string>();
  const tagged: string[] = [];
  const boxes: Box[] = [];
  const missing: string[] = [];
  const inkShares: number[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const strings = items.flatMap((item) => ('str' in item ? [item.str] : []));
    pages.push(strings.join(' ').replace(/\s+/g, ' '));
    collectTags(await page.getStructTree(), readMarkedText(items), { roles, tagged });
    const annotations: readonly { url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => url ?? []));
    boxes.push(...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? boxOf(item) : [])));
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index, operator] of fnArray.entries()) {
      const [operand] = (argsArray[index] as readonly unknown[]) ?? [];
      if (operator === OPS.showText) missing.push(...missingLetters(operand as readonly Glyph[]));
      if (operator === OPS.paintImageXObject) inkShares.push(await inkShareOf(page, String(operand)));
    }
  }
  const info = new Map<string, unknown>(Object.entries((await pdf.getMetadata()).info));
  const markInfo: unknown = await pdf.getMarkInfo();
  await task.destroy();
  return {
    pages,
    text: pages.join(' '),
    title: info.get('Title'),
    language: info.get('Language'),
    /** A PDF date, such as `D:20261121091400Z`. */
    createdAt: info.get('CreationDate'),
    isMarked: markInfo instanceof Map && markInfo.get('Marked') === true,
    roles,
    /** Role and text of each tag that contains text, such as `TD Ada Lovelace`. */
    tagged,
    links,
    boxes,
    missing,
    /** How much of each image is covered with ink, from 0 to 1. */
    inkShares,
  };
}

function boxOf({ str, transform, width }: { str: string; transform: readonly unknown[]; width: number }): Box {
  const left = Number(transform[4]);
  return { text: str, left, right: left + width, bottom: Number(transform[5]) };
}

/** Returns the letters drawn with glyph 0, which fonts use for letters they lack. */
function missingLetters(glyphs: readonly Glyph[]): readonly string[] {
  return glyphs.flatMap((glyph) => (typeof glyph === 'object' && glyph.originalCharCode === 0 ? [glyph.unicode] : []));
}

async function inkShareOf({ commonObjs, objs }: PDFPageProxy, id: string): Promise<number> {
  // An image used on several pages has a global id.
  const images = (id.startsWith('g_') ? commonObjs : objs) as PdfImages;
  const { width, height, data } = await new Promise<PdfImage>((resolve) => images.get(id, resolve));
  const alphas = data.filter((_, index) => index % 4 === 3);
  return alphas.reduce((sum, alpha) => sum + alpha / 255, 0) / (width * height);
}

/** Removes all whitespace, because PDFs add some at line ends. */
export function removeSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Returns the text of all tags in order, without whitespace. */
export function textOfTags({ tagged }: ReadPdf): string {
  return removeSpaces(tagged.map((tag) => tag.replace(/^\w+ /, '')).join(''));
}

/** Returns the text of each marked-content sequence, keyed by the id that tags refer to. */
function readMarkedText(items: readonly ContentItem[]): ReadonlyMap<string, string> {
  const textById = new Map<string, string>();
  const openIds: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = openIds.findLast((candidate) => candidate !== undefined);
      if (id !== undefined) textById.set(id, `${textById.get(id) ?? ''}${item.str}`);
    } else if (item.type === 'endMarkedContent') openIds.pop();
    else openIds.push(item.id);
  }
  return textById;
}

function collectTags(
  node: StructureNode | null,
  textById: ReadonlyMap<string, string>,
  found: { readonly roles: Set<string>; readonly tagged: string[] },
): void {
  if (node === null) return;
  found.roles.add(node.role);
  const parts = node.children.flatMap((child) => ('id' in child ? (textById.get(String(child.id)) ?? []) : []));
  if (parts.length > 0) found.tagged.push(`${node.role} ${parts.join('').trim()}`);
  for (const child of node.children) if (isStructureNode(child)) collectTags(child, textById, found);
}

function isStructureNode(child: object): child is StructureNode {
  return 'role' in child && 'children' in child;
}
