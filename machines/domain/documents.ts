import {
  DOCUMENT_ADVISED_BYTES,
  MAX_IRS_FORM_BYTES,
  MAX_SAVED_FILE_BYTES,
  OWNER_ID_ADVISED_BYTES,
} from '#machines/constants.ts';
import type * as v from 'valibot';
import type { FilePlace } from './choices.ts';
import { type FileContent, PDF_FAULTS, PICTURE_FAULTS } from './fileContent.ts';
import type { fileRef } from './schemas.ts';

export type FileRef = Readonly<v.InferOutput<typeof fileRef>>;

const FAULTS = [...PDF_FAULTS, ...PICTURE_FAULTS, 'unreadable'] as const;
const PDFS: readonly FileContent[] = ['pdf', ...PDF_FAULTS, 'unreadable'];
const PDFS_AND_PICTURES: readonly FileContent[] = [...PDFS, 'jpeg', 'png', ...PICTURE_FAULTS];

export type FileProblem = 'empty' | 'notPdf' | 'notPdfOrImage' | 'tooLarge' | (typeof FAULTS)[number];

/** A file that was refused, and why, until the next choice for the same place (R9, R10.4). */
export type FileRefusal = Pick<FileRef, 'name' | 'content'> & { readonly problem: FileProblem };

/** The refusal of a file that has this problem, or null where it has none. */
export function refusalOf({ name, content }: FileRef, problem: FileProblem | null): FileRefusal | null {
  return problem && { name, content, problem };
}

/** Why a signed IRS form is refused, or null (R10.4). */
export function irsFormProblem(file: FileRef): FileProblem | null {
  return fileProblem(file, 'notPdf', MAX_IRS_FORM_BYTES);
}

/** The id of the owner whose ID document belongs at a place; null where a business document does (R9.4). */
export function ownerOfPlace(place: FilePlace): string | null {
  const prefix = 'idDocument:';
  return place.startsWith(prefix) ? place.slice(prefix.length) : null;
}

/** Why a file is refused at its place on the business form, or null; its size is not enforced (R9.4, R9.5, R9.6). */
export function businessFileProblem(place: FilePlace, file: FileRef): FileProblem | null {
  return fileProblem(file, ownerOfPlace(place) === null ? 'notPdf' : 'notPdfOrImage');
}

/** The bytes decide, not the type, which browsers and phones report differently (R10.4). */
function fileProblem(
  { sizeBytes, content }: FileRef,
  otherKind: 'notPdf' | 'notPdfOrImage',
  mostBytes = Infinity,
): FileProblem | null {
  if (sizeBytes === 0 && content !== 'unreadable') return 'empty';
  if (!(otherKind === 'notPdf' ? PDFS : PDFS_AND_PICTURES).includes(content)) return otherKind;
  if (sizeBytes > mostBytes) return 'tooLarge';
  return FAULTS.find((fault) => fault === content) ?? null;
}

/** What has to be said of the size of an accepted file (R9.4, R9.5, R15.4). */
export type SizeWarning = 'largerThanAdvised' | 'tooLargeToSave';

/** Whether a file is too large to be saved over a reload (R15.4). */
export function isTooLargeToSave(file: FileRef): boolean {
  return file.sizeBytes > MAX_SAVED_FILE_BYTES;
}

/** What has to be said of the size of a file that is accepted at its place, or null (R9.4, R9.5, R9.6). */
export function sizeWarning(place: FilePlace, file: FileRef): SizeWarning | null {
  if (isTooLargeToSave(file)) return 'tooLargeToSave';
  const advisedBytes = ownerOfPlace(place) === null ? DOCUMENT_ADVISED_BYTES : OWNER_ID_ADVISED_BYTES;
  return file.sizeBytes > advisedBytes ? 'largerThanAdvised' : null;
}
