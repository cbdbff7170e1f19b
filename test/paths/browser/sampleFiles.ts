import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileRef } from '#machines/domain/documents.ts';
import { pdfFile, pngFile } from '#test/support/files.ts';
import { REPORTS } from './configuration.ts';

/** Writes the file that a reference describes, once for each worker: one that changes after it was chosen cannot be read. */
export function givenFile({ id, name, content, sizeBytes }: FileRef): string {
  const folder = join(REPORTS, 'files', process.env['TEST_PARALLEL_INDEX'] ?? '0', `${id}-${sizeBytes}`);
  const path = join(folder, name);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const bytes = content === 'pdf' ? pdfFile('Given', sizeBytes) : content === 'png' ? pngFile(sizeBytes) : null;
  writeFileSync(path, sizeBytes === 0 || bytes === null ? Buffer.alloc(sizeBytes, '\x01') : bytes);
  return path;
}
