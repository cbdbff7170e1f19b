import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';

/** The file, in the folder of all scripts, that a built `() => import(...)` asks for. */
const IMPORTED_FILE = /import\(["'`]\.\/([\w.-]+)["'`]\)/;

/**
 * Loads a part of the program, and asks for it again after a failure or 15 seconds without an answer. Many browsers
 * remember a failed import until the page reloads, so a retry asks under a new address (R20.7).
 */
export function retriable<Part>(load: () => Promise<Part>): () => Promise<Part> {
  const file = IMPORTED_FILE.exec(String(load))?.[1];
  let failures = 0;
  const retry = (name: string) => {
    const address = new URL(`${name}?retry=${failures}`, import.meta.url).href;
    return import(/* @vite-ignore */ address) as Promise<Part>;
  };
  return async () => {
    const { promise: late, stop } = rejectAfter(PDF_LOAD_DEADLINE_MS);
    try {
      return await Promise.race([failures === 0 || file === undefined ? load() : retry(file), late]);
    } catch (failure) {
      failures += 1;
      throw failure;
    } finally {
      stop();
    }
  };
}

function rejectAfter(delayMs: number) {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long to load.')), delayMs);
  });
  return { promise, stop: () => clearTimeout(timer) };
}
