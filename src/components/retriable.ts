import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';

/** Matches the file in a compiled `() => import(...)`. */
const IMPORTED_FILE = /import\(["'`]\.\/([\w.-]+)["'`]\)/;

/**
 * Wraps a dynamic import so it can be retried after a failure or a timeout of 15 seconds. Many browsers cache a failed
 * import until the page reloads, so a retry uses a new URL (R20.7).
 */
export function retriable<Part>(load: () => Promise<Part>): () => Promise<Part> {
  const file = IMPORTED_FILE.exec(String(load))?.[1];
  let failures = 0;
  const retry = (name: string) => {
    const address = new URL(`${name}?retry=${failures}`, import.meta.url).href;
    return import(/* @vite-ignore */ address) as Promise<Part>;
  };
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('Loading timed out')), PDF_LOAD_DEADLINE_MS);
    });
    try {
      return await Promise.race([failures === 0 || file === undefined ? load() : retry(file), late]);
    } catch (failure) {
      failures += 1;
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };
}
