import type { FileContent, FileRef } from '#machines/domain/documents.ts';

const BEGINNINGS: Readonly<Record<FileContent, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  other: [0x6e, 0x6f],
  unreadable: [],
};

/** A file as this reference describes it; of a large one only the beginning is made, and its size is claimed. */
export function chosenFile({ name, sizeBytes, mimeType, content }: FileRef): File {
  const bytes = Uint8Array.from(BEGINNINGS[content].slice(0, sizeBytes));
  const file = new File([bytes], name, { type: mimeType });
  Object.defineProperty(file, 'size', { value: sizeBytes });
  return file;
}
