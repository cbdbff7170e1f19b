import { afterEach, describe, expect, it, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { retriable } from '#src/components/retriable.ts';

afterEach(() => void vi.useRealTimers());

/** A loader with this source code, and its answers in turn. */
function importing(source: string, ...answers: readonly Promise<string>[]) {
  const load = vi.fn(() => answers[load.mock.calls.length - 1] ?? Promise.reject(new Error('no answer')));
  return Object.assign(load, { toString: () => source });
}

const refused = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

describe('Retriable import', () => {
  it('loads again after a failure (R20.7)', async () => {
    const load = retriable(importing('() => import(part)', refused(), Promise.resolve('part')));
    await expect(load()).rejects.toThrow('Failed to fetch');
    expect(await load()).toBe('part');
  });

  it('uses a new address in a build, and keeps it (R20.7)', async () => {
    const load = retriable(importing('()=>import(`./nextTask.ts`)', refused()));
    await expect(load()).rejects.toThrow('Failed to fetch');
    const again = await load();
    expect(again).toHaveProperty('nextTask');
    expect(await load()).toBe(again);
  });

  it('fails after 15 seconds without an answer (R20.7)', async () => {
    vi.useFakeTimers();
    const load = retriable(importing('() => import(part)', new Promise(() => {}), Promise.resolve('part')));
    const [first] = await Promise.allSettled([load(), vi.advanceTimersByTimeAsync(PDF_LOAD_DEADLINE_MS)]);
    expect(first.status).toBe('rejected');
    expect(await load()).toBe('part');
    expect(vi.getTimerCount()).toBe(0);
  });
});
