import { afterEach, describe, expect, it, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { retriable } from '#src/components/retriable.ts';

afterEach(() => void vi.useRealTimers());

/** Returns a loader that has this source code and returns these results in order. */
function createLoader(source: string, ...results: readonly Promise<string>[]) {
  const load = vi.fn(() => results[load.mock.calls.length - 1] ?? Promise.reject(new Error('Called too often')));
  return Object.assign(load, { toString: () => source });
}

const failedImport = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

describe('Retriable import', () => {
  it('retries after a failure (R20.7)', async () => {
    const load = retriable(createLoader('() => import(part)', failedImport(), Promise.resolve('part')));
    await expect(load()).rejects.toThrow('Failed to fetch');
    expect(await load()).toBe('part');
  });

  it('retries a bundled file at a new URL and caches the result (R20.7)', async () => {
    const load = retriable(createLoader('()=>import(`./nextTask.ts`)', failedImport()));
    await expect(load()).rejects.toThrow('Failed to fetch');
    const again = await load();
    expect(again).toHaveProperty('nextTask');
    expect(await load()).toBe(again);
  });

  it('times out after 15 seconds (R20.7)', async () => {
    vi.useFakeTimers();
    const load = retriable(createLoader('() => import(part)', new Promise(() => {}), Promise.resolve('part')));
    const [first] = await Promise.allSettled([load(), vi.advanceTimersByTimeAsync(PDF_LOAD_DEADLINE_MS)]);
    expect(first.status).toBe('rejected');
    expect(await load()).toBe('part');
    expect(vi.getTimerCount()).toBe(0);
  });
});
