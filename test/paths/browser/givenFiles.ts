import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileContent, FileRef } from '#machines/domain/documents.ts';

const FOLDER = resolve(import.meta.dirname, '../../../.reports/paths/files');
const BEGINNINGS: Readonly<Record<FileContent, Buffer>> = {
  pdf: Buffer.from('%PDF-1.7\n'),
  jpeg: Buffer.from('ffd8ffe0', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  other: Buffer.from('no picture'),
  unreadable: Buffer.alloc(0),
};

/** A file on disk as this reference describes it; it is written once. */
export function givenFile({ id, name, sizeBytes, content }: FileRef): string {
  const folder = join(FOLDER, `${id}-${sizeBytes}`);
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const bytes = Buffer.alloc(sizeBytes, ' ');
  BEGINNINGS[content].copy(bytes);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytes);
  return path;
}
