import {
  FILE_INSPECTION_DEADLINE_MS,
  MAX_INSPECTED_FILE_BYTES,
  PDF_SIGNATURE_WINDOW_BYTES,
} from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { acceptedContentOf, type FileContent } from '#machines/domain/fileContent.ts';
import { BROWSER_CLOCK, type Clock, withTimeout } from './clock.ts';
import { newId } from './storage.ts';

/** Determines a file's content type by opening it; rejects if it can't tell, and stops when the signal aborts. */
export type InspectFile = (
  file: File,
  content: 'pdf' | 'jpeg' | 'png' | 'other',
  signal: AbortSignal,
) => Promise<FileContent>;

/** Stores the files chosen on this page, and one secret at a time, outside the chart (R5.2, R14.2). */
export function createInputStore(clock: Clock = BROWSER_CLOCK, inspect?: InspectFile) {
  const files = new Map<string, File>();
  const secrets = new Map<string, string>();
  const pendingReads = new Set<Promise<FileRef>>();
  const read = async (file: File): Promise<FileRef> => {
    const id = newId();
    files.set(id, file);
    const content = await contentOf(file, clock, inspect);
    return { id, name: file.name, sizeBytes: file.size, mimeType: file.type, content };
  };
  return {
    storeFile: (file: File): Promise<FileRef> => {
      const pendingRead = read(file);
      pendingReads.add(pendingRead);
      void pendingRead.finally(() => pendingReads.delete(pendingRead));
      return pendingRead;
    },
    /** Calls `onRead` when no chosen file is still being read, so pressing Continue doesn't lose one (R15.1). */
    whenFilesRead: (onRead: () => void): void => {
      if (pendingReads.size === 0) onRead();
      else void Promise.allSettled(pendingReads).then(onRead);
    },
    chosenFile: (id: string) => files.get(id) ?? null,
    openFile: async ({ id, name, mimeType }: FileRef, savedBytes: (id: string) => Promise<ArrayBuffer | null>) => {
      const chosen = files.get(id);
      if (chosen !== undefined) return chosen;
      const bytes = await savedBytes(id);
      return bytes && new File([bytes], name, { type: mimeType });
    },
    storeSecret: (secret: string) => {
      const id = newId();
      secrets.clear();
      secrets.set(id, secret);
      return id;
    },
    /** Returns a secret and deletes it, or returns null if it was already taken or replaced. */
    takeSecret: (id: string) => {
      const secret = secrets.get(id) ?? null;
      secrets.delete(id);
      return secret;
    },
    clear: () => {
      files.clear();
      secrets.clear();
    },
  };
}

/**
 * Returns the type found by inspecting the file. Falls back to the type that its first bytes indicate if an accepted
 * file is too large to inspect, or if the inspection fails or takes too long. Returns `unreadable` if those bytes can't
 * be read in time.
 */
async function contentOf(file: File, clock: Clock, inspect: InspectFile | undefined): Promise<FileContent> {
  const content = await withTimeout(acceptedContentIn(file), FILE_INSPECTION_DEADLINE_MS, 'unreadable' as const, clock);
  const isTooLarge = content !== 'other' && file.size > MAX_INSPECTED_FILE_BYTES;
  if (inspect === undefined || content === 'unreadable' || isTooLarge) return content;
  const inspection = new AbortController();
  const inspected = inspect(file, content, inspection.signal);
  const result = withTimeout<FileContent, FileContent>(inspected, FILE_INSPECTION_DEADLINE_MS, content, clock);
  return result.finally(() => inspection.abort());
}

async function acceptedContentIn(file: File) {
  const start = await file.slice(0, PDF_SIGNATURE_WINDOW_BYTES).arrayBuffer();
  return acceptedContentOf(new Uint8Array(start)) ?? 'other';
}
