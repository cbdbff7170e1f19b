/** What a reader finds in a PDF: its pages' texts, its title and language, its structure roles and its link targets. */
export type ReadPdf = {
  readonly pages: readonly string[];
  readonly text: string;
  readonly title: unknown;
  readonly language: unknown;
  readonly isMarked: boolean;
  readonly roles: ReadonlySet<string>;
  readonly links: readonly string[];
};

type StructureNode = { readonly role: string; readonly children: readonly object[] };

/** Reads a PDF with the reader the product itself uses. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  providePromiseWithResolvers();
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: Uint8Array.from(bytes) });
  const pdf = await task.promise;
  const pages: string[] = [];
  const links: string[] = [];
  const roles = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const strings = items.flatMap((item) => ('str' in item ? [item.str] : []));
    pages.push(strings.join(' ').replace(/\s+/g, ' '));
    collectRoles(await page.getStructTree(), roles);
    const annotations: readonly { url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => (url === undefined ? [] : [url])));
  }
  const info = new Map<string, unknown>(Object.entries((await pdf.getMetadata()).info));
  const markInfo: unknown = await pdf.getMarkInfo();
  await task.destroy();
  return {
    pages,
    text: pages.join(' '),
    title: info.get('Title'),
    language: info.get('Language'),
    isMarked: markInfo instanceof Map && markInfo.get('Marked') === true,
    roles,
    links,
  };
}

function collectRoles(node: StructureNode | null, roles: Set<string>): void {
  if (node === null) return;
  roles.add(node.role);
  for (const child of node.children) if (isStructureNode(child)) collectRoles(child, roles);
}

function isStructureNode(child: object): child is StructureNode {
  return 'role' in child && 'children' in child;
}

/** pdfjs-dist 6 expects `Promise.withResolvers`, which Node 20 does not have. */
function providePromiseWithResolvers(): void {
  if ('withResolvers' in Promise) return;
  Object.defineProperty(Promise, 'withResolvers', {
    configurable: true,
    value: function withResolvers() {
      const deferred: { promise?: Promise<unknown>; resolve?: unknown; reject?: unknown } = {};
      deferred.promise = new Promise((resolve, reject) => Object.assign(deferred, { resolve, reject }));
      return deferred;
    },
  });
}
