import { MAX_IRS_FORM_BYTES, MIB } from '#machines/constants.ts';
import type { FileProblem } from '#machines/domain/documents.ts';

/** Why a chosen file was refused, in words, wherever a file is asked for (R9.4 to R9.6, R10.4). */
export const FILE_PROBLEMS: Readonly<Record<FileProblem, string>> = {
  notPdf: 'Only PDF files are accepted.',
  tooLarge: `File size must be less than ${MAX_IRS_FORM_BYTES / MIB}MB.`,
  notPdfOrImage: 'Only PDF, JPG and PNG files are accepted.',
  empty: 'This file is empty. Choose another file.',
  unreadable: "We couldn't read this file. Check that it opens on your device, then choose it again.",
};
