import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileRef } from '#machines/domain/documents.ts';
import { pdfFile, pngFile } from '#test/support/files.ts';

const FOLDER = resolve(import.meta.dirname, '../../../.reports/paths/files');

/** A file on disk as this reference describes it; it is written once. */
export function givenFile(file: FileRef): string {
  const folder = join(FOLDER, `${file.id}-${file.sizeBytes}`);
  const path = join(folder, file.name);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytesOf(file));
  return path;
}

function bytesOf({ content, sizeBytes }: FileRef): Buffer {
  if (sizeBytes === 0) return Buffer.alloc(0);
  if (content === 'pdf') return pdfFile('Given', sizeBytes);
  return content === 'png' ? pngFile(sizeBytes) : Buffer.alloc(sizeBytes, '\x01');
}
