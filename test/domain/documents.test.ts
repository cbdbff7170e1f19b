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

type Problems = readonly [irsForm: FileProblem | null, document: FileProblem | null, idDocument: FileProblem | null];
const inEveryField = (problem: FileProblem | null): Problems => [problem, problem, problem];
const problemsOf = (file: FileRef): Problems => [
  irsFormProblem(file),
  businessFileProblem('taxReturn', file),
  businessFileProblem('idDocument:owner-1', file),
];

describe('Chosen file', () => {
  it.each<[string, FileRef, Problems]>([
    ['a PDF', PDF, inEveryField(null)],
    [
      'a PDF with an unusual MIME type',
      { ...PDF, name: 'SCAN', mimeType: 'application/octet-stream' },
      inEveryField(null),
    ],
    ['a PDF of 10,485,760 bytes', { ...PDF, sizeBytes: TEN_MIB }, inEveryField(null)],
    ['a PDF of 10,485,761 bytes', TOO_LARGE, ['tooLarge', null, null]],
    ['an empty PDF', { ...PDF, sizeBytes: 0, content: 'other' }, inEveryField('empty')],
    ['a file that cannot be read', { ...PDF, sizeBytes: 0, content: 'unreadable' }, inEveryField('unreadable')],
    [
      'an oversized, unreadable file',
      { ...TOO_LARGE, content: 'unreadable' },
      ['tooLarge', 'unreadable', 'unreadable'],
    ],
    ['a JPEG', JPEG, ['notPdf', 'notPdf', null]],
    ['a PNG', PNG, ['notPdf', 'notPdf', null]],
    ['a web page named .pdf', WEB_PAGE, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['a HEIC photo named .jpg', { ...JPEG, content: 'heic' }, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['a locked PDF', { ...PDF, content: 'lockedPdf' }, inEveryField('lockedPdf')],
    ['an oversized, locked PDF', { ...TOO_LARGE, content: 'lockedPdf' }, ['tooLarge', 'lockedPdf', 'lockedPdf']],
    ['a corrupt PDF', { ...PDF, content: 'brokenPdf' }, inEveryField('brokenPdf')],
    ['a corrupt image', { ...JPEG, content: 'brokenPicture' }, ['notPdf', 'notPdf', 'brokenPicture']],
  ])('is checked as an IRS form, document and ID: %s (R9.4, R9.5, R9.6, R10.4, R20.5)', (_kind, file, problems) => {
    expect(problemsOf(file)).toEqual(problems);
  });

  it.each([
    [5_242_880, null, null],
    [5_242_881, null, 'largerThanAdvised'],
    [TEN_MIB, null, 'largerThanAdvised'],
    [TEN_MIB + 1, 'largerThanAdvised', 'largerThanAdvised'],
    [10 * TEN_MIB, 'largerThanAdvised', 'largerThanAdvised'],
    [10 * TEN_MIB + 1, 'tooLargeToSave', 'tooLargeToSave'],
  ])('of %i bytes gets the right warning as a document and ID (R9.4, R9.5, R15.4)', (sizeBytes, ...warnings) => {
    const [asDocument, asId] = warnings;
    expect(sizeWarning('taxReturn', { ...PDF, sizeBytes })).toBe(asDocument);
    expect(sizeWarning('idDocument:owner-1', { ...JPEG, sizeBytes })).toBe(asId);
  });
});

const withPadding = (bytes: number, file: Buffer) => Buffer.concat([Buffer.alloc(bytes, 'x'), file]);

describe('File content', () => {
  it.each([
    ['a PDF', pdfFile(), 'pdf'],
    ['a PDF after a byte order mark and line breaks', Buffer.concat([Buffer.from('\ufeff\r\n'), pdfFile()]), 'pdf'],
    ['a PDF whose signature ends at byte 1,024', withPadding(1019, pdfFile()), 'pdf'],
    ['a PDF whose signature ends at byte 1,025', withPadding(1020, pdfFile()), 'text'],
    ['a JPEG', jpegFile(), 'jpeg'],
    ['a JPEG that mentions a PDF', Buffer.concat([jpegFile().subarray(0, 20), pdfFile()]), 'jpeg'],
    ['a JPEG after another byte', withPadding(1, jpegFile()), 'other'],
    ['a PNG', pngFile(), 'png'],
    ['a PNG after another byte', withPadding(1, pngFile()), 'other'],
    ['an empty file', Buffer.alloc(0), 'other'],
    ['only whitespace', Buffer.from(' \r\n\t '), 'other'],
    ['text about AVIF', Buffer.from('avif is an image format'), 'text'],
    ['a HEIF that mentions AVIF later', Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(40)}avif`), 'heic'],
    ...UNSUPPORTED_FILES,
  ] as const)('is detected from the first bytes of %s (R10.4, R20.5)', (_what, bytes, content) => {
    expect(contentOfBytes(bytes)).toBe(content);
  });

  it('is detected from at most 4,096 bytes (R20.5)', () => {
    const long = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200_000, 'x'), Buffer.from('PK\x03\x04')]);
    expect(contentOfBytes(long)).toBe('archive');
  });
});
