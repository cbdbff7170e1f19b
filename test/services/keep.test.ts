import { describe, expect, it } from 'vitest';
import { drawDocumentNumber } from '#src/services/documentNumbers.ts';
import { contentOfBytes, createFiles } from '#src/services/files.ts';
import { createSecrets } from '#src/services/secrets.ts';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const zeros = (length: number) => Array.from({ length }, () => 0);

describe('The content of a file', () => {
  it.each([
    ['begins with %PDF-', ascii('%PDF-1.7'), 'pdf'],
    ['has %PDF- at the end of its first 1024 bytes', [...zeros(1019), ...ascii('%PDF-')], 'pdf'],
    ['has half of a PDF signature', ascii('%PDF'), 'other'],
    ['begins like a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
    ['begins like a PNG', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a], 'png'],
    ['has a PNG signature later on', [0, 0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a], 'other'],
    ['is empty', [], 'other'],
    ['is text', ascii('<!doctype html>'), 'other'],
  ])('that %s is told from its bytes (R10.4)', (_case, bytes, content) => {
    expect(contentOfBytes(new Uint8Array(bytes))).toBe(content);
  });
});

describe('A kept file', () => {
  it('is described without its bytes and found again under its id (R10.4)', async () => {
    const files = createFiles();
    const file = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' });
    const ref = await files.keep(file);
    expect(ref).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      name: 'form.pdf',
      sizeBytes: 8,
      mimeType: 'application/pdf',
      content: 'pdf',
    });
    expect(files.find(ref.id)).toBe(file);
  });

  it('is judged by its first 1024 bytes alone (R10.4)', async () => {
    const late = new File([new Uint8Array(1020), '%PDF-1.7'], 'late.pdf', { type: 'application/pdf' });
    expect((await createFiles().keep(late)).content).toBe('other');
  });

  it('is kept as unreadable when its bytes cannot be read (R10.4)', async () => {
    const file = new File(['x'], 'gone.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'slice', {
      value: () => {
        throw new DOMException('gone', 'NotReadableError');
      },
    });
    expect((await createFiles().keep(file)).content).toBe('unreadable');
  });

  it('is gone after everything was released (R2.4)', async () => {
    const files = createFiles();
    const { id } = await files.keep(new File(['x'], 'x.pdf'));
    files.releaseAll();
    expect(files.find(id)).toBeNull();
  });

  it('shares its id with no other (R10.4)', async () => {
    const files = createFiles();
    const refs = await Promise.all(['a', 'b', 'c'].map((name) => files.keep(new File([name], name))));
    expect(new Set(refs.map(({ id }) => id)).size).toBe(3);
  });
});

describe('A kept secret', () => {
  it('is taken once and then forgotten (R5.2)', () => {
    const secrets = createSecrets();
    const id = secrets.keep('hunter2');
    expect([secrets.take(id), secrets.take(id)]).toEqual(['hunter2', null]);
  });

  it('is replaced by the next one (R5.2)', () => {
    const secrets = createSecrets();
    const first = secrets.keep('one');
    const second = secrets.keep('two');
    expect([secrets.take(first), secrets.take(second)]).toEqual([null, 'two']);
  });

  it('is forgotten with everything else (R2.4)', () => {
    const secrets = createSecrets();
    const id = secrets.keep('one');
    secrets.forget();
    expect(secrets.take(id)).toBeNull();
  });
});

describe('A document number', () => {
  function drawing(...draws: number[]) {
    const left = [...draws];
    return drawDocumentNumber(() => left.shift() ?? 0);
  }

  it('is what is left below 1,000,000 (R12.1)', () => {
    expect([drawing(0), drawing(999_999), drawing(1_000_000), drawing(4_293_999_999)]).toEqual([
      0, 999_999, 0, 999_999,
    ]);
  });

  it('is drawn again when the draw would favour low numbers (R12.1)', () => {
    expect([drawing(4_294_000_000, 7), drawing(2 ** 32 - 1, 2 ** 32 - 1, 8)]).toEqual([7, 8]);
  });
});
