import { describe, expect, it } from 'vitest';
import {
  businessFileProblem,
  type FileProblem,
  type FileRef,
  irsFormProblem,
  sizeWarning,
} from '#machines/domain/documents.ts';

const PDF: FileRef = { id: 'f1', name: 'form.pdf', sizeBytes: 1000, mimeType: 'application/pdf', content: 'pdf' };
const JPEG: FileRef = { ...PDF, name: 'id.jpg', mimeType: 'image/jpeg', content: 'jpeg' };
const PNG: FileRef = { ...PDF, name: 'id.png', mimeType: 'image/png', content: 'png' };
const GIF: FileRef = { ...PNG, mimeType: 'image/gif', content: 'other' };

const TEN_MIB = 10_485_760;

const TOO_LARGE = { ...PDF, sizeBytes: TEN_MIB + 1 };

type Problems = readonly [irsForm: FileProblem | null, document: FileProblem | null, ownerId: FileProblem | null];

describe('a chosen file', () => {
  it.each<[string, FileRef, Problems]>([
    ['a PDF', PDF, [null, null, null]],
    ['a PDF of one byte', { ...PDF, sizeBytes: 1 }, [null, null, null]],
    ['a PDF of 10,485,760 bytes', { ...PDF, sizeBytes: TEN_MIB }, [null, null, null]],
    ['a PDF of 10,485,761 bytes', TOO_LARGE, ['tooLarge', null, null]],
    ['a PDF by another name of the type', { ...PDF, mimeType: 'application/x-pdf' }, [null, null, 'notPdfOrImage']],
    ['a PDF under the name of a text', { ...PDF, mimeType: 'text/plain' }, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['a PDF without a type', { ...PDF, mimeType: '' }, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['a file that only calls itself a PDF', { ...PDF, content: 'other' }, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['an image that calls itself a PDF', { ...PDF, content: 'jpeg' }, ['notPdf', 'notPdf', null]],
    ['an empty PDF', { ...PDF, sizeBytes: 0, content: 'other' }, ['empty', 'empty', 'empty']],
    ['a PDF that cannot be read', { ...PDF, content: 'unreadable' }, ['unreadable', 'unreadable', 'unreadable']],
    ['a too large one too', { ...TOO_LARGE, content: 'unreadable' }, ['tooLarge', 'unreadable', 'unreadable']],
    ['a JPEG', JPEG, ['notPdf', 'notPdf', null]],
    ['a PNG', PNG, ['notPdf', 'notPdf', null]],
    ['a PNG that was named .jpg', { ...JPEG, content: 'png' }, ['notPdf', 'notPdf', null]],
    ['a very large JPEG', { ...JPEG, sizeBytes: 50 * TEN_MIB }, ['notPdf', 'notPdf', null]],
    ['a file that only calls itself an image', { ...JPEG, content: 'other' }, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['an empty image', { ...JPEG, sizeBytes: 0, content: 'other' }, ['notPdf', 'notPdf', 'empty']],
    ['an image that cannot be read', { ...JPEG, content: 'unreadable' }, ['notPdf', 'notPdf', 'unreadable']],
    ['a picture of another kind', GIF, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['an empty picture of another kind', { ...GIF, sizeBytes: 0 }, ['notPdf', 'notPdf', 'notPdfOrImage']],
  ])('that is %s: its problems as IRS form, document and ID (R9.4, R9.5, R9.6, R10.4)', (_kind, file, problems) => {
    const found = [
      irsFormProblem(file),
      businessFileProblem('taxReturn', file),
      businessFileProblem('idDocument:owner-1', file),
    ];
    expect(found).toEqual(problems);
  });

  it.each([
    [5_242_880, null, null],
    [5_242_881, null, 'largerThanAdvised'],
    [TEN_MIB, null, 'largerThanAdvised'],
    [TEN_MIB + 1, 'largerThanAdvised', 'largerThanAdvised'],
    [10 * TEN_MIB, 'largerThanAdvised', 'largerThanAdvised'],
    [10 * TEN_MIB + 1, 'tooLargeToSave', 'tooLargeToSave'],
  ])('of %i bytes asks as document for the notice %s, as ID for %s (R9.4, R9.5, R15.4)', (sizeBytes, ...notices) => {
    const seen = [
      sizeWarning('taxReturn', { ...PDF, sizeBytes }),
      sizeWarning('idDocument:owner-1', { ...JPEG, sizeBytes }),
    ];
    expect(seen).toEqual(notices);
  });
});
