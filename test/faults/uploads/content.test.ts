import { describe, expect, it, vi } from 'vitest';
import {
  businessDocumentProblem,
  type FileProblem,
  irsFormProblem,
  ownerIdProblem,
} from '#machines/domain/documents.ts';
import { FILE_PROBLEMS } from '#src/content/fileProblems.ts';
import { createFiles } from '#src/services/files.ts';

const PNG_BYTES = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const NOT_PDF = 'Only PDF files are accepted.';
const NOT_PDF_OR_IMAGE = 'Only PDF, JPG and PNG files are accepted.';
const TOO_LARGE = 'File size must be less than 10MB.';
const EMPTY = 'This file is empty. Choose another file.';
const UNREADABLE = 'This file could not be read. Check that it opens on your device, then choose it again.';

const pdfOf = (...parts: BlobPart[]) => new File(parts, 'form.pdf', { type: 'application/pdf' });

async function refusalOf(file: File, problemOf: typeof irsFormProblem): Promise<string | null> {
  const problem: FileProblem | null = problemOf(await createFiles().keep(file));
  return problem === null ? null : FILE_PROBLEMS[problem];
}

describe('F-57 a file is not what its name says', () => {
  it.each<[string, BlobPart[]]>([
    ['zeros', [new Uint8Array(64)]],
    ['a picture', [PNG_BYTES]],
    ['a page', ['<!doctype html><script>alert(1)</script>']],
    ['one byte', ['%']],
    ['words with the signature after the first 1024 bytes', [new Uint8Array(1020), '%PDF-1.7']],
  ])('%s under the name of a PDF are refused as no PDF (R9.5, R10.4)', async (_what, parts) => {
    const refusals = [irsFormProblem, businessDocumentProblem].map((problemOf) =>
      refusalOf(pdfOf(...parts), problemOf),
    );
    expect(await Promise.all(refusals)).toEqual([NOT_PDF, NOT_PDF]);
  });

  it.each([
    ['a page under the name of a picture', '<html>', 'id.png', 'image/png', NOT_PDF_OR_IMAGE],
    ['a picture under the name of a text', PNG_BYTES, 'id.txt', 'text/plain', NOT_PDF_OR_IMAGE],
    ['a PNG under the name of a JPEG', PNG_BYTES, 'id.jpg', 'image/jpeg', null],
  ])('as an ID document, %s gets the answer "$4" (R9.4)', async (_what, part, name, type, refusal) => {
    expect(await refusalOf(new File([part], name, { type }), ownerIdProblem)).toBe(refusal);
  });
});

describe('F-58 a file is empty, at the limit or huge', () => {
  it.each([
    [0, EMPTY],
    [10_000_001, null],
    [10_485_760, null],
    [10_485_761, TOO_LARGE],
    [2_147_483_648, TOO_LARGE],
  ])(
    'of %i bytes, the signed form gets the answer "%s", and only its first 1024 bytes are read (R10.4)',
    async (sizeBytes, refusal) => {
      const file = Object.defineProperty(pdfOf('%PDF-1.7'), 'size', { value: sizeBytes });
      const [slice, whole] = [vi.spyOn(file, 'slice'), vi.spyOn(file, 'arrayBuffer')];
      expect(await refusalOf(file, irsFormProblem)).toBe(refusal);
      expect([slice.mock.calls, whole.mock.calls]).toEqual([[[0, 1024]], []]);
    },
  );
});

describe('F-61 a file is gone from the disk after it was chosen', () => {
  it('the answer asks to check the file and choose it again (R10.4)', async () => {
    const file = pdfOf('%PDF-1.7');
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('The file could not be read.', 'NotReadableError');
    });
    expect(await refusalOf(file, irsFormProblem)).toBe(UNREADABLE);
  });
});
