async function* read(this: ReadableStream<unknown>): AsyncGenerator<unknown> {
  const reader = this.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    reader.releaseLock();
  }
}

/** Lets `for await` read a stream in Safari up to 26, where the text of a PDF page would otherwise never appear. */
export function makeReadableStreamsIterable(prototype: object = ReadableStream.prototype): void {
  if (Symbol.asyncIterator in prototype) return;
  Object.defineProperty(prototype, Symbol.asyncIterator, { value: read, writable: true, configurable: true });
}
