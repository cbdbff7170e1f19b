import { describe, expect, it } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { contentOfBytes, createInputStore } from '#src/services/inputStore.ts';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const zeros = (length: number) => Array.from({ length }, () => 0);
const PNG = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];
const PDF_FILE = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' });

it.each([
  ['begins with %PDF-', ascii('%PDF-1.7'), 'pdf'],
  ['has %PDF- at the end of its first 1024 bytes', [...zeros(1019), ...ascii('%PDF-')], 'pdf'],
  ['has half of a PDF signature', ascii('%PDF'), 'other'],
  ['begins like a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
  ['has a JPEG signature later on', [0, 0xff, 0xd8, 0xff, 0xe0], 'other'],
  ['begins like a PNG', PNG, 'png'],
  ['has a PNG signature later on', [0, ...PNG], 'other'],
  ['is empty', [], 'other'],
  ['is text', ascii('<!doctype html>'), 'other'],
])('The content of a file that %s is told from its bytes (R10.4)', (_case, bytes, content) => {
  expect(contentOfBytes(new Uint8Array(bytes))).toBe(content);
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
