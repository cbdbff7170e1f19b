import { describe, expect, it } from 'vitest';
import {
  businessFileProblem,
  type FileProblem,
  type FileRef,
  irsFormProblem,
  sizeWarning,
} from '#machines/domain/documents.ts';
import { contentOfBytes } from '#machines/domain/fileSignatures.ts';
import { jpegFile, pdfFile, pngFile, UNSUPPORTED_FILES } from '#test/support/files.ts';
import { JPEG, PDF, PNG } from '#test/support/fixtures.ts';

const WEB_PAGE: FileRef = { ...PDF, content: 'webPage' };
const TEN_MIB = 10_485_760;
const TOO_LARGE = { ...PDF, sizeBytes: TEN_MIB + 1 };

type Problems = readonly [irsForm: FileProblem | null, document: FileProblem | null, ownerId: FileProblem | null];
const everywhere = (problem: FileProblem | null): Problems => [problem, problem, problem];
const problemsOf = (file: FileRef): Problems => [
  irsFormProblem(file),
  businessFileProblem('taxReturn', file),
  businessFileProblem('idDocument:owner-1', file),
];

describe('Chosen file', () => {
  it.each<[string, FileRef, Problems]>([
    ['a PDF', PDF, everywhere(null)],
    ['a PDF of an unusual type', { ...PDF, name: 'SCAN', mimeType: 'application/octet-stream' }, everywhere(null)],
    ['a PDF of 10,485,760 bytes', { ...PDF, sizeBytes: TEN_MIB }, everywhere(null)],
    ['a PDF of 10,485,761 bytes', TOO_LARGE, ['tooLarge', null, null]],
    ['an empty PDF', { ...PDF, sizeBytes: 0, content: 'other' }, everywhere('empty')],
    ['a file that cannot be read', { ...PDF, sizeBytes: 0, content: 'unreadable' }, everywhere('unreadable')],
    ['a too large, unreadable file', { ...TOO_LARGE, content: 'unreadable' }, ['tooLarge', 'unreadable', 'unreadable']],
    ['a JPEG', JPEG, ['notPdf', 'notPdf', null]],
    ['a PNG', PNG, ['notPdf', 'notPdf', null]],
    ['a web page named .pdf', WEB_PAGE, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['a HEIC photo named .jpg', { ...JPEG, content: 'heic' }, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['a locked PDF', { ...PDF, content: 'lockedPdf' }, everywhere('lockedPdf')],
    ['a too large, locked PDF', { ...TOO_LARGE, content: 'lockedPdf' }, ['tooLarge', 'lockedPdf', 'lockedPdf']],
    ['a broken PDF', { ...PDF, content: 'brokenPdf' }, everywhere('brokenPdf')],
    ['a broken picture', { ...JPEG, content: 'brokenPicture' }, ['notPdf', 'notPdf', 'brokenPicture']],
  ])('%s has its problems as IRS form, document and ID (R9.4, R9.5, R9.6, R10.4, R20.5)', (_kind, file, problems) => {
    expect(problemsOf(file)).toEqual(problems);
  });

  it.each([
    [5_242_880, null, null],
    [5_242_881, null, 'largerThanAdvised'],
    [TEN_MIB, null, 'largerThanAdvised'],
    [TEN_MIB + 1, 'largerThanAdvised', 'largerThanAdvised'],
    [10 * TEN_MIB, 'largerThanAdvised', 'largerThanAdvised'],
    [10 * TEN_MIB + 1, 'tooLargeToSave', 'tooLargeToSave'],
  ])('of %i bytes has the warning %s as document, %s as ID (R9.4, R9.5, R15.4)', (sizeBytes, ...warnings) => {
    const [document, ownerId] = warnings;
    expect(sizeWarning('taxReturn', { ...PDF, sizeBytes })).toBe(document);
    expect(sizeWarning('idDocument:owner-1', { ...JPEG, sizeBytes })).toBe(ownerId);
  });
});

const after = (bytes: number, file: Buffer) => Buffer.concat([Buffer.alloc(bytes, 'x'), file]);

describe('File content', () => {
  it.each([
    ['a PDF', pdfFile(), 'pdf'],
    ['a PDF after a mark and line breaks', Buffer.concat([Buffer.from('\ufeff\r\n'), pdfFile()]), 'pdf'],
    ['a PDF with its signature at the end of 1,024 bytes', after(1019, pdfFile()), 'pdf'],
    ['a PDF with its signature one byte later', after(1020, pdfFile()), 'text'],
    ['a JPEG', jpegFile(), 'jpeg'],
    ['a JPEG that mentions a PDF', Buffer.concat([jpegFile().subarray(0, 20), pdfFile()]), 'jpeg'],
    ['a JPEG after another byte', after(1, jpegFile()), 'other'],
    ['a PNG', pngFile(), 'png'],
    ['a PNG after another byte', after(1, pngFile()), 'other'],
    ['an empty file', Buffer.alloc(0), 'other'],
    ['blanks alone', Buffer.from(' \r\n\t '), 'other'],
    ['a text about AVIF', Buffer.from('avif is a kind of picture'), 'text'],
    ['a HEIF that mentions AVIF later', Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(40)}avif`), 'heic'],
    ...UNSUPPORTED_FILES,
  ] as const)('is recognized by the first bytes of %s (R10.4, R20.5)', (_what, bytes, content) => {
    expect(contentOfBytes(bytes)).toBe(content);
  });

  it('is recognized by 4,096 bytes at most (R20.5)', () => {
    const long = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200_000, 'x'), Buffer.from('PK\x03\x04')]);
    expect(contentOfBytes(long)).toBe('archive');
  });
});
