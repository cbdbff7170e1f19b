import { describe, expect, it, vi } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { BROWSER_CLOCK, type Clock } from '#src/services/clock.ts';
import { createInputStore } from '#src/services/inputStore.ts';

const PDF_FILE = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' });

type Inspect = NonNullable<Parameters<typeof createInputStore>[1]>;

/** A clock that shows no time and runs its timers when the test says so. */
function clockOfTest() {
  const timers: (() => void)[] = [];
  const clock: Clock = { now: () => 0, setTimeout: (act) => timers.push(act), clearTimeout: () => {} };
  return { clock, runOut: () => timers.splice(0).forEach((act) => act()) };
}

describe('A chosen file', () => {
  const never = () => new Promise<never>(() => {});
  const contentAfter = async (inspect: Inspect, file = PDF_FILE) => {
    const { content } = await createInputStore(BROWSER_CLOCK, inspect).file(file);
    return content;
  };

  it.each(['pdf', 'lockedPdf', 'brokenPdf'] as const)(
    'is %s when it was opened and found to be (R20.5)',
    async (found) => {
      expect(await contentAfter(async () => found)).toBe(found);
    },
  );

  it('counts by its first bytes when the code that opens it is missing (R20.5)', async () => {
    expect(await contentAfter(() => Promise.reject(new Error('Failed to fetch')))).toBe('pdf');
  });

  it('that is larger than 32 MB is not opened (R20.5)', async () => {
    const file = Object.defineProperty(new File(['%PDF-1.7'], 'form.pdf'), 'size', { value: 33_554_433 });
    const inspect = vi.fn<Inspect>(async () => 'brokenPdf');
    await contentAfter(inspect, file);
    expect(inspect).not.toHaveBeenCalled();
  });

  it('of another kind is named, however large it is (R20.5)', async () => {
    const file = Object.defineProperty(new File(['<!doctype html>'], 'form.pdf'), 'size', { value: 33_554_433 });
    const inspect = vi.fn<Inspect>(async () => 'webPage');
    expect(await contentAfter(inspect, file)).toBe('webPage');
    expect(inspect.mock.calls[0]?.[1]).toBe('other');
  });

  it('counts by its first bytes and is closed when it does not open in time (R20.5)', async () => {
    const { clock, runOut } = clockOfTest();
    const inspect = vi.fn<Inspect>(never);
    const stored = createInputStore(clock, inspect).file(PDF_FILE);
    await vi.waitFor(() => expect(inspect).toHaveBeenCalled());
    runOut();
    expect((await stored).content).toBe('pdf');
    expect(inspect.mock.calls[0]?.[2].aborted).toBe(true);
  });

  it('that is being read arrives before the step that waits for it (R15.1, R20.5)', async () => {
    const order: string[] = [];
    let find = (_found: 'pdf') => {};
    const inspect = vi.fn<Inspect>(() => new Promise((resolve) => (find = resolve)));
    const store = createInputStore(BROWSER_CLOCK, inspect);
    const arrival = store.file(PDF_FILE).then(() => order.push('file'));
    store.afterReading(() => order.push('continue'));
    expect(order).toEqual([]);
    await vi.waitFor(() => expect(inspect).toHaveBeenCalled());
    find('pdf');
    await arrival;
    await vi.waitFor(() => expect(order).toEqual(['file', 'continue']));
    store.afterReading(() => order.push('at once'));
    expect(order.at(-1)).toBe('at once');
  });

  it('is unreadable when its first bytes do not come in time (R20.5)', async () => {
    const { clock, runOut } = clockOfTest();
    const file = new File(['%PDF-1.7'], 'form.pdf');
    vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: never }));
    const stored = createInputStore(clock).file(file);
    runOut();
    expect((await stored).content).toBe('unreadable');
  });
});

describe('A stored file', () => {
  it('is described without its bytes, found under an id of its own, and gone once released (R2.4, R10.4)', async () => {
    const store = createInputStore();
    const ref = await store.file(PDF_FILE);
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(ref).toEqual({ id, name: 'form.pdf', sizeBytes: 8, mimeType: 'application/pdf', content: 'pdf' });
    expect(store.chosenFile(ref.id)).toBe(PDF_FILE);
    const others = await Promise.all(['a', 'b'].map((name) => store.file(new File([name], name))));
    expect(new Set([ref, ...others].map((each) => each.id)).size).toBe(3);
    store.forget();
    expect(store.chosenFile(ref.id)).toBeNull();
  });

  it('is opened as it was chosen, else as it was saved on an earlier page, else not at all (R15.4)', async () => {
    const store = createInputStore();
    const ref = await store.file(PDF_FILE);
    const old = new TextEncoder().encode('old').buffer;
    const open = (file: FileRef) => store.openFile(file, async (id) => (id === 'saved' ? old : null));
    const saved = await open({ ...ref, id: 'saved' });
    expect([await open(ref), await open({ ...ref, id: 'gone' })]).toEqual([PDF_FILE, null]);
    expect([saved?.name, saved?.type, await saved?.text()]).toEqual(['form.pdf', 'application/pdf', 'old']);
  });
});

it('A stored secret is taken once, replaced by the next one, and forgotten with everything else (R2.4, R5.2)', () => {
  const store = createInputStore();
  const [first, second] = [store.secret('one'), store.secret('two')];
  expect([first, second, second].map((id) => store.takeSecret(id))).toEqual([null, 'two', null]);
  const third = store.secret('three');
  store.forget();
  expect(store.takeSecret(third)).toBeNull();
});
