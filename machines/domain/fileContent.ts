import { PDF_SIGNATURE_WINDOW_BYTES } from '#machines/constants.ts';

/** Problems found by opening a file of an accepted type (R20.5). */
export const PDF_FAULTS = ['lockedPdf', 'dynamicForm', 'portfolio', 'pagelessPdf', 'brokenPdf'] as const;
export const PICTURE_FAULTS = ['brokenPicture'] as const;

/** Results of inspecting a file's bytes; only the first three are accepted (R9.4 to R9.6, R10.4). */
export const FILE_CONTENTS = [
  'pdf',
  'jpeg',
  'png',
  ...PDF_FAULTS,
  ...PICTURE_FAULTS,
  'heic',
  'avif',
  'gif',
  'webp',
  'tiff',
  'bmp',
  'svg',
  'picture',
  'media',
  'word',
  'excel',
  'office',
  'openDocument',
  'iWork',
  'rtf',
  'document',
  'text',
  'formData',
  'webPage',
  'archive',
  'shortcut',
  'email',
  'other',
  'unreadable',
] as const;

export type FileContent = (typeof FILE_CONTENTS)[number];

const JPEG_SIGNATURE = '\xff\xd8\xff';
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const PDF_SIGNATURE = '%PDF-';

/** Detects an accepted type by its signature; only a PDF signature may follow other bytes (R10.4). */
export function acceptedContentOf(bytes: Uint8Array): 'pdf' | 'jpeg' | 'png' | null {
  const start = String.fromCharCode(...bytes.subarray(0, PDF_SIGNATURE_WINDOW_BYTES));
  if (start.startsWith(JPEG_SIGNATURE)) return 'jpeg';
  if (start.startsWith(PNG_SIGNATURE)) return 'png';
  return start.includes(PDF_SIGNATURE) ? 'pdf' : null;
}
