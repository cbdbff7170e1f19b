import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPdf } from '#src/documents/openPdf.ts';
import type { Sources } from '#src/documents/fonts.ts';
import { BLANK_PAINTER } from './blankPainter.ts';

type StructureNode = { readonly role: string; readonly children: readonly object[] };
type ContentItem =
  | { readonly str: string; readonly transform: readonly unknown[] }
  | { readonly type: string; readonly id?: string };

/** The bytes of a file as it is served, by its address: committed below public/, or of a package. */
export async function served(address: string): Promise<Uint8Array<ArrayBuffer>> {
  // Where packages are linked from elsewhere, their addresses begin with `/@fs/` and the folder.
  const [path] = /\/node_modules\/.*/.exec(address) ?? [`/public${address}`];
  return Uint8Array.from(await readFile(join(process.cwd(), path)));
}

/** Sources of documents in tests: the fonts as they are served, and pictures that show nothing. */
export const SOURCES: Sources = { read: served, loadPainter: () => Promise.resolve(BLANK_PAINTER) };

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

/** The parts of a PDF that a reader finds: texts of pages, facts, tags, links. */
export async function readPdf(bytes: Uint8Array) {
  const task = openPdf(bytes);
  const pdf = await task.promise;
  const pages: string[] = [];
  const links: string[] = [];
  const heights = new Map<string, number>();
  const roles = new Set<string>();
  const tagged: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const strings = items.flatMap((item) => ('str' in item ? [item.str] : []));
    for (const item of items) if ('str' in item) heights.set(item.str, Number(item.transform[5]));
    pages.push(strings.join(' ').replace(/\s+/g, ' '));
    collectTags(await page.getStructTree(), markedTexts(items), { roles, tagged });
    const annotations: readonly { url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => (url === undefined ? [] : [url])));
  }
  const info = new Map<string, unknown>(Object.entries((await pdf.getMetadata()).info));
  const markInfo: unknown = await pdf.getMarkInfo();
  await pdf.loadingTask.destroy();
  return {
    pages,
    text: pages.join(' '),
    title: info.get('Title'),
    language: info.get('Language'),
    // As it stands in the file, such as `D:20261121091400Z`.
    createdAt: info.get('CreationDate'),
    isMarked: markInfo instanceof Map && markInfo.get('Marked') === true,
    roles,
    // What a screen reader says of each tag that holds text: its role and the text, such as `TD Dana Example`.
    tagged,
    links,
    // How far above the bottom of its page a text stands, in points.
    heights,
  };
}

/** The text without blanks, some of which are ends of lines. */
export function unspaced(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** The text of all tags in their order, without blanks; a tag on several pages is there once for each. */
export function untagged({ tagged }: ReadPdf): string {
  return unspaced(tagged.map((tag) => tag.replace(/^\w+ /, '')).join(''));
}

/** The text of each piece of marked content, by the id with which a tag refers to it. */
function markedTexts(items: readonly ContentItem[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((candidate) => candidate !== undefined);
      if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return texts;
}

function collectTags(
  node: StructureNode | null,
  texts: ReadonlyMap<string, string>,
  found: { readonly roles: Set<string>; readonly tagged: string[] },
): void {
  if (node === null) return;
  found.roles.add(node.role);
  const own = node.children.flatMap((child) => ('id' in child ? (texts.get(String(child.id)) ?? []) : []));
  if (own.length > 0) found.tagged.push(`${node.role} ${own.join('').trim()}`);
  for (const child of node.children) if (isStructureNode(child)) collectTags(child, texts, found);
}

function isStructureNode(child: object): child is StructureNode {
  return 'role' in child && 'children' in child;
}
