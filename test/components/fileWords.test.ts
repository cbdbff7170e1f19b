import { describe, expect, it } from 'vitest';
import { businessFileProblem, type FileRef, irsFormProblem, refusalOf } from '#machines/domain/documents.ts';
import { FILE_CONTENTS, type FileContent } from '#machines/domain/fileContent.ts';
import { refusalWords } from '#src/content/files.ts';
import { PDF } from '#test/support/fixtures.ts';

const ONLY_PDF = 'Only PDF files are accepted.';
const ONLY_PDF_OR_IMAGE = 'Only PDF, JPG and PNG files are accepted.';
const PRINT = 'Open it, choose Print, then save it as a PDF and choose that.';
const EXPORT = 'Open it, save or export it as a PDF, then choose that.';

const asForm = (file: FileRef) => refusalOf(file, irsFormProblem(file));
const asOwnerId = (file: FileRef) => refusalOf(file, businessFileProblem('idDocument:owner-1', file));

describe('the words of a refused file', () => {
  it.each<[FileContent, string]>([
    ['jpeg', `${ONLY_PDF} This is a JPG picture. ${PRINT}`],
    ['heic', `${ONLY_PDF} This is a HEIC photo. ${PRINT}`],
    ['word', `${ONLY_PDF} This is a Word document. ${EXPORT}`],
    [
      'webPage',
      `${ONLY_PDF} This is a web page, often a sign-in page saved instead of the document. Sign in there, download the document again, then choose it.`,
    ],
    ['archive', `${ONLY_PDF} This is a zip file or another archive. Open it, then choose the file inside.`],
    ['email', `${ONLY_PDF} This is an email. Open it, save its attachment, then choose that.`],
    ['other', `${ONLY_PDF} This is a file of another kind. ${EXPORT}`],
    [
      'lockedPdf',
      'This PDF is locked. Open it with its password, choose Print, then save it as a PDF and choose that.',
    ],
    [
      'dynamicForm',
      'This PDF is a form that only Adobe Reader can show. Open it there, choose Print, then save it as a PDF and choose that.',
    ],
    ['pagelessPdf', 'This PDF has no pages. Choose another file.'],
    [
      'brokenPdf',
      "This PDF can't be opened. It may be damaged, or only part of it was saved. Download or scan it again.",
    ],
  ])('say of %s as the signed form what it is and what to do (R10.4, R20.5)', (content, words) => {
    const refusal = asForm({ ...PDF, content });
    expect(refusal && refusalWords(refusal).join(' ')).toBe(words);
  });

  it.each<[FileContent, string]>([
    [
      'heic',
      `${ONLY_PDF_OR_IMAGE} This is a HEIC photo. Take a screenshot of it and choose that. For new photos on iPhone: Settings > Camera > Formats > Most Compatible.`,
    ],
    [
      'gif',
      `${ONLY_PDF_OR_IMAGE} This is a GIF picture. Open it and save it as a JPG or PNG, or take a screenshot of it.`,
    ],
    ['word', `${ONLY_PDF_OR_IMAGE} This is a Word document. ${EXPORT}`],
    ['brokenPicture', "This picture can't be opened. It may be damaged. Take or save it again."],
  ])('say of %s as an ID what it is and what to do (R9.4, R20.5)', (content, words) => {
    const refusal = asOwnerId({ ...PDF, content });
    expect(refusal && refusalWords(refusal).join(' ')).toBe(words);
  });

  it.each([asForm, asOwnerId])('name every kind of file but the unknown (R20.5)', (refused) => {
    const unnamed = FILE_CONTENTS.filter((content) => {
      const refusal = refused({ ...PDF, content });
      return refusal !== null && refusalWords(refusal).join(' ').includes('a file of another kind');
    });
    expect(unnamed).toEqual(['other']);
  });
});
