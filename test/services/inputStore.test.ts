import { describe, expect, it, vi } from 'vitest';
import { MAX_INSPECTED_FILE_BYTES } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { BROWSER_CLOCK, type Clock } from '#src/services/clock.ts';
import { createInputStore, type InspectFile } from '#src/services/inputStore.ts';
import { deferred } from '#test/support/deferred.ts';

const PDF_FILE = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' });
const never = () => new Promise<never>(() => {});
const largeFile = (start: string) =>
  Object.defineProperty(new File([start], 'form.pdf'), 'size', { value: MAX_INSPECTED_FILE_BYTES + 1 });
const contentOf = async (inspect: InspectFile, file = PDF_FILE) =>
  (await createInputStore(BROWSER_CLOCK, inspect).storeFile(file)).content;

/** A clock whose timers fire when the test calls `fireTimers`. */
function createManualClock() {
  const timers: (() => void)[] = [];
  const clock: Clock = { now: () => 0, setTimeout: (act) => timers.push(act), clearTimeout: () => {} };
  return { clock, fireTimers: () => timers.splice(0).forEach((act) => act()) };
}

describe('Content type of a chosen file', () => {
  it('is read from the first bytes of a PDF over 32 MB (R20.5)', async () => {
    const inspect = vi.fn<InspectFile>(async () => 'brokenPdf');
    expect(await contentOf(inspect, largeFile('%PDF-1.7'))).toBe('pdf');
    expect(inspect).not.toHaveBeenCalled();
  });

  it('comes from inspection if the first bytes show no accepted type (R20.5)', async () => {
    const inspect = vi.fn<InspectFile>(async () => 'webPage');
    expect(await contentOf(inspect, largeFile('<!doctype html>'))).toBe('webPage');
    expect(inspect.mock.calls[0]?.[1]).toBe('other');
  });

  it.each([
    ['takes too long', never],
    ['fails', () => Promise.reject(new Error('Failed to fetch'))],
  ])('is read from the first bytes if inspection %s (R20.5)', async (_how, answer) => {
    const { clock, fireTimers } = createManualClock();
    const inspect = vi.fn<InspectFile>(answer);
    const stored = createInputStore(clock, inspect).storeFile(PDF_FILE);
    await vi.waitFor(() => expect(inspect).toHaveBeenCalled());
    fireTimers();
    expect((await stored).content).toBe('pdf');
    expect(inspect.mock.calls[0]?.[2].aborted).toBe(true);
  });

  it.each([
    ['take too long to read', never],
    ['are no longer on disk', () => Promise.reject(new DOMException('gone', 'NotReadableError'))],
  ])('is "unreadable" if the first bytes %s (R10.4, R20.5)', async (_how, arrayBuffer) => {
    const { clock, fireTimers } = createManualClock();
    const file = new File(['%PDF-1.7'], 'form.pdf');
    vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer }));
    const stored = createInputStore(clock).storeFile(file);
    fireTimers();
    expect((await stored).content).toBe('unreadable');
  });

  it('is read from at most 1,024 bytes of a huge file (R10.4)', async () => {
    const file = Object.defineProperty(new File(['%PDF-1.7'], 'form.pdf'), 'size', { value: 2_147_483_648 });
    const slice = vi.spyOn(file, 'slice');
    const readAll = vi.spyOn(file, 'arrayBuffer');
    expect(await createInputStore().storeFile(file)).toMatchObject({ sizeBytes: 2_147_483_648, content: 'pdf' });
    expect(slice.mock.calls).toEqual([[0, 1024]]);
    expect(readAll).not.toHaveBeenCalled();
  });
});

it('Continue waits for files that are being read (R15.1, R20.5)', async () => {
  const order: string[] = [];
  const inspection = deferred<'pdf'>();
  const store = createInputStore(BROWSER_CLOCK, () => inspection.promise);
  const stored = store.storeFile(PDF_FILE).then(() => order.push('file'));
  store.whenFilesRead(() => order.push('continue'));
  inspection.resolve('pdf');
  await stored;
  await vi.waitFor(() => expect(order).toEqual(['file', 'continue']));
  store.whenFilesRead(() => order.push('immediately'));
  expect(order.at(-1)).toBe('immediately');
});

describe('Input store', () => {
  it('keeps each file under its own id until cleared (R2.4, R10.4)', async () => {
    const store = createInputStore();
    const ref = await store.storeFile(PDF_FILE);
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(ref).toEqual({ id, name: 'form.pdf', sizeBytes: 8, mimeType: 'application/pdf', content: 'pdf' });
    expect((await store.storeFile(PDF_FILE)).id).not.toBe(ref.id);
    expect(store.chosenFile(ref.id)).toBe(PDF_FILE);
    store.clear();
    expect(store.chosenFile(ref.id)).toBeNull();
  });

  it('opens files chosen since the page loaded or saved before a reload (R15.4)', async () => {
    const store = createInputStore();
    const ref = await store.storeFile(PDF_FILE);
    const bytes = new TextEncoder().encode('old').buffer;
    const open = (file: FileRef) => store.openFile(file, async (id) => (id === 'saved' ? bytes : null));
    const saved = await open({ ...ref, id: 'saved' });
    expect(await open(ref)).toBe(PDF_FILE);
    expect(await open({ ...ref, id: 'gone' })).toBeNull();
    expect(saved).toMatchObject({ name: 'form.pdf', type: 'application/pdf' });
    expect(await saved?.text()).toBe('old');
  });

  it('returns only the latest secret, once, and none after clearing (R2.4, R5.2)', () => {
    const store = createInputStore();
    const ids = [store.storeSecret('one'), store.storeSecret('two')];
    const taken = [...ids, ids[1] ?? ''].map((id) => store.takeSecret(id));
    expect(taken).toEqual([null, 'two', null]);
    const id = store.storeSecret('three');
    store.clear();
    expect(store.takeSecret(id)).toBeNull();
  });
});
