import { DOCUMENT_ADVISED_BYTES, MAX_IRS_FORM_BYTES, OWNER_ID_ADVISED_BYTES } from '#machines/constants.ts';

/** What a file's first bytes say it is. */
export type FileContent = 'pdf' | 'jpeg' | 'png' | 'other' | 'unreadable';

/** A chosen file without its bytes; those are with the files service under the same id. The type is the browser's, from the name. */
export type FileRef = {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly mimeType: string;
  readonly content: FileContent;
};

export type FileProblem = 'unreadable' | 'empty' | 'notPdf' | 'notPdfOrImage' | 'tooLarge';

/** Why a signed IRS form is refused, or null; the type is judged before the size (R10.4). */
export function irsFormProblem(file: FileRef): FileProblem | null {
  if (!file.mimeType.includes('pdf')) return 'notPdf';
  if (file.sizeBytes === 0) return 'empty';
  if (file.sizeBytes > MAX_IRS_FORM_BYTES) return 'tooLarge';
  if (file.content === 'unreadable') return 'unreadable';
  return file.content === 'pdf' ? null : 'notPdf';
}

/** Why a business document or tax return is refused, or null; its size is not enforced (R9.5, R9.6). */
export function businessDocumentProblem(file: FileRef): FileProblem | null {
  if (!file.mimeType.includes('pdf')) return 'notPdf';
  if (file.sizeBytes === 0) return 'empty';
  if (file.content === 'unreadable') return 'unreadable';
  return file.content === 'pdf' ? null : 'notPdf';
}

/** Why an owner's ID document is refused, or null; its size is not enforced (R9.4). */
export function ownerIdProblem(file: FileRef): FileProblem | null {
  if (!OWNER_ID_TYPES.has(file.mimeType)) return 'notPdfOrImage';
  if (file.sizeBytes === 0) return 'empty';
  if (file.content === 'unreadable') return 'unreadable';
  return file.content === 'other' ? 'notPdfOrImage' : null;
}

const OWNER_ID_TYPES = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Tells whether an accepted business document is larger than its label advises (R9.5). */
export function isLargerThanAdvised(file: FileRef): boolean {
  return file.sizeBytes > DOCUMENT_ADVISED_BYTES;
}

/** Tells whether an accepted ID document is larger than its label advises (R9.4). */
export function isIdLargerThanAdvised(file: FileRef): boolean {
  return file.sizeBytes > OWNER_ID_ADVISED_BYTES;
}
