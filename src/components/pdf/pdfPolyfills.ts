/** Adds `Promise.withResolvers`, which even pdf.js's legacy build uses without a polyfill. */
export function providePromiseWithResolvers(): void {
  if ('withResolvers' in Promise) return;
  const value = () => {
    const settling: object = {};
    const promise = new Promise((resolve, reject) => Object.assign(settling, { resolve, reject }));
    return { promise, ...settling };
  };
  Object.defineProperty(Promise, 'withResolvers', { value, writable: true, configurable: true });
}

/** Adds async iteration to streams; Safari up to version 26 lacks it and would show no text in PDF pages. */
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
