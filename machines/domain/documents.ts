import {
  DOCUMENT_ADVISED_BYTES,
  MAX_IRS_FORM_BYTES,
  MAX_SAVED_FILE_BYTES,
  OWNER_ID_ADVISED_BYTES,
} from '#machines/constants.ts';
import type * as v from 'valibot';
import type { FilePlace } from './choices.ts';
import type { fileRef } from './schemas.ts';

export type FileRef = Readonly<v.InferOutput<typeof fileRef>>;
export type FileContent = FileRef['content'];

export type FileProblem = 'unreadable' | 'empty' | 'notPdf' | 'notPdfOrImage' | 'tooLarge';

/** A file that was refused, and why, until the next choice for the same place (R9, R10.4). */
export type FileRefusal = { readonly name: string; readonly problem: FileProblem };

/** Why a signed IRS form is refused, or null; the type is judged before the size (R10.4). */
export function irsFormProblem(file: FileRef): FileProblem | null {
  if (!file.mimeType.includes('pdf')) return 'notPdf';
  if (file.sizeBytes === 0) return 'empty';
  if (file.sizeBytes > MAX_IRS_FORM_BYTES) return 'tooLarge';
  if (file.content === 'unreadable') return 'unreadable';
  return file.content === 'pdf' ? null : 'notPdf';
}

/** The id of the owner whose ID document belongs at a place; null where a business document does (R9.4). */
export function ownerOfPlace(place: FilePlace): string | null {
  const prefix = 'idDocument:';
  return place.startsWith(prefix) ? place.slice(prefix.length) : null;
}

/** Why a file is refused at its place on the business form, or null (R9.4, R9.5, R9.6). */
export function businessFileProblem(place: FilePlace, file: FileRef): FileProblem | null {
  return ownerOfPlace(place) === null ? businessDocumentProblem(file) : ownerIdProblem(file);
}

/** Why a business document or tax return is refused, or null; its size is not enforced (R9.5, R9.6). */
function businessDocumentProblem(file: FileRef): FileProblem | null {
  if (!file.mimeType.includes('pdf')) return 'notPdf';
  if (file.sizeBytes === 0) return 'empty';
  if (file.content === 'unreadable') return 'unreadable';
  return file.content === 'pdf' ? null : 'notPdf';
}

/** Why an owner's ID document is refused, or null; its size is not enforced (R9.4). */
function ownerIdProblem(file: FileRef): FileProblem | null {
  if (!OWNER_ID_TYPES.has(file.mimeType)) return 'notPdfOrImage';
  if (file.sizeBytes === 0) return 'empty';
  if (file.content === 'unreadable') return 'unreadable';
  return file.content === 'other' ? 'notPdfOrImage' : null;
}

const OWNER_ID_TYPES = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** What has to be said of the size of an accepted file (R9.4, R9.5, R15.4). */
export type SizeWarning = 'largerThanAdvised' | 'tooLargeToSave';

/** What has to be said of the size of an accepted business document or tax return, or null (R9.5, R9.6). */
export function businessDocumentSizeWarning(file: FileRef): SizeWarning | null {
  return sizeWarning(file, DOCUMENT_ADVISED_BYTES);
}

/** What has to be said of the size of an accepted ID document, or null (R9.4). */
export function ownerIdSizeWarning(file: FileRef): SizeWarning | null {
  return sizeWarning(file, OWNER_ID_ADVISED_BYTES);
}

/** Whether a file is too large to be saved over a reload (R15.4). */
export function isTooLargeToSave(file: FileRef): boolean {
  return file.sizeBytes > MAX_SAVED_FILE_BYTES;
}

function sizeWarning(file: FileRef, advisedBytes: number): SizeWarning | null {
  if (isTooLargeToSave(file)) return 'tooLargeToSave';
  return file.sizeBytes > advisedBytes ? 'largerThanAdvised' : null;
}
