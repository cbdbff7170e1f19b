import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileRef } from '#machines/domain/documents.ts';
import { pdfFile, pngFile } from '#test/support/files.ts';

const FOLDER = resolve(import.meta.dirname, '../../../.reports/paths/files');

/** Writes the file that a reference describes, once for each worker: one that changes after it was chosen cannot be read. */
export function givenFile(file: FileRef): string {
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const folder = join(FOLDER, worker, `${file.id}-${file.sizeBytes}`);
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
