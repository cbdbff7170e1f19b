/** Adds `Promise.withResolvers`, which even pdf.js's legacy build uses without a polyfill. */
export function providePromiseWithResolvers(): void {
  if ('withResolvers' in Promise) return;
  const value = () => {
    const settlers: object = {};
    const promise = new Promise((resolve, reject) => Object.assign(settlers, { resolve, reject }));
    return { promise, ...settlers };
  };
  Object.defineProperty(Promise, 'withResolvers', { value, writable: true, configurable: true });
}

/** Adds async iteration to streams, without which Safari up to version 26 can't show the text of PDF pages. */
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
