import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileRef } from '#machines/domain/documents.ts';
import { pdfFile, pngFile } from '#test/support/files.ts';
import { REPORTS } from './browserCoverage.ts';

/** Writes the described file once per worker, because browsers can't read a file that changed after it was chosen. */
export function writeSampleFile({ id, name, content, sizeBytes }: FileRef): string {
  const folder = join(REPORTS, 'files', process.env['TEST_PARALLEL_INDEX'] ?? '0', `${id}-${sizeBytes}`);
  const path = join(folder, name);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const bytes = content === 'pdf' ? pdfFile('Sample', sizeBytes) : content === 'png' ? pngFile(sizeBytes) : null;
  writeFileSync(path, sizeBytes === 0 || bytes === null ? Buffer.alloc(sizeBytes, '\x01') : bytes);
  return path;
}
