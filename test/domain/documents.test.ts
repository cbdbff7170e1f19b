import { describe, expect, it } from 'vitest';
import {
  businessFileProblem,
  type FileProblem,
  type FileRef,
  irsFormProblem,
  sizeWarning,
} from '#machines/domain/documents.ts';
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
