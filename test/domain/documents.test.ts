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
const WEB_PAGE: FileRef = { ...PDF, content: 'webPage' };

const TEN_MIB = 10_485_760;

const TOO_LARGE = { ...PDF, sizeBytes: TEN_MIB + 1 };

type Problems = readonly [irsForm: FileProblem | null, document: FileProblem | null, ownerId: FileProblem | null];

describe('a chosen file', () => {
  it.each<[string, FileRef, Problems]>([
    ['a PDF', PDF, [null, null, null]],
    ['a PDF of one byte', { ...PDF, sizeBytes: 1 }, [null, null, null]],
    ['a PDF of 10,485,760 bytes', { ...PDF, sizeBytes: TEN_MIB }, [null, null, null]],
    ['a PDF of 10,485,761 bytes', TOO_LARGE, ['tooLarge', null, null]],
    ['an empty PDF', { ...PDF, sizeBytes: 0, content: 'other' }, ['empty', 'empty', 'empty']],
    ['an empty file of another type', { ...WEB_PAGE, sizeBytes: 0 }, ['empty', 'empty', 'empty']],
    ['a file that cannot be read', { ...PDF, content: 'unreadable' }, ['unreadable', 'unreadable', 'unreadable']],
    [
      'one without a size too',
      { ...PDF, sizeBytes: 0, content: 'unreadable' },
      ['unreadable', 'unreadable', 'unreadable'],
    ],
    ['a too large one too', { ...TOO_LARGE, content: 'unreadable' }, ['tooLarge', 'unreadable', 'unreadable']],
    ['a JPEG', JPEG, ['notPdf', 'notPdf', null]],
    ['a PNG', PNG, ['notPdf', 'notPdf', null]],
    ['a very large JPEG', { ...JPEG, sizeBytes: 50 * TEN_MIB }, ['notPdf', 'notPdf', null]],
    ['a web page named .pdf', WEB_PAGE, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['a HEIC photo named .jpg', { ...JPEG, content: 'heic' }, ['notPdf', 'notPdf', 'notPdfOrImage']],
    ['a locked PDF', { ...PDF, content: 'lockedPdf' }, ['lockedPdf', 'lockedPdf', 'lockedPdf']],
    ['a too large locked PDF', { ...TOO_LARGE, content: 'lockedPdf' }, ['tooLarge', 'lockedPdf', 'lockedPdf']],
    ['a dynamic form', { ...PDF, content: 'dynamicForm' }, ['dynamicForm', 'dynamicForm', 'dynamicForm']],
    ['a PDF portfolio', { ...PDF, content: 'portfolio' }, ['portfolio', 'portfolio', 'portfolio']],
    ['a PDF without pages', { ...PDF, content: 'pagelessPdf' }, ['pagelessPdf', 'pagelessPdf', 'pagelessPdf']],
    ['a broken PDF', { ...PDF, content: 'brokenPdf' }, ['brokenPdf', 'brokenPdf', 'brokenPdf']],
    ['a broken picture', { ...JPEG, content: 'brokenPicture' }, ['notPdf', 'notPdf', 'brokenPicture']],
  ])(
    'that is %s has its problems as IRS form, document and ID (R9.4, R9.5, R9.6, R10.4, R20.5)',
    (_kind, file, problems) => {
      const found = [
        irsFormProblem(file),
        businessFileProblem('taxReturn', file),
        businessFileProblem('idDocument:owner-1', file),
      ];
      expect(found).toEqual(problems);
    },
  );

  it.each([
    'application/octet-stream',
    'application/force-download',
    'application/x-pdf',
    'application/x-unknown',
    'text/plain',
    '',
  ])('that is a PDF called %j by the browser is accepted everywhere (R9.4, R9.5, R9.6, R10.4)', (mimeType) => {
    const file = { ...PDF, name: 'SCAN', mimeType };
    expect(irsFormProblem(file)).toBeNull();
    expect(businessFileProblem('taxReturn', file)).toBeNull();
    expect(businessFileProblem('idDocument:owner-1', file)).toBeNull();
  });

  it.each([
    ['jpeg', 'image/jpg'],
    ['jpeg', 'image/pjpeg'],
    ['jpeg', ''],
    ['png', 'image/jpeg'],
    ['png', 'image/x-png'],
    ['png', 'application/octet-stream'],
  ] as const)('that is a %s called %j by the browser is accepted as ID (R9.4)', (content, mimeType) => {
    expect(businessFileProblem('idDocument:owner-1', { ...JPEG, content, mimeType })).toBeNull();
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
