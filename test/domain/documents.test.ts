import { describe, expect, it } from 'vitest';
import {
  businessDocumentProblem,
  businessDocumentSizeNotice,
  type FileRef,
  irsFormProblem,
  ownerIdProblem,
  ownerIdSizeNotice,
} from '#machines/domain/documents.ts';

const PDF: FileRef = { id: 'f1', name: 'form.pdf', sizeBytes: 1000, mimeType: 'application/pdf', content: 'pdf' };
const JPEG: FileRef = { ...PDF, name: 'id.jpg', mimeType: 'image/jpeg', content: 'jpeg' };
const PNG: FileRef = { ...PDF, name: 'id.png', mimeType: 'image/png', content: 'png' };

const TEN_MIB = 10_485_760;

describe('a signed IRS form', () => {
  it.each([
    ['a PDF', PDF, null],
    ['a PDF of one byte', { ...PDF, sizeBytes: 1 }, null],
    ['a PDF of 10,485,760 bytes', { ...PDF, sizeBytes: TEN_MIB }, null],
    ['a PDF of 10,485,761 bytes', { ...PDF, sizeBytes: TEN_MIB + 1 }, 'tooLarge'],
    ['a PDF by another name of the type', { ...PDF, mimeType: 'application/x-pdf' }, null],
    ['an image', PNG, 'notPdf'],
    ['a file without a type', { ...PDF, mimeType: '' }, 'notPdf'],
    ['a file that only calls itself a PDF', { ...PDF, content: 'other' }, 'notPdf'],
    ['an image that calls itself a PDF', { ...PDF, content: 'jpeg' }, 'notPdf'],
    ['an empty PDF', { ...PDF, sizeBytes: 0, content: 'other' }, 'empty'],
    ['an empty image', { ...PNG, sizeBytes: 0, content: 'other' }, 'notPdf'],
    ['a PDF that cannot be read', { ...PDF, content: 'unreadable' }, 'unreadable'],
    ['an image that is too large', { ...PNG, sizeBytes: TEN_MIB + 1 }, 'notPdf'],
    ['an unreadable file that is too large', { ...PDF, sizeBytes: TEN_MIB + 1, content: 'unreadable' }, 'tooLarge'],
  ] as const)('that is $0 has the problem $2 (R10.4)', (_kind, file, problem) => {
    expect(irsFormProblem(file)).toBe(problem);
  });
});

describe('a business document or tax return', () => {
  it.each([
    ['a PDF', PDF, null],
    ['a PDF larger than its label advises', { ...PDF, sizeBytes: 50 * TEN_MIB }, null],
    ['an image', JPEG, 'notPdf'],
    ['a file without a type', { ...PDF, mimeType: '' }, 'notPdf'],
    ['a file that only calls itself a PDF', { ...PDF, content: 'other' }, 'notPdf'],
    ['an empty PDF', { ...PDF, sizeBytes: 0, content: 'other' }, 'empty'],
    ['a PDF that cannot be read', { ...PDF, content: 'unreadable' }, 'unreadable'],
  ] as const)('that is $0 has the problem $2 (R9.5, R9.6)', (_kind, file, problem) => {
    expect(businessDocumentProblem(file)).toBe(problem);
  });

  it.each([
    [TEN_MIB, null],
    [TEN_MIB + 1, 'largerThanAdvised'],
    [10 * TEN_MIB, 'largerThanAdvised'],
    [10 * TEN_MIB + 1, 'tooLargeToKeep'],
  ] as const)('of %i bytes asks for the notice %s (R9.5, R15.4)', (sizeBytes, notice) => {
    expect(businessDocumentSizeNotice({ ...PDF, sizeBytes })).toBe(notice);
  });
});

describe("an owner's ID document", () => {
  it.each([
    ['a PDF', PDF, null],
    ['a JPEG', JPEG, null],
    ['a PNG', PNG, null],
    ['a JPEG larger than its label advises', { ...JPEG, sizeBytes: 50 * TEN_MIB }, null],
    ['a PNG that was named .jpg', { ...JPEG, content: 'png' }, null],
    ['a picture of another kind', { ...PNG, mimeType: 'image/gif', content: 'other' }, 'notPdfOrImage'],
    ['a file without a type', { ...PDF, mimeType: '', content: 'other' }, 'notPdfOrImage'],
    ['a PDF under the name of a text', { ...PDF, mimeType: 'text/plain' }, 'notPdfOrImage'],
    ['an empty picture of another kind', { ...PNG, mimeType: 'image/gif', sizeBytes: 0 }, 'notPdfOrImage'],
    ['a file that only calls itself an image', { ...JPEG, content: 'other' }, 'notPdfOrImage'],
    ['an empty image', { ...JPEG, sizeBytes: 0, content: 'other' }, 'empty'],
    ['an image that cannot be read', { ...JPEG, content: 'unreadable' }, 'unreadable'],
  ] as const)('that is $0 has the problem $2 (R9.4)', (_kind, file, problem) => {
    expect(ownerIdProblem(file)).toBe(problem);
  });

  it.each([
    [5_242_880, null],
    [5_242_881, 'largerThanAdvised'],
    [10 * TEN_MIB, 'largerThanAdvised'],
    [10 * TEN_MIB + 1, 'tooLargeToKeep'],
  ] as const)('of %i bytes asks for the notice %s (R9.4, R15.4)', (sizeBytes, notice) => {
    expect(ownerIdSizeNotice({ ...JPEG, sizeBytes })).toBe(notice);
  });
});
