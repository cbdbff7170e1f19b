import { describe, expect, it, vi } from 'vitest';
import { businessFileProblem, type FileRef, irsFormProblem, refusalOf } from '#machines/domain/documents.ts';
import { refusalWords } from '#src/content/files.ts';
import { createInputStore } from '#src/services/inputStore.ts';

const PROBLEMS = [
  irsFormProblem,
  (file: FileRef) => businessFileProblem('taxReturn', file),
  (file: FileRef) => businessFileProblem('idDocument:owner-1', file),
];
const TOO_LARGE = 'File size must be less than 10MB.';
const EMPTY = 'This file is empty. Choose another file.';
const UNREADABLE =
  "We couldn't read this file. Check that it opens on your device, then choose it again. If it's in a cloud drive, download it first.";

const pdfOf = (...parts: BlobPart[]) => new File(parts, 'form.pdf', { type: 'application/pdf' });

/** What is said of a file as the signed form, as a business document and as an ID document. */
async function refusalsOf(file: File): Promise<readonly (string | null)[]> {
  const ref = await createInputStore().file(file);
  return PROBLEMS.map((problemOf) => {
    const refusal = refusalOf(ref, problemOf(ref));
    return refusal && refusalWords(refusal).join(' ');
  });
}

describe('F-58 a file is empty or huge', () => {
  it.each([
    [0, EMPTY],
    [2_147_483_648, TOO_LARGE],
  ])(
    'of %i bytes, the signed form gets the answer "%s", and only its first 1,024 bytes are read (R10.4)',
    async (size, refusal) => {
      const file = Object.defineProperty(pdfOf('%PDF-1.7'), 'size', { value: size });
      const [slice, whole] = [vi.spyOn(file, 'slice'), vi.spyOn(file, 'arrayBuffer')];
      const [answer] = await refusalsOf(file);
      expect([answer, slice.mock.calls, whole.mock.calls]).toEqual([refusal, [[0, 1024]], []]);
    },
  );
});

describe('F-61 a file is gone from the disk after it was chosen', () => {
  it('the answer asks to check the file and choose it again (R10.4)', async () => {
    const file = pdfOf('%PDF-1.7');
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('The file could not be read.', 'NotReadableError');
    });
    expect(await refusalsOf(file)).toEqual([UNREADABLE, UNREADABLE, UNREADABLE]);
  });
});
