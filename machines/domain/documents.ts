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

export type FileRefusal = Pick<FileRef, 'name' | 'content'> & { readonly problem: FileProblem };

export function toRefusal({ name, content }: FileRef, problem: FileProblem | null): FileRefusal | null {
  return problem && { name, content, problem };
}

export function irsFormProblem(file: FileRef): FileProblem | null {
  return fileProblem(file, 'notPdf', MAX_IRS_FORM_BYTES);
}

/** Returns the owner's id, or null for a business document (R9.4). */
export function ownerOfPlace(place: FilePlace): string | null {
  const prefix = 'idDocument:';
  return place.startsWith(prefix) ? place.slice(prefix.length) : null;
}

/** Accepts any size (R9.4, R9.5, R9.6). */
export function businessFileProblem(place: FilePlace, file: FileRef): FileProblem | null {
  return fileProblem(file, ownerOfPlace(place) === null ? 'notPdf' : 'notPdfOrImage');
}

/** Checks the type detected from the bytes, because browsers and phones report different MIME types (R10.4). */
function fileProblem(
  { sizeBytes, content }: FileRef,
  wrongType: 'notPdf' | 'notPdfOrImage',
  maxBytes = Infinity,
): FileProblem | null {
  if (sizeBytes === 0 && content !== 'unreadable') return 'empty';
  if (!(wrongType === 'notPdf' ? PDFS : PDFS_AND_PICTURES).includes(content)) return wrongType;
  if (sizeBytes > maxBytes) return 'tooLarge';
  return FAULTS.find((fault) => fault === content) ?? null;
}

export type SizeWarning = 'largerThanAdvised' | 'tooLargeToSave';

export function isTooLargeToSave(file: FileRef): boolean {
  return file.sizeBytes > MAX_SAVED_FILE_BYTES;
}

export function sizeWarning(place: FilePlace, file: FileRef): SizeWarning | null {
  if (isTooLargeToSave(file)) return 'tooLargeToSave';
  const advisedBytes = ownerOfPlace(place) === null ? DOCUMENT_ADVISED_BYTES : OWNER_ID_ADVISED_BYTES;
  return file.sizeBytes > advisedBytes ? 'largerThanAdvised' : null;
}
