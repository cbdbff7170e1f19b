import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pdfFile, READABLE_PDFS, UNREADABLE_PDFS } from '#test/support/files.ts';
import { certificateEncryptedPdf, encryptedPdf } from '#test/support/pdfs.ts';

const LIBRARY = '#src/components/pdf/pdfLibrary.ts';
let inspect: (bytes: Buffer) => Promise<string>;

/** Node doesn't support module workers, so the library runs in this thread. */
beforeAll(async () => {
  const { openPdf } = await import('#src/documents/openPdf.ts');
  // Opening a PDF installs polyfills that Node 20 needs.
  await openPdf(pdfFile()).promise;
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  vi.doMock('react-pdf', () => ({ pdfjs }));
  vi.doMock(LIBRARY, () => ({
    PDF_OPTIONS: { verbosity: pdfjs.VerbosityLevel.ERRORS },
    startPdfWorker: () => ({ ready: Promise.resolve(), close: () => {} }),
  }));
  const { inspectPdf } = await import('#src/components/pdf/inspectPdf.ts');
  inspect = (bytes) => inspectPdf(new Blob([Uint8Array.from(bytes)]), new AbortController().signal);
});
afterAll(() => {
  vi.doUnmock('react-pdf');
  vi.doUnmock(LIBRARY);
  vi.resetModules();
});

describe('Inspection of a chosen PDF', () => {
  it.each(Object.entries(READABLE_PDFS))('accepts %s (R20.5)', async (_name, bytes) => {
    expect(await inspect(bytes)).toBe('pdf');
  });

  it.each<readonly [string, Buffer, string]>([
    ...Object.entries(UNREADABLE_PDFS).map(([fault, bytes]) => [fault, bytes, fault] as const),
    ['the placeholder page of a dynamic form', pdfFile('If this message is not eventually replaced'), 'dynamicForm'],
  ])('rejects %s (R20.5)', async (_name, bytes, fault) => {
    expect(await inspect(bytes)).toBe(fault);
  });

  it.each([
    [
      'that needs a password',
      'lockedPdf',
      () => encryptedPdf({ userPassword: 'unknown', ownerPassword: 'unknown too' }),
    ],
    ['that needs a certificate', 'lockedPdf', certificateEncryptedPdf],
    ['that needs a password only for editing', 'pdf', () => encryptedPdf({ ownerPassword: 'unknown' })],
  ])('reports a PDF %s as %s (R20.5)', async (_name, expected, createPdf) => {
    expect(await inspect(await createPdf())).toBe(expected);
  });
});
