type TreeNode = { readonly role: string; readonly children: TreePart[] };
type TreePart = TreeNode | { readonly type: string; readonly id: string };

/**
 * Makes a document's structure valid ARIA: moves captions before their tables, and drops what is not drawn, such as the
 * boxes of links, which become plain text (R10.1, R12.1).
 */
export function readableTree(node: TreeNode): TreeNode {
  const children = node.children.flatMap((part): TreePart[] => {
    if (!('children' in part)) return part.type === 'content' ? [part] : [];
    const readable = readableTree(part);
    if (readable.children.length === 0) return [];
    if (readable.role === 'Link') return [{ ...readable, role: 'Span' }];
    return readable.role === 'Table' ? captionsFirst(readable) : [readable];
  });
  return { ...node, children };
}

function captionsFirst(table: TreeNode): TreePart[] {
  const isCaption = (part: TreePart) => 'children' in part && part.role === 'Caption';
  return [
    ...table.children.filter(isCaption),
    { ...table, children: table.children.filter((part) => !isCaption(part)) },
  ];
}

/** Adds `Promise.withResolvers`, which even the library's legacy build uses without a polyfill. */
export function providePromiseWithResolvers(): void {
  if ('withResolvers' in Promise) return;
  const value = () => {
    const settling: object = {};
    const promise = new Promise((resolve, reject) => Object.assign(settling, { resolve, reject }));
    return { promise, ...settling };
  };
  Object.defineProperty(Promise, 'withResolvers', { value, writable: true, configurable: true });
}

/** Lets `for await` read a stream in Safari up to 26, which otherwise never shows the text of a PDF page. */
export function makeReadableStreamsIterable(prototype: object = ReadableStream.prototype): void {
  if (Symbol.asyncIterator in prototype) return;
  Object.defineProperty(prototype, Symbol.asyncIterator, { value: read, writable: true, configurable: true });
}

async function* read(this: ReadableStream<unknown>): AsyncGenerator<unknown> {
  const reader = this.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    reader.releaseLock();
  }
}
